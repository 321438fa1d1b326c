import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { constructEvent } from '@paychord/sdk/webhooks';

const secret = process.env.WEBHOOK_SECRET ?? 'whsec-example';

export const server = createServer(async (request, response) => {
  try {
    const event = await constructEvent(await buffer(request), request.headers, { secret });
    console.log(event.kind, event.kind === 'transfer' ? event.payload.id : event.type_event);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"received":true}');
  } catch {
    response.writeHead(401).end();
  }
}).listen(Number(process.env.PORT ?? 3000));
