import { AsyncLocalStorage } from 'node:async_hooks';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files of this package and of the SDK, as installed and in their repository. */
const ownFrame = /[/\\]node_modules[/\\]|[/\\]packages[/\\](sdk|mock-server)[/\\](src|dist)[/\\]|\(?node:|<anonymous>/;

const latest = new AsyncLocalStorage<string>();

/**
 * Remembers where the merchant's code is, for the requests that follow from here. The client reads its clock when a call begins. At its
 * first request, the stack has lost the frames of the merchant.
 */
export function rememberCallSite(): void {
  const callSite = readCallSite();
  if (callSite !== undefined) latest.enterWith(callSite);
}

/**
 * Returns where the merchant's code made the current call, such as `checkOut (shop.ts:24)`. Undefined when no frame of the stack is the
 * merchant's.
 */
export function currentCallSite(): string | undefined {
  return readCallSite() ?? latest.getStore();
}

/** The formatted place of each frame that was read. To format the text of a stack takes far longer than to read its frames. */
const places = new Map<string, string | undefined>();

/** Forgets the places in files that may have changed since. */
export function forgetCallSites(): void {
  places.clear();
}

function readCallSite(): string | undefined {
  const { stackTraceLimit, prepareStackTrace } = Error;
  // The frames of the SDK come first.
  Error.stackTraceLimit = 50;
  Error.prepareStackTrace = (_error, frames) => frames.find((each) => !ownFrame.test(each.getFileName() ?? 'node:'));
  const frame: unknown = new Error().stack;
  Error.prepareStackTrace = prepareStackTrace;
  const place = String(frame);
  // A test runner translates the positions in the text of a stack to those of the source.
  if (frame !== undefined && !places.has(place)) places.set(place, formatPlace(new Error().stack ?? ''));
  Error.stackTraceLimit = stackTraceLimit;
  return places.get(place);
}

/** Formats the first place of the merchant in the text of a stack. */
function formatPlace(stack: string): string | undefined {
  const frame = stack.split('\n').find((line) => /^\s+at /.test(line) && !ownFrame.test(line));
  const [, name, place = ''] = /^\s+at (?:async )?(?:(.+?) \()?(.+?):\d+\)?$/.exec(frame ?? '') ?? [];
  if (place === '') return undefined;
  const [, file = place, line = ''] = /^(.*):(\d+)$/.exec(place) ?? [];
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const shown = `${relative(process.cwd(), path)}:${line}`;
  // A method of an object literal has the name of its class, too.
  return name === undefined ? shown : `${name.replace(/^Object\./, '')} (${shown})`;
}
