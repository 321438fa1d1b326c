import { waitFor } from '../../payments';

export async function GET() {
  return new Response(await waitFor('handler-wait-for'));
}
