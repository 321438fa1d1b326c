import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createClient } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';
import { nodeListener } from '@paychord/sdk/webhooks/node';
import { createShop } from './shop.ts';
import { createStorefront, writePage } from './storefront.ts';
import { webhookEndpoint } from './webhooks.ts';

const { PORT = '3000', PAYCHORD_WEBHOOK_SECRET = '' } = process.env;

const options = clientOptionsFromEnv();
const client = createClient(options);
const shop = createShop(client, () => readFile(new URL('delivery-note.pdf', import.meta.url)));
const receiveWebhook = nodeListener(webhookEndpoint(shop, PAYCHORD_WEBHOOK_SECRET));
const shopUrl = `http://localhost:${PORT}`;
const storefront = createStorefront(client, shop, shopUrl, `${options.baseUrl}/__pay/sessions`);

createServer(async (request, response) => {
  const { method = '', url = '/' } = request;
  if (url === '/webhooks') return receiveWebhook(request, response);
  try {
    const reply = await storefront(method, new URL(url, shopUrl), new URLSearchParams(await text(request)));
    if ('location' in reply) response.writeHead(303, { location: reply.location }).end();
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(writePage(reply));
  } catch (error) {
    console.error(error);
    response.writeHead(500).end('Something went wrong. Try again.');
  }
}).listen(Number(PORT), () => console.log(`The shop is open at ${shopUrl}/orders/ORDER-1`));
