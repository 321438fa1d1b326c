import { mistakes } from './mistakes.ts';

/** What both expressions of a mistake gave: a message, or undefined when they worked. */
export interface MistakeResult {
  readonly mistake: string | undefined;
  readonly fix: string | undefined;
}

/**
 * Returns a program that evaluates the expressions of each mistake in an empty project, and prints a list of {@link MistakeResult}. It
 * replaces the ports of its servers in messages by fixed ones. The expressions may use the exports of both packages and what stands before
 * them: `options`, `client`, `mock`, `secret`, `body`, `receive`, `deliver`, `unconnectedClient` and addresses of local servers.
 */
export function mistakesProgram(): string {
  const cases = mistakes.map(({ mistake, fix }) => `  [async () => ${mistake}, async () => ${fix}],`);
  return `import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { createClient, logHooks, pdfEvidence } from '@paychord/sdk';
import { createFetch, createOpenApiClient } from '@paychord/sdk/openapi-fetch';
import { constructEvent, createWebhookReceiver, sign, verifySignature } from '@paychord/sdk/webhooks';
import { expressHandler } from '@paychord/sdk/webhooks/express';
import { fastifyHandler, fastifyPlugin } from '@paychord/sdk/webhooks/fastify';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { nodeListener } from '@paychord/sdk/webhooks/node';
import { postgresStore } from '@paychord/sdk/webhooks/postgres';
import { createTestWebhook } from '@paychord/sdk/webhooks/testing';
import express from 'express';
import Fastify from 'fastify';
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';

const publicApiKey = 'public-key-1';
const secretKey = 'secret-key-1';
const mock = createMockServer({ credentials: [{ publicApiKey, privateSecretKey: secretKey }] });
const server = await listen(mock);

async function serve(respond) {
  const running = createServer(respond).listen(0, '127.0.0.1');
  await once(running, 'listening');
  return { running, url: \`http://127.0.0.1:\${running.address().port}\` };
}
const redirecting = await serve((_request, response) => {
  response.writeHead(308, { location: 'https://me:password@www.example.com/v1/payments?token=canary' }).end();
});
const site = await serve((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
});
const closed = await serve(() => {});
closed.running.close();
await once(closed.running, 'close');
const closedPort = closed.url;
const redirectingServer = redirecting.url;
const webSite = site.url;
// Not loopback for the client, although it leads to this machine.
const otherHost = server.url.replace('127.0.0.1', '0.0.0.0');
const httpsToHttpPort = server.url.replace('http:', 'https:');

const options = { baseUrl: server.url, publicApiKey, privateSecretKey: secretKey };
const headers = { 'public-api-key': publicApiKey, 'private-secret-key': secretKey };
const client = createClient(options);
const openApi = createOpenApiClient(options);
const clock = { now: () => 0, setTimeout: () => 0, clearTimeout() {} };
const secret = 'whsec-1';
const handler = () => {};
const on = { 'payment.purchase': handler };
const rawBody = '{}';
const signature = await sign(rawBody, secret);
const receive = createWebhookReceiver({ accept: 'payment', secret, on });
// As a Client of pg without connect().
const unconnectedClient = { query: () => new Promise(() => {}) };

// What a receiver logs by default.
let logged;
console.error = (line, error) => {
  logged = error || new Error(line);
};
/** Sends an authentic event to a server, a listener or an application. Throws what the receiver logs unless the event is accepted. */
async function deliver(target) {
  const webhooks = typeof target === 'function' ? createServer(target) : (target.server ?? target);
  await (target.ready?.() ?? undefined);
  webhooks.listen(0, '127.0.0.1');
  await once(webhooks, 'listening');
  const webhook = await createTestWebhook('payment.purchase', { secret });
  const init = { method: 'POST', headers: webhook.headers, body: await webhook.text() };
  const response = await fetch(\`http://127.0.0.1:\${webhooks.address().port}/webhooks\`, init);
  webhooks.closeAllConnections();
  webhooks.close();
  if (!response.ok) throw logged;
}
const body = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'Running shoes',
  amount: { currency: 'USD', value: 25.5 },
  country: 'US',
  workflow: 'DIRECT',
  payment_method: { token: 'tok-1' },
};
const payment = await client.payments.create(body);
const { id: paymentId } = payment;
const pdf = new TextEncoder().encode('%PDF-1.7');
const { id: transferId, organizationCode } = mock.onboardings.seedTransfer();
async function messageOf(response) {
  const { messages } = await response.json();
  if (!response.ok) throw new Error(messages.join('; '));
}

const fixedPorts = [[server.url, 4010], [closedPort, 4011], [redirectingServer, 4012], [webSite, 4013]];
const withFixedPorts = (message) =>
  fixedPorts.reduce((text, [url, port]) => text.replaceAll(\`:\${new URL(url).port}\`, \`:\${port}\`), message);

const cases = [
${cases.join('\n')}
];

const run = async (expression) => {
  try {
    const result = await expression();
    // A server of a fix would keep the process running.
    if (typeof result?.close === 'function') await result.close();
    return undefined;
  } catch (error) {
    return withFixedPorts(error.message);
  } finally {
    mock.faults.clear();
  }
};
const results = [];
for (const [mistake, fix] of cases) results.push({ mistake: await run(mistake), fix: await run(fix) });
redirecting.running.close();
site.running.close();
await server.close();
console.log(JSON.stringify(results));
`;
}
