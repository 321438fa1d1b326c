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

/** The formatted place of each frame that was read, in the compiled code. */
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
  // Without the function of a test runner, which translates each frame to its source: with it, each request would take milliseconds longer.
  Reflect.deleteProperty(Error, 'prepareStackTrace');
  const frames = framesOf(new Error());
  if (prepareStackTrace !== undefined) Error.prepareStackTrace = prepareStackTrace;
  const first = frames.findIndex((frame) => !ownFrame.test(frame));
  const frame = frames[first] ?? '';
  // The place in the source is read once for each frame.
  if (frame !== '' && !places.has(frame)) places.set(frame, formatPlace(new Error()));
  Error.stackTraceLimit = stackTraceLimit;
  return {
    callSite: places.get(frame),
    // The frames after an `await` name the callers, which do not run now.
    isDirect: frame !== '' && !frame.includes('at async '),
    isSdk: frames.slice(0, Math.max(0, first)).some((each) => sdkFrame.test(each)),
  };
}

/** Returns the lines of a stack that have a place in a file. */
function framesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line));
}

/** Formats the first place of the merchant in a stack. */
function formatPlace(error: Error): string | undefined {
  const frame = framesOf(error).find((each) => !ownFrame.test(each)) ?? '';
  const [, name, file = '', line] = /^\s+at (?:async )?(?:(.+?) \()?(.+?):(\d+):\d+\)?$/.exec(frame) ?? [];
  if (file === '') return undefined;
  const path = shortenPath(file);
  // A method of an object literal has the name of its class, too.
  return name === undefined ? `${path}:${line}` : `${name.replace(/^Object\./, '')} (${path}:${line})`;
}
