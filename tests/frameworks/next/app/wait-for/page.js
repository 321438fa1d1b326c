import { waitFor } from '../payments';

export default async function Page() {
  return <p>{await waitFor('page-wait-for')}</p>;
}
