// Handlers of msw behind hono: read the body and return the example.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { getResponse, HttpResponse, http } from 'msw';
import { cannedResponse, path } from '../../payment.ts';

const handlers = [
  http.post(`*${path}`, async ({ request }) => {
    await request.json();
    return HttpResponse.json(cannedResponse, { status: 201 });
  }),
];
const app = new Hono();
app.all('*', async ({ req }) => (await getResponse(handlers, req.raw)) ?? new Response(null, { status: 404 }));
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' });
