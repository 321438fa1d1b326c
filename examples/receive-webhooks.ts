import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { constructEvent, WebhookVerificationError } from '@paychord/sdk/webhooks';

const secret = process.env.WEBHOOK_SECRET;
if (secret === undefined) throw new Error('Set WEBHOOK_SECRET to the client secret of the webhook');

export const server = createServer(async (request, response) => {
  try {
    const event = await constructEvent(await buffer(request), request.headers, { secret });
    console.log(event.kind, event.kind === 'transfer' ? event.payload.id : event.type_event);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"received":true}');
  } catch (error) {
    // The service sends again after a 5xx, and never after a 4xx.
    response.writeHead(error instanceof WebhookVerificationError ? 401 : 500).end();
  }
}).listen(Number(process.env.PORT ?? 3000));
