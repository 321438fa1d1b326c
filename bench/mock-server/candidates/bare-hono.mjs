// The floor: reads the body, answers the example.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { cannedAnswer, path } from '../../payment.ts';

const app = new Hono();
app.post(path, async (context) => {
  await context.req.json();
  return context.json(cannedAnswer, 201);
});
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' });
