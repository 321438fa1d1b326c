import { retrieveAsTenant } from '../payments';

export default async function Page() {
  return <p>{await retrieveAsTenant('page-tenant')}</p>;
}
