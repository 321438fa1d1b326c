// A receiver over each store, and on Lambda, where there are neither types of Node nor packages of databases.
import { createWebhookReceiver, type WebhookReceiver, type WebhookStore } from '@paychord/sdk/webhooks';
import { type LambdaHttpEvent, type LambdaHttpResult, lambdaHandler } from '@paychord/sdk/webhooks/lambda';
import { type MemoryStoreOptions, memoryStore } from '@paychord/sdk/webhooks/memory';
import { type PostgresStore, postgresStore, postgresStoreSchema } from '@paychord/sdk/webhooks/postgres';
import { type RedisClient, redisStore } from '@paychord/sdk/webhooks/redis';
import {
  createEdgeCaseWebhook,
  createOutOfOrderWebhooks,
  createTestDeliveries,
  createTestPayload,
  createTestWebhook,
  edgeCases,
} from '@paychord/sdk/webhooks/testing';

const secret = 'webhook-secret';

/** As much of a server as one event needs: it is claimed, and then done. */
class Replies {
  asked = 0;
  reply(): string {
    this.asked += 1;
    return this.asked === 1 ? 'claimed' : '1';
  }
  row(): { result: string } {
    return { result: this.reply() };
  }
}

// Declared as in the packages.
class NodeRedis extends Replies {
  isOpen = true;
  async eval(_script: string | Uint8Array, options?: { keys?: string[]; arguments?: string[] }): Promise<unknown> {
    return options?.keys?.[0]?.startsWith('webhook:') && this.reply();
  }
}
class IoRedis extends Replies {
  defineCommand(_name: string, _definition: { lua: string; numberOfKeys?: number }): void {}
  async eval(_script: string, numberOfKeys: string | number, ...args: (string | number)[]): Promise<unknown> {
    return numberOfKeys === 1 && String(args[0]).startsWith('webhook:') && this.reply();
  }
}
class Upstash extends Replies {
  async eval<Args extends unknown[], Data = unknown>(_script: string, keys: string[], _args: Args): Promise<Data> {
    return (keys[0]?.startsWith('webhook:') && this.reply()) as Data;
  }
}
class Pool extends Replies {
  async query<Row extends object>(
    _text: string,
    _values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }> {
    return { rows: [this.row() as Row], rowCount: 1 };
  }
}
class Sql extends Replies {
  async unsafe<Rows extends object[]>(_query: string, _values?: (string | number | boolean | null)[]): Promise<Rows> {
    return [this.row()] as object[] as Rows;
  }
}

function receiverOver(dedupe: WebhookStore, handled: string[] = []): WebhookReceiver {
  return createWebhookReceiver({
    accept: 'payment',
    secret,
    dedupe,
    on: {
      'payment.purchase': ({ payload }, { attempt }) => handled.push(`${payload.data.payment.status} ${attempt}`),
    },
    onDelivery: () => {},
  });
}

async function throughStore(client: Replies, store: WebhookStore): Promise<[status: number, asked: number]> {
  const { status } = await receiverOver(store)(await createTestWebhook('payment.purchase', { secret }));
  return [status, client.asked];
}

async function throughRedis(client: Replies & RedisClient): Promise<[status: number, asked: number]> {
  return throughStore(client, redisStore(client, { prefix: 'webhook:' }));
}

/** Compiles only if the types reject a value that is not a client. */
function mistakes(): unknown[] {
  return [
    // @ts-expect-error: a URL is not a client.
    () => redisStore('redis://127.0.0.1'),
    // @ts-expect-error: a URL is not a client.
    () => postgresStore('postgres://127.0.0.1'),
    // @ts-expect-error: a store has three methods.
    () => receiverOver({ claim: async () => 'claimed' as const }),
  ];
}

async function main(): Promise<void> {
  const options: MemoryStoreOptions = { maxKeys: 100, now: () => Date.now() };
  const handled: string[] = [];
  const receive = receiverOver(memoryStore(options), handled);
  for (const attempt of await createTestDeliveries('payment.purchase', { secret }, 3)) await receive(attempt);
  const receiveTransfer = createWebhookReceiver({
    accept: 'transfer',
    secret,
    dedupe: memoryStore(options),
    on: { 'banking.transfer': ({ payload }) => handled.push(payload.status) },
  });
  for (const transfer of await createOutOfOrderWebhooks({ secret })) await receiveTransfer(transfer);

  const unlike: string[] = [];
  for (const variant of edgeCases) {
    const { request, status } = await createEdgeCaseWebhook(variant, { secret });
    if ((await receive(request)).status !== status) unlike.push(variant);
  }

  const handler: (event: LambdaHttpEvent) => Promise<LambdaHttpResult> = lambdaHandler(receive);
  const onLambda: [number, string][] = [];
  for (const version of ['1.0', '2.0'] as const) {
    const request = await createTestWebhook(createTestPayload('payment.refund'), { secret });
    const headers: Record<string, string> = {};
    request.headers.forEach((value, name) => {
      headers[name] = value;
    });
    const content = { headers, body: await request.text() };
    const { statusCode, body } = await handler(
      version === '1.0'
        ? { httpMethod: 'POST', ...content }
        : { requestContext: { http: { method: 'POST' } }, ...content },
    );
    onLambda.push([statusCode, body]);
  }

  const [pool, sql] = [new Pool(), new Sql()];
  const store: PostgresStore = postgresStore(pool, { table: 'payments.claims' });
  console.log(
    JSON.stringify({
      handled: handled.slice(0, 3),
      unlike,
      onLambda,
      nodeRedis: await throughRedis(new NodeRedis()),
      ioRedis: await throughRedis(new IoRedis()),
      upstash: await throughRedis(new Upstash()),
      pg: await throughStore(pool, store),
      postgresJs: await throughStore(sql, postgresStore(sql)),
      inTransaction: await store.claimInTransaction(pool, 'key', { ttlMs: 1_000 }),
      schema: postgresStoreSchema({ table: 'payments.claims' }).includes('"payments"."claims"'),
      mistakes: mistakes().length,
    }),
  );
}

void main();
