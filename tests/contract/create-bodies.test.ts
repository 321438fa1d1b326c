import { createMockServer } from '@paychord/mock-server';
import { expect, test } from 'vitest';
import { seed } from '../helpers/effort.ts';
import { type RequestField, sampleOf } from '../helpers/request-bodies.ts';
import { createTestMerchant } from '../helpers/test-merchant.ts';
import { transactionPath } from './conformance/case.ts';

/** A generator of numbers from 0 to 1, which always gives the same for one seed. */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A body as a program could write it, and the same without the fields whose value means that they are absent. */
interface Bodies {
  readonly sent: Body;
  readonly meant: Body;
}

interface Body {
  workflow?: string | null;
  checkout?: { session?: string | null } | null;
  payment_method: Record<string, unknown> & { detail?: { card?: { card_data?: { number?: string } | null } } };
  subscription?: object | null;
  amount: { currency: string; value: number };
}

const absent = Symbol('absent');

function createBodies(random: () => number): Bodies {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const lists = () => pick(['sample', 'empty'] as const);
  const choose = (field: RequestField, sample: () => unknown, path: string): unknown => {
    // A card number needs its expiry.
    if (path.includes('card_data.expiration_')) return sample();
    if (path === 'amount') return { currency: 'USD', value: pick([1, 25.5, 100]) };
    if (path === 'payment_method.type') return pick([absent, null, 'CARD', 'CARD', 'BANK_TRANSFER', 'PIX']);
    if (path === 'workflow') return pick([absent, null, 'SDK_CHECKOUT', 'DIRECT', 'DIRECT', 'REDIRECT']);
    if (path === 'checkout.session') return pick([absent, null, '', ...Array(7).fill(`session-${random()}`)]);
    if (field.isRequired) return sample();
    if (field.schema['x-absence-moves-money']) return pick([absent, sample()]);
    if (field.movesMoney) return pick([absent, sample(), sample()]);
    if (field.isUntyped && random() < 0.3) return pick(['text', '007', 7, 0, 2.5, true, false]);
    if (field.emptyMeansAbsent && random() < 0.3) return '';
    const value = sample();
    return pick([absent, null, value, value, Array.isArray(value) && lists() === 'empty' ? [] : value]);
  };
  const marked = sampleOf({ $ref: '#/components/schemas/CreatePaymentRequest' }, (field, sample, path) => {
    const value = choose(field, sample, path);
    // Also what is absent without a value, so that the other body can leave it out.
    if (value === absent) return undefined;
    const isAbsent = value === null || (value === '' && field.emptyMeansAbsent);
    return isAbsent ? { [absent]: value } : value;
  });
  return { sent: written(marked, true) as Body, meant: written(marked, false) as Body };
}

/** Returns a body with the values that mean an absent field, or without these fields. */
function written(value: unknown, isSent: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => written(each, isSent));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, each]) => {
    if (!Object.hasOwn(Object(each), absent)) return [[name, written(each, isSent)]];
    return isSent ? [[name, (each as Record<symbol, unknown>)[absent]]] : [];
  });
  return Object.fromEntries(entries);
}

/** What may refuse the body, by the messages of the response. */
function limitsOf({ sent, meant }: Bodies): RegExp[] {
  const { workflow = 'SDK_CHECKOUT', checkout, payment_method: method, subscription } = meant;
  const tokens = ['token', 'vaulted_token'].filter((name) => name in sent.payment_method && !(name in method));
  const hasToken = method.token !== undefined || method.vaulted_token !== undefined;
  const hasInstrument = hasToken || method.detail?.card?.card_data?.number !== undefined || subscription !== undefined;
  const isCard = method.type === 'CARD' || (method.type === undefined && (hasToken || !isTransfer(method)));
  // The customer types the card of a redirect on the page of the payment.
  const isOnPage = workflow === 'REDIRECT';
  if (tokens.length > 0 && isCard && !hasInstrument && !isOnPage)
    return [/^payment_method\.(token|vaulted_token) must not be empty/];
  const isWithoutSession = workflow === 'SDK_CHECKOUT' && checkout?.session === undefined;
  return [
    ...(isWithoutSession ? [/^checkout(\.session)? is required/] : []),
    // As without the fields: an object without a field says nothing.
    ...(Object.keys(method).length === 0 ? [/^payment_method must have at least 1 field/] : []),
  ];
}

function isTransfer({ detail }: Body['payment_method']): boolean {
  return detail !== undefined && 'bank_transfer' in detail && detail.card === undefined;
}

const merchant = () => {
  const mock = createMockServer({ strict: true, seed: 3 });
  const transport = { mock, baseUrl: 'https://in-process.test', fetch: mock.fetch, stop: () => mock.close() };
  return createTestMerchant(transport, { publicApiKey: 'public', privateSecretKey: 'secret' });
};

const total = 2_000;

test(`of ${total} create bodies with null, empty, absent and untyped fields, only the stated limits refuse one, and no amount changes`, async () => {
  const random = randomOf(seed);
  // The same calls give the same ids and times on both.
  const [one, other] = [merchant(), merchant()];
  const counts = { paid: 0, refused: 0, moved: 0 };
  for (let index = 0; index < total; index += 1) {
    const bodies = createBodies(random);
    const limits = limitsOf(bodies);
    const sent = await one.post('/v1/payments', bodies.sent, { 'X-Idempotency-Key': `${index}` });
    if (limits.length > 0) {
      const isLimit = (message: string) =>
        message.startsWith('Assumed rule') || limits.some((each) => each.test(message));
      expect([index, sent.status, sent.json.messages.filter((each: string) => !isLimit(each))]).toEqual([
        index,
        400,
        [],
      ]);
      counts.refused += 1;
      continue;
    }
    const meant = await other.post('/v1/payments', bodies.meant, { 'X-Idempotency-Key': `${index}` });
    expect([index, sent.status, sent.json.messages]).toEqual([index, 201, undefined]);
    expect(sent.json).toEqual(meant.json);
    expect(sent.json.amount.value).toBe(bodies.sent.amount.value);
    counts.paid += 1;

    const { id, transactions, sub_status } = sent.json;
    const verb = { AUTHORIZED: 'capture', APPROVED: 'refund' }[sub_status as string];
    if (verb === undefined) continue;
    const move = { merchant_reference: 'REF-1', reason: 'DELIVERED', amount: { currency: 'USD', value: 0.5 } };
    const path = transactionPath(id, transactions.id, verb);
    const [first, second] = [await one.post(path, { ...move, description: null }), await other.post(path, move)];
    expect([first.status, first.json]).toEqual([200, second.json]);
    counts.moved += 1;
  }
  console.log(`seed ${seed}: ${JSON.stringify(counts)}`);
  for (const each of Object.values(counts)) expect(each).toBeGreaterThan(200);
}, 300_000);
