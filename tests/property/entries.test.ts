import { type Client, type ClientOptions, createClient, type FetchInit } from '@paychord/sdk';
import { createFetch, createOpenApiClient, type StandardFetch } from '@paychord/sdk/openapi-fetch';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkError } from '../../packages/sdk/test/helpers/scripted-client.ts';
import { transactionPath } from '../contract/conformance/case.ts';
import { count, seed } from '../helpers/effort.ts';
import { cardPayment } from '../helpers/requests.ts';
import { recordResults, Tally, timed } from './proof.ts';

const id = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const amount = { currency: 'USD', value: 10 };
const move = { merchant_reference: 'REF-1', reason: 'REQUESTED_BY_CUSTOMER' };

class WithGetter {
  merchant_reference = 'REF-1';
  get amount() {
    return amount;
  }
}

/** A call of one operation: the method of the client, the path, and bodies that must be sent or refused. A GET has none. */
interface Case {
  readonly call: (client: Client, body: never, options: object) => Promise<unknown>;
  readonly path: string;
  readonly query?: string;
  readonly hasKey: boolean;
  readonly good?: readonly object[];
  /** Refused by every entry. `createFetch` receives their JSON. */
  readonly bad?: readonly object[];
  /** Lost in JSON. `createFetch` cannot see them. */
  readonly lost?: readonly object[];
}

/** Bodies that are refused as a refund and as a capture. */
const movesWithoutAmount = {
  bad: [
    { ...move, amount: null },
    { ...move, amount: { ...amount, value: -1 } },
  ],
  lost: [new WithGetter(), { ...move, amount: undefined }, { ...move, amount: () => amount }],
};
const cases: readonly Case[] = [
  {
    call: ({ payments }, body, options) => payments.create(body, options),
    path: '/v1/payments',
    hasKey: true,
    good: [cardPayment()],
    bad: [cardPayment({ split_marketplace: null }), cardPayment({ amount: { ...amount, value: 1e-9 } })],
    lost: [
      cardPayment({ split_marketplace: undefined }),
      cardPayment({ additional_data: { at: new Date(Number.NaN) } }),
    ],
  },
  {
    call: ({ payments }, body, options) => payments.refund(id, id, body, options),
    path: transactionPath(id, id, 'refund'),
    hasKey: true,
    good: [move, { ...move, amount }],
    ...movesWithoutAmount,
  },
  {
    call: ({ payments }, body, options) => payments.capture(id, id, body, options),
    path: transactionPath(id, id, 'capture'),
    hasKey: true,
    good: [{ ...move, amount }],
    ...movesWithoutAmount,
  },
  {
    call: ({ customers }, body, options) => customers.create(body, options),
    path: '/v1/customers',
    hasKey: false,
    good: [{ merchant_customer_id: 'shopper-1' }],
    lost: [{ merchant_customer_id: Number.NaN }],
  },
  {
    call: ({ payments }, _body, options) => payments.retrieve(id, options),
    path: `/v1/payments/${id}`,
    hasKey: false,
  },
  {
    call: ({ payments }, _body, options) => payments.listByOrder('ORDER-1', options),
    path: '/v1/payments',
    query: 'merchant_order_id=ORDER-1',
    hasKey: false,
  },
];

const methodOf = ({ good }: Case) => (good === undefined ? 'GET' : 'POST');

const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Other spellings of a path that every server treats as the same path. The client refuses all others. */
const segmentSpelling = fc.constantFrom<(segment: string) => string>(
  (segment) => segment,
  (segment) => (segment === id ? segment : segment.toUpperCase()),
  (segment) => segment.replace(/[a-z]/, encode),
);
const pathSpelling = fc.array(segmentSpelling, { minLength: 7, maxLength: 7 }).map((changes) => (path: string) => {
  const [, ...segments] = path.split('/');
  return `/${segments.map((segment, index) => changes[index]?.(segment) ?? segment).join('/')}`;
});

const values = { none: undefined, key: 'order-1', undefined: undefined, empty: '', 'wrong name': 'order-1' };
const keySpelling = fc.constantFrom('X-Idempotency-Key', 'x-idempotency-key', 'X-IDEMPOTENCY-KEY');
const wrongName = fc.constantFrom('Idempotency-Key', 'X_Idempotency_Key', 'x-idempotent-key', 'IDEMPOTENCY-TOKEN');
const kind = fc.constantFrom<keyof typeof values>('none', 'none', 'key', 'key', 'undefined', 'empty');
const header = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind, name: keySpelling }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant<keyof typeof values>('wrong name'), name: wrongName }) },
);
const headerForm = fc.constantFrom<(headers: Record<string, unknown>) => unknown>(
  (headers) => headers,
  (headers) => Object.entries(headers),
  (headers) => new Map(Object.entries(headers)),
);

const spelling = fc.record({
  path: pathSpelling,
  // The ways to write a path for openapi-fetch.
  template: fc.constantFrom('ids written in', 'own names', 'query in the path'),
  // The ways to write a URL for fetch.
  input: fc.constantFrom('path', 'text', 'URL', 'Request', 'capital letters in the host'),
  place: fc.constantFrom('headers', 'params.header'),
  form: headerForm,
});

interface Sent {
  readonly refused: boolean;
  /** The key of each request: `own`, `random` (the same in all) or undefined. */
  readonly keys: readonly (string | undefined)[];
}

