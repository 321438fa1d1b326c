import { waitWithFetch } from '../../payments';

export default async function Page({ params }) {
  const { id } = await params;
  return <p>{await waitWithFetch(id)}</p>;
}
