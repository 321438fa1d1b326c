import { createMockServer } from '@paychord/mock-server';
import { createClient, knownWebhookEventTypeValues } from '@paychord/sdk';
import { createWebhookReceiver, signSync, type WebhookHandler, type WebhookKind } from '@paychord/sdk/webhooks';
import { createTestPayload } from '@paychord/sdk/webhooks/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestReceiver } from '../../../packages/mock-server/test/helpers/test-receiver.ts';
import { cardPayment } from '../../helpers/requests.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Path = readonly string[];

const secret = 'whsec-genuine';
const identity = [
  ...['id', 'status', 'direction'],
  ...['type_event', 'data', 'data.payment', 'data.payment.id', 'data.payment.status'],
];

/** What the service sends: the events of the mock server, whole, and one test payload of each type. */
async function genuineEvents(): Promise<Json[]> {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver();
  mock.webhooks.register({ receiver });
  mock.webhooks.setMerchantBaseUrl(receiver);
  const client = createClient({ baseUrl: 'https://mock.test', ...mock.credentials, fetch: mock.fetch });
  const { id, transactions } = await client.payments.create(cardPayment());
  await client.payments.refund(id, transactions.id, { merchant_reference: 'REF-1' });
  mock.transfers.complete(mock.transfers.receive().id);
  await mock.settled();
  const names = [...knownWebhookEventTypeValues, 'banking.transfer'] as const;
  return [...received.map(({ json }) => json), ...names.map((name) => createTestPayload(name) as unknown as Json)];
}

/** All places inside an event. */
function pathsIn(value: Json, path: Path = []): Path[] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const below = members.flatMap(([name, member]) => pathsIn(member, [...path, name]));
  return path.length ? [path, ...below] : below;
}

/** The event with another value at the path; `undefined` removes it. */
function changedAt(event: Json, path: Path, value: Json | undefined): Json {
  const copy = structuredClone(event);
  const parent = path.slice(0, -1).reduce((at, name) => (at as Record<string, Json>)[name] as Json, copy);
  Object.assign(parent as object, { [path.at(-1) as string]: value });
  return copy;
}

const events = await genuineEvents();
const places = events.flatMap((event) => pathsIn(event).map((path) => ({ event, path })));
const values = fc.oneof(
  fc.constant(undefined),
  fc.constant(null),
  fc.string(),
  // Above it, a number in an amount makes an event malformed.
  fc.double({ noNaN: true, min: -(2 ** 53), max: 2 ** 53 }),
  fc.integer().map(String),
  fc.boolean(),
  fc.array(fc.jsonValue() as fc.Arbitrary<Json>, { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.jsonValue() as fc.Arbitrary<Json>, { maxKeys: 3 }),
);
const onePlace = fc.constantFrom(...places);
const isIdentity = (path: Path) => identity.includes(path.join('.'));

/** An amount that is present but has no valid value or currency. Above 2^53, a number stands for several amounts. */
function isBrokenAmount(amount: unknown): boolean {
  if (amount === undefined || amount === null) return false;
  const { value, currency } = Object(amount);
  return (
    typeof amount !== 'object' ||
    typeof value !== 'number' ||
    !(Math.abs(value) <= 2 ** 53) ||
    typeof currency !== 'string'
  );
}

function setUp(onUnknown?: WebhookHandler) {
  let typed = 0;
  const handler = () => {
    typed += 1;
  };
  const receiverOf = (accept: WebhookKind, names: readonly string[]) =>
    createWebhookReceiver({
      accept,
      secret,
      on: Object.fromEntries(names.map((name) => [name, handler])),
      onDelivery: () => {},
      ...(onUnknown && { onUnknown }),
    });
  const receivePayment = receiverOf('payment', knownWebhookEventTypeValues);
  const receiveTransfer = receiverOf('transfer', ['banking.transfer']);
  return {
    /** The status of the response, and how many typed handlers ran. The kind of the original event decides the route. */
    async deliver(event: Json, original = event) {
      const receive = 'direction' in Object(original) ? receiveTransfer : receivePayment;
      const body = JSON.stringify(event);
      typed = 0;
      const headers = { 'x-hmac-signature': signSync(body, secret) };
      const { status } = await receive(new Request('https://merchant.test', { method: 'POST', body, headers }));
      return { status, typed };
    },
  };
}

test('each genuine event reaches its handler', async () => {
  const { deliver } = setUp();
  expect(events.length).toBeGreaterThan(12);
  for (const event of events) expect(await deliver(event)).toEqual({ status: 200, typed: 1 });
});

test('2,000 events with one changed field outside their identity reach their handler, or are retried for an invalid amount', async () => {
  const { deliver } = setUp();
  const outside = fc.constantFrom(...places.filter(({ path }) => !isIdentity(path)));
  let broken = 0;
  await fc.assert(
    fc.asyncProperty(outside, values, async ({ event, path }, value) => {
      const delivered = await deliver(changedAt(event, path, value), event);
      const isBroken = 'direction' in Object(event) && isBrokenAmount(Object(changedAt(event, path, value)).amount);
      if (isBroken) broken += 1;
      expect(delivered).toEqual(isBroken ? { status: 500, typed: 0 } : { status: 200, typed: 1 });
    }),
    { numRuns: 2_000 },
  );
  expect(broken).toBeGreaterThan(0);
});

test('2,000 events with a changed identity never get a 4xx, and are retried unless their type is new', async () => {
  const { deliver } = setUp();
  const inside = fc.constantFrom(...places.filter(({ path }) => isIdentity(path)));
  await fc.assert(
    fc.asyncProperty(inside, values, async ({ event, path }, value) => {
      const changed = changedAt(event, path, value);
      const { type_event } = Object(changed);
      const known: readonly string[] = knownWebhookEventTypeValues;
      const isNewType = typeof type_event === 'string' && !known.includes(type_event);
      const { status, typed } = await deliver(changed, event);
      // With another status, for example, it is still an event that has a handler.
      expect(status).toBe(typed === 1 || isNewType ? 200 : 500);
    }),
    { numRuns: 2_000 },
  );
});

test('2,000 events with one change anywhere reach exactly one handler if onUnknown is set', async () => {
  let unknown = 0;
  const { deliver } = setUp(() => {
    unknown += 1;
  });
  await fc.assert(
    fc.asyncProperty(onePlace, values, async ({ event, path }, value) => {
      unknown = 0;
      const { status, typed } = await deliver(changedAt(event, path, value), event);
      expect([status, typed + unknown]).toEqual([200, 1]);
    }),
    { numRuns: 2_000 },
  );
});
