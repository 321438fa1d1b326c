import { retrieve } from '../payments';

export default async function Page() {
  return <p>{await retrieve('page-retrieve')}</p>;
}