/** Runs a call against a service that loses the first response. */
async function observe(baseUrl: string, run: (options: ClientOptions) => Promise<unknown>): Promise<Sent> {
  const keys: (string | undefined)[] = [];
  const fetch = async (url: string, { method, headers }: FetchInit) => {
    keys.push(headers['X-Idempotency-Key']);
    if (keys.length === 1) throw networkError('ECONNRESET');
    const payment = { id, status: 'SUCCEEDED', merchant_order_id: 'ORDER-1' };
    return Response.json(method === 'GET' && url.includes('?') && url.includes('ORDER-1') ? [payment] : payment);
  };
  const options = { baseUrl, publicApiKey: 'public', privateSecretKey: 'secret', retryDelayMs: 0, fetch };
  const code = await run(options).then(
    () => undefined,
    (error) => error.code,
  );
  expect(code).not.toBe('unexpected_response');
  const [first] = keys;
  expect(keys).toEqual(keys.map(() => first));
  return { refused: code === 'invalid_input', keys: keys.map((key) => (key && key !== 'order-1' ? 'random' : key)) };
}

type Spelling = typeof spelling extends fc.Arbitrary<infer T> ? T : never;
type Header = typeof header extends fc.Arbitrary<infer T> ? T : never;

const headersOf = ({ kind, name }: Header) => (kind === 'none' ? {} : { [name]: values[kind] });

function byMethod(each: Case, body: unknown, given: Header) {
  const named = given.kind === 'wrong name' ? { headers: headersOf(given) } : { idempotencyKey: values[given.kind] };
  const options = given.kind === 'none' ? {} : named;
  return (all: ClientOptions) => each.call(createClient(all), body as never, options);
}

function byOpenApi(each: Case, body: unknown, given: Header, how: Spelling) {
  return (all: ClientOptions) => {
    const client = createOpenApiClient(all);
    const headers = how.form(headersOf(given));
    const params: Record<string, unknown> = how.place === 'headers' ? {} : { header: headers };
    const init: Record<string, unknown> = {
      ...(how.place === 'headers' && { headers }),
      params,
      ...(body !== undefined && { body }),
    };
    let path = how.path(each.path);
    if (how.template === 'own names') {
      path = how.path(each.path).replaceAll(id, '{own}');
      params.path = { own: id };
    }
    if (how.template === 'query in the path') path += `?${each.query ?? 'a=b'}`;
    else if (each.query) params.query = { merchant_order_id: 'ORDER-1' };
    const send = client[methodOf(each)] as (path: string, init: object) => Promise<unknown>;
    return send(path, init);
  };
}

function byFetch(each: Case, body: unknown, given: Header, how: Spelling) {
  return (all: ClientOptions) => {
    const send: StandardFetch = createFetch(all);
    const path = `${how.path(each.path)}${each.query ? `?${each.query}` : ''}`;
    const url =
      how.input === 'capital letters in the host' ? all.baseUrl.replace('api.', 'API.') + path : all.baseUrl + path;
    const headers = how.form(headersOf(given)) as HeadersInit;
    const init = { method: methodOf(each), headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    // `//v1` alone would name a host.
    if (how.input === 'path' && !path.startsWith('//')) return send(path, init);
    if (how.input === 'URL') return send(new URL(url), init);
    // The headers go beside it: `Request` accepts no header without a value.
    if (how.input === 'Request') return send(new Request(url, { method: methodOf(each) }), init);
    return send(url, init);
  };
}

const numRuns = count({ reduced: 500, full: 20_000 });

test(`${numRuns} calls with random spellings of path, base URL and headers are refused or sent alike by the three entries`, async () => {
  const counts = new Tally<string>();
  const { seconds } = await timed(() =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...cases),
        fc.constantFrom('good' as const, 'good' as const, 'bad' as const, 'lost' as const),
        fc.nat(),
        header,
        spelling,
        fc.constantFrom('https://api.example.com', 'https://api.example.com/gateway'),
        async (each, kind, index, given, how, baseUrl) => {
          const bodies = each[kind] ?? each.good;
          const isLost = kind === 'lost' && each.lost !== undefined;
          const body = bodies?.[index % bodies.length];
          // A key has no effect on these operations. The methods name that, and the others leave it to the service.
          fc.pre(each.hasKey || given.kind === 'none' || given.kind === 'wrong name');
          const expected = await observe(baseUrl, byMethod(each, body, given));
          expect(await observe(baseUrl, byOpenApi(each, body, given, how))).toEqual(expected);
          if (!isLost) expect(await observe(baseUrl, byFetch(each, body, given, how))).toEqual(expected);
          const [key] = expected.keys;
          const sent = key === 'order-1' ? 'sent with the key of the caller' : key && 'sent with a random key';
          counts.count(expected.refused ? 'refused' : (sent ?? 'sent without a key'));
          const mustRefuse = kind !== 'good' && bodies !== each.good;
          expect(expected.refused).toBe(mustRefuse || !/none|^key/.test(given.kind));
        },
      ),
      { numRuns, seed },
    ),
  );
  expect(counts.size).toBe(4);
  expect(Math.min(...counts.values())).toBeGreaterThan(numRuns / 50);
  recordResults('Spellings over three entries', Object.fromEntries(counts), seconds);
});
