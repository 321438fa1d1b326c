import { sign } from '@paychord/sdk/webhooks';
import { createTestPayload } from '@paychord/sdk/webhooks/testing';
import { expect, test } from 'vitest';
import { send } from './send.ts';
import { type AppOptions, secret, startApp } from './server.ts';

test.each<[title: string, file: string, options?: AppOptions]>([
  ['node:http', 'apps/node.ts'],
  ['Express 4', 'apps/express.ts', { express: 'express-4' }],
  ['Express 5', 'apps/express.ts'],
  ['Fastify', 'apps/fastify.ts'],
  ['Koa', 'apps/koa.ts'],
  ['Hono', 'apps/hono.ts'],
  ['NestJS on Express', 'apps/nest-express.ts'],
  ['NestJS on Fastify', 'apps/nest-fastify.ts'],
  ['a NestJS controller', 'apps/nest-controller.ts'],
  ['Lambda, format 1.0', 'gateway.ts', { format: '1.0' }],
  ['Lambda, format 2.0', 'gateway.ts', { format: '2.0' }],
])(
  'in %s, a receiver of transfers with a secret handles a signed transfer and rejects an unsigned one',
  async (_title, file, options) => {
    const server = await startApp(file, { ...options, signsTransfers: true });
    try {
      const transfers = `${server.url}/v1/banking/transfers`;
      const payload = createTestPayload('banking.transfer');
      const body = JSON.stringify(payload);
      const headers = { 'content-type': 'application/json' };
      expect(await send(transfers, { body, headers })).toMatchObject({ status: 401 });
      expect(server.lines).not.toContain(`received ${payload.id}`);
      const signed = { ...headers, 'x-hmac-signature': await sign(body, secret) };
      expect(await send(transfers, { body, headers: signed })).toMatchObject({ status: 200 });
      await server.prints(`received ${payload.id}`);
    } finally {
      server.stop();
    }
  },
);
