/**
 * `node --import ../../helpers/resolve-to-source.ts program.ts <kind> <calls> <address>` makes calls of one kind and reports
 * their leaks. Ends by itself if there are none.
 */
import { getEventListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type ClientOptions, createClient, isPaychordError } from '@paychord/sdk';
import { collect, heapUsed } from '../../helpers/heap-used.ts';
import { paymentBody } from '../../helpers/requests.ts';
import type { CallKind, Leftovers } from './leftovers.ts';

const [kind = '', calls = '', address = ''] = process.argv.slice(2);

const atOnce = 100;
/** Node and its compiler move memory now and then; a leak grows in every round. */
const rounds = 4;
/** So long that a timer which is left behind shows: the program would not end. */
const never = 2 ** 31 - 1;
const unknown = '00000000-0000-4000-8000-000000000000';
const hangs: Partial<ClientOptions> = { fetch: () => new Promise(() => {}) };

const lifetime = new AbortController();
let listenersOfOthers = 0;

function clientWith(options: Partial<ClientOptions>) {
  return createClient({
    baseUrl: address,
    publicApiKey: 'mock-public-key',
    privateSecretKey: 'mock-secret-key',
    timeoutMs: never,
    totalTimeoutMs: never,
    ...options,
  });
}

/** A call, and how it ends by its kind. */
function caller(options: Partial<ClientOptions>, id = unknown): () => Promise<unknown> {
  const client = clientWith(options);
  return () => client.payments.retrieve(id, { signal: lifetime.signal });
}

function abortedCaller(options: Partial<ClientOptions>): () => Promise<unknown> {
  const client = clientWith(options);
  return async () => {
    const own = new AbortController();
    const call = client.payments.retrieve(unknown, { signal: own.signal });
    // One turn after the garbage collection during the call.
    setImmediate(() => setImmediate(() => own.abort()));
    try {
      return await call;
    } finally {
      listenersOfOthers += listenersOn(own.signal);
    }
  };
}

async function payment(): Promise<string> {
  return (await clientWith({}).payments.create(paymentBody())).id;
}

const kinds: Record<CallKind, () => Promise<() => Promise<unknown>>> = {
  'that succeed': async () => caller({}, await payment()),
  'that fail': async () => caller({}),
  'that are refused before sending': async () => caller({}, '..'),
  // Every other request fails, and an attempt more costs no time.
  'that are tried again': async () => caller({ maxRetries: 1_000, fetch: everyOtherReset() }, await payment()),
  // Long enough for what is collected meanwhile.
  'that time out': async () => caller({ timeoutMs: 50, maxRetries: 0 }),
  'that time out whatever fetch does': async () => caller({ ...hangs, timeoutMs: 1, maxRetries: 0 }),
  'that are aborted': async () => abortedCaller({}),
  'that are aborted whatever fetch does': async () => abortedCaller(hangs),
  'that are aborted while they wait to be tried again': async () =>
    abortedCaller({ fetch: async () => Response.json({}, { status: 503, headers: { 'retry-after': '60' } }) }),
};

function everyOtherReset(): ClientOptions['fetch'] & {} {
  // The back-off is full jitter, so a random number of 0 removes the wait.
  Math.random = () => 0;
  let requests = 0;
  return (url, init) => {
    requests += 1;
    return requests % 2 === 1 ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init);
  };
}

function listenersOn(signal: AbortSignal): number {
  return getEventListeners(signal, 'abort').length;
}

function active(resource: string): number {
  return process.getActiveResourcesInfo().filter((each) => each === resource).length;
}

/** Sockets need some time to close. */
async function socketsLeft(): Promise<number> {
  for (let waits = 0; active('TCPSocketWrap') > 0 && waits < 100; waits += 1) await setTimeout(20);
  return active('TCPSocketWrap');
}

async function make(count: number, call: () => Promise<unknown>, ends: Record<string, number>): Promise<void> {
  for (let made = 0; made < count; made += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, count - made) }, () => call().then(() => 'success', codeOf));
    // Collects garbage while calls are in flight, so that each object without a reference disappears.
    setImmediate(collect);
    for (const end of await Promise.all(batch)) ends[end] = (ends[end] ?? 0) + 1;
  }
}

function codeOf(error: unknown): string {
  if (!isPaychordError(error)) throw error;
  return error.code;
}

const call = await kinds[kind as CallKind]();
// Whatever is made once and kept is made by then.
await make(Math.max(500, Number(calls) / 5), call, {});
const ends: Record<string, number> = {};
let megabytes = Number.POSITIVE_INFINITY;
for (let round = 0; round < rounds; round += 1) {
  const before = await heapUsed();
  await make(Number(calls) / rounds, call, ends);
  megabytes = Math.min(megabytes, (await heapUsed()) - before);
}
const listeners = listenersOn(lifetime.signal);
const timers = active('Timeout');
const sockets = await socketsLeft();
const leftovers: Leftovers = { ends, listeners, listenersOfOthers, timers, sockets, megabytes };
console.log(JSON.stringify(leftovers));
