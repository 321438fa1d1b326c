import { createAsyncValue, shortenPath } from './runtime.ts';

/** The files of this package and of the SDK, as installed and in their repository, apart from its tests. */
const ownFrame =
  /[/\\]node_modules[/\\]|[/\\]packages[/\\](sdk|mock-server)[/\\](src|dist)[/\\](?!.*\.test\.ts)|\(?node:|<anonymous>/;
const sdkFrame = /[/\\]sdk[/\\](src|dist)[/\\]/;

/** A call of the SDK with all its attempts. Of a request without the SDK, each is a call. */
export interface Call {
  /** Where the merchant's code made it, such as `checkOut (shop.ts:24)`. Undefined when no frame of the stack is the merchant's. */
  readonly callSite: string | undefined;
  /** The number of requests that arrived. */
  attempts: number;
}

/** The call that the current code belongs to. */
const latest = createAsyncValue<Call>();

/**
 * Begins a call when the SDK reads its clock for the code of the merchant. The client does so once, when a call begins. At a request, the
 * stack has lost the frames of the merchant. Unlike hooks, this works when the merchant replaces an option of the client.
 */
export function beginCall(): void {
  const { callSite, isDirect, isSdk } = readStack();
  if (isSdk && isDirect) latest.enterWith({ callSite, attempts: 0 });
}

/** Returns the call that a request belongs to. */
export function callOf(request: Request): Call {
  const { callSite, isSdk } = readStack();
  const begun = latest.getStore();
  const isOfSdk = isSdk || request.headers.get('user-agent')?.startsWith('paychord-sdk/');
  return isOfSdk && begun !== undefined ? begun : { callSite: callSite ?? begun?.callSite, attempts: 0 };
}

/** The formatted place of each frame that was read. To format the text of a stack takes far longer than to read its frames. */
const places = new Map<string, string | undefined>();

/** Forgets the places in files that may have changed since. */
export function forgetCallSites(): void {
  places.clear();
}

/** Reads the stack: the place of the merchant, whether the code there runs now, and whether the SDK is between it and the explorer. */
function readStack() {
  const { stackTraceLimit, prepareStackTrace } = Error;
  // The frames of the SDK come first.
  Error.stackTraceLimit = 50;
  Error.prepareStackTrace = (_error, frames) => {
    const files = frames.map((each) => each.getFileName() ?? 'node:');
    const first = files.findIndex((file) => !ownFrame.test(file));
    return { frame: frames[first], isSdk: files.slice(0, Math.max(0, first)).some((file) => sdkFrame.test(file)) };
  };
  const stack: unknown = new Error().stack;
  Error.prepareStackTrace = prepareStackTrace;
  // Other engines than V8 return text.
  const { frame, isSdk = false } = Object(stack) as { readonly frame?: NodeJS.CallSite; readonly isSdk?: boolean };
  const place = String(frame);
  // A test runner translates the positions in the text of a stack to those of the source.
  if (frame !== undefined && !places.has(place)) places.set(place, formatPlace(new Error().stack ?? ''));
  Error.stackTraceLimit = stackTraceLimit;
  // The frames after an `await` name the callers, which do not run now.
  return { callSite: places.get(place), isDirect: frame !== undefined && !frame.isAsync(), isSdk };
}

/** Formats the first place of the merchant in the text of a stack. */
function formatPlace(stack: string): string | undefined {
  const frame = stack.split('\n').find((line) => /^\s+at /.test(line) && !ownFrame.test(line));
  const [, name, place = ''] = /^\s+at (?:async )?(?:(.+?) \()?(.+?):\d+\)?$/.exec(frame ?? '') ?? [];
  if (place === '') return undefined;
  const [, file = place, line = ''] = /^(.*):(\d+)$/.exec(place) ?? [];
  const shown = `${shortenPath(file)}:${line}`;
  // A method of an object literal has the name of its class, too.
  return name === undefined ? shown : `${name.replace(/^Object\./, '')} (${shown})`;
}
