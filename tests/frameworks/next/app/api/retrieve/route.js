import { retrieve } from '../../payments';

export async function GET() {
  return new Response(await retrieve('handler-retrieve'));
}
