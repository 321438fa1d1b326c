import { waitWithFetch } from '../../../payments';

export async function GET(_request, { params }) {
  const { id } = await params;
  return new Response(await waitWithFetch(id));
}
