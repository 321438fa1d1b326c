// A minimal server: reads the body and returns the example.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { cannedResponse, path } from '../../payment.ts';

const app = new Hono();
app.post(path, async (context) => {
  await context.req.json();
  return context.json(cannedResponse, 201);
});
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' });
