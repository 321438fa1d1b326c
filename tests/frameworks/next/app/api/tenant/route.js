import { retrieveAsTenant } from '../../payments';

export async function GET() {
  return new Response(await retrieveAsTenant('handler-tenant'));
}
