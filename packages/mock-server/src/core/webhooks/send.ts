import type { WebhookAttempt } from '../../generated/control-types.ts';
import { afterRealTime } from '../clock/real-timers.ts';
import { definedFields } from '../options/option-rules.ts';
import type { WebhookReceiver } from './endpoint.ts';

type RunInContext = <R, A extends unknown[]>(call: (...args: A) => R, ...args: A) => R;

interface AsyncHooks {
  AsyncLocalStorage: { snapshot?(): RunInContext };
}

/**
 * Read from the process and not imported: browsers have no such module, and their bundlers must not try to resolve it. Some runtimes have a
 * function that throws.
 */
function readAsyncHooks(): AsyncHooks | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): AsyncHooks | undefined } };
  try {
    return process?.getBuiltinModule?.('node:async_hooks');
  } catch {
    return undefined;
  }
}

/**
 * Runs a call in the asynchronous context in which this module was loaded.
 *
 * A delivery starts inside the request that caused it. An interceptor may recognize that request by its asynchronous context, and would
 * then also catch the delivery.
 */
const runInLoadContext: RunInContext =
  readAsyncHooks()?.AsyncLocalStorage.snapshot?.() ?? ((call, ...args) => call(...args));

// Captured when the module loads, so that a tool that replaces the global fetch later does not catch deliveries.
const { fetch } = globalThis;

/** Sends a request over the network, past every interceptor that was installed after this module was loaded. */
const nativeFetch = (url: string, init: RequestInit) => runInLoadContext(fetch, url, init);

export interface SendOptions {
  /** Time limit for the whole response, in milliseconds of real time. It does not keep the process alive. */
  readonly timeoutMs: number;
  /** Aborts the request. The reason is an error that becomes the `failure` of the attempt. */
  readonly signal: AbortSignal;
}

type EndpointResponse = NonNullable<WebhookAttempt['response']>;

/** The header with which a receiver of the SDK says why it handled nothing, although it responded with 200. */
const unhandledHeader = 'x-paychord-unhandled';

/** The number of characters that are read of a response body. */
const maxBodyLength = 65_536;

/**
 * Sends a request to a URL or to a receiver function, and reads the response.
 *
 * @throws Error No complete response arrived in time, or the request was aborted.
 */
export async function send(
  url: string,
  init: RequestInit,
  receiver: WebhookReceiver | undefined,
  { timeoutMs, signal }: SendOptions,
): Promise<EndpointResponse> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  const onAbort = () => controller.abort(signal.reason);
  const onTimeout = () => controller.abort(timeoutError(timeoutMs, receiver));
  const stopTimer = afterRealTime(timeoutMs, onTimeout, { keepsAlive: false });
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([respond(url, { ...init, signal: controller.signal }, receiver), aborted]);
  } finally {
    stopTimer();
    signal.removeEventListener('abort', onAbort);
  }
}

async function respond(
  url: string,
  request: RequestInit,
  receiver: WebhookReceiver | undefined,
): Promise<EndpointResponse> {
  const response: unknown = await (receiver === undefined
    ? nativeFetch(url, request)
    : receiver(new Request(url, request)));
  if (!isResponse(response)) throw new Error('the receiver did not return a Response');
  const unhandled = response.headers?.get(unhandledHeader)?.slice(0, 80);
  return { status: response.status, body: await readBody(response), ...definedFields({ unhandled }) };
}

function timeoutError(timeoutMs: number, receiver: WebhookReceiver | undefined): Error {
  const hint =
    receiver === undefined ? '' : '. A receiver must not await advance, runAll, flush, settled or close of its mock';
  return new Error(`no response within ${timeoutMs} ms${hint}`);
}

/** Checks the form and not the class, because jsdom and polyfills have their own `Response` class. */
function isResponse(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'status' in value && 'body' in value;
}

/** Reads the beginning of the body, because the body may be large or endless. */
async function readBody({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length < maxBodyLength) continue;
    reader.cancel().catch(() => {});
    break;
  }
  return text.slice(0, maxBodyLength);
}
