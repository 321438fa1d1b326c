import { readLimitedBody } from '../receiver/read-body.ts';
import { viewBytes } from './raw-body.ts';
import { decodeBody } from './utf8.ts';

/** What a body may have been before something on its way changed it. */
export interface PossibleBody {
  readonly value: string | Uint8Array;
  /** What happened to it, with the remedy; undefined for the body as it was given. */
  readonly finding?: string;
}

const rawBodyRemedy = 'read the raw body before any parser does';

/** The body as it was given first, then what it may have been, the likely before the unlikely. */
export async function possibleBodies(given: unknown): Promise<PossibleBody[]> {
  const bytes = viewBytes(given);
  if (typeof given !== 'string' && !bytes) return possibleSources(given);
  const body = bytes ?? (given as string);
  const bodies: PossibleBody[] = [{ value: body }];
  const guess = (value: string | Uint8Array | undefined, finding: string) => {
    if (value !== undefined && value !== body) bodies.push({ value, finding });
  };
  const text = bytes ? decodeBody(bytes) : (given as string);
  if (bytes)
    guess(await inflated(bytes), 'The body is still compressed, and the signature is of what it holds: decompress it');
  if (text === undefined) return bodies;
  guess(withoutMark(text), 'The body has a byte order mark that was not signed: something adds it');
  guess(`\uFEFF${withoutMark(text)}`, `A byte order mark was signed and then dropped: ${rawBodyRemedy}`);
  guess(reserialised(text), `The body was parsed and written again: ${rawBodyRemedy}`);
  guess(text.trimEnd(), 'A newline or white space was added to the end of the body');
  for (const end of ['\n', '\r\n'])
    guess(text + end, `The newline at the end of the body was dropped: ${rawBodyRemedy}`);
  guess(text.replace(/\r\n/g, '\n'), 'LF became CRLF in the body: something takes it for text');
  guess(text.replace(/\r?\n/g, '\r\n'), 'CRLF became LF in the body: something takes it for text');
  for (const form of ['NFC', 'NFD'])
    guess(text.normalize(form), 'The characters of the body were normalized: something takes it for text');
  guess(fromLatin1(text), 'The body was decoded as Latin-1: decode it as UTF-8, or not at all');
  for (const value of otherAttempts(text)) guess(value, 'The signature is that of another attempt at the same event');
  return bodies;
}

/** What a parsed body may have come from. */
function possibleSources(parsed: unknown): PossibleBody[] {
  const finding = `The body was parsed: ${rawBodyRemedy}, as writing it again does not always give the same bytes`;
  const texts = [written(parsed), written(parsed, 2)];
  return texts.filter((text) => text !== undefined).map((value) => ({ value, finding }));
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

function reserialised(text: string): string | undefined {
  try {
    return written(JSON.parse(withoutMark(text)));
  } catch {
    return undefined;
  }
}

/** Undefined for what has no JSON, such as the request itself. */
function written(value: unknown, indent?: number): string | undefined {
  try {
    return JSON.stringify(value, undefined, indent);
  } catch {
    return undefined;
  }
}

function otherAttempts(text: string): string[] {
  return Array.from({ length: 7 }, (_, retry) => text.replace(/"retry":\d+/, `"retry":${retry}`));
}

function fromLatin1(text: string): Uint8Array | undefined {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  const isLatin1 = codes.every((code) => code < 256) && codes.some((code) => code > 127);
  return isLatin1 ? Uint8Array.from(codes) : undefined;
}

async function inflated(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return undefined;
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('gzip'));
  const body = await readLimitedBody(new Response(stream), mostInflated, new AbortController().signal);
  return 'status' in body ? undefined : body;
}

/** A few kilobytes can hold gigabytes, and anybody can send them. */
const mostInflated = 16 * 1024 * 1024;
