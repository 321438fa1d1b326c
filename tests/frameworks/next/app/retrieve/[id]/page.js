import { retrieve } from '../../payments';

export default async function Page({ params }) {
  const { id } = await params;
  return <p>{await retrieve(id)}</p>;
}
