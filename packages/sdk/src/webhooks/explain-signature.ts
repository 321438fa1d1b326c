import { computeHmac, timingSafeEqual } from './verification/hmac.ts';
import { asBytes, readHeader, readRawBody, type WebhookHeaders } from './verification/raw-request.ts';
import { resolveSecrets, type Secret } from './verification/secrets.ts';
import { decodeUtf8, isWellFormed } from './verification/utf8.ts';
import { findSecretIndex } from './verification/verify-signature.ts';

/** The result of `explainSignature`. It contains neither the secret nor the body. */
export interface SignatureExplanation {
  /** True when the signature matches the body as received. */
  readonly isValid: boolean;
  /** The causes that were found, each as a sentence with its fix. */
  readonly findings: readonly string[];
}

/** A value that the sender may have used. */
interface Candidate<T> {
  readonly value: T;
  /** What changed the value, and how to fix it. Undefined for the value as received. */
  readonly finding?: string;
}

type Body = string | Uint8Array;

/**
 * Explains why a signature does not match. It tries the changes that frameworks, proxies and configuration usually make. It reports the
 * changes of the body, the secret or the header that make the signature match.
 *
 * Use it during development and for logs. It computes dozens of hashes, and its findings help an attacker, so never send them to the
 * sender. It does not replace `verifySignature`.
 *
 * @param rawBody - The request body as your code has it, even a parsed one.
 * @param headers - The headers of the request.
 * @param secret - The client secret, or several. Unlike elsewhere, it can have surrounding white space.
 * @returns Whether the signature matches, and what was found.
 * @throws {WebhookConfigurationError} A secret is blank.
 *
 * @example
 * const { findings } = await explainSignature(rawBody, request.headers, secret);
 * console.warn(findings.join('\n'));
 */
export async function explainSignature(
  rawBody: unknown,
  headers: WebhookHeaders,
  secret: Secret | readonly Secret[],
): Promise<SignatureExplanation> {
  const secrets = resolveUntrimmed(secret);
  const header = readHeader(headers, 'x-hmac-signature');
  if (header === undefined)
    return invalid('The x-hmac-signature header is missing: signing is off for this webhook, or a proxy removes it');
  if (typeof header !== 'string')
    return invalid('The x-hmac-signature header occurs more than once: a proxy duplicates it');
  const isRaw = typeof rawBody === 'string' || asBytes(rawBody) !== undefined;
  const matched = isRaw ? secrets[await findSecretIndex(readRawBody(rawBody), header, secrets)] : undefined;
  if (matched !== undefined) {
    const isTrimmed = matched === trim(matched);
    const stored = isTrimmed ? [] : ['The secret was stored with surrounding white space: enter it again, trimmed'];
    return { isValid: true, findings: ['The signature matches', ...stored] };
  }
  const wrongLength = `The x-hmac-signature header has ${header.length} characters instead of 44`;
  if (header.length > maxHeaderLength) return invalid(wrongLength);
  const bodies = await candidateBodies(rawBody);
  const signatures = candidateSignatures(header);
  for (const key of secrets.flatMap(candidateSecrets)) {
    for (const body of bodies) {
      const expected = isWellFormed(body.value) && (await computeHmac(body.value, key.value));
      const match = signatures.find(({ value }) => value.length === 44 && expected && timingSafeEqual(value, expected));
      if (match) return invalid(...[match, body, key].flatMap(({ finding }) => finding ?? []));
    }
  }
  const isEmpty = bodies.some(({ value }) => value.length === 0);
  const hasSignature = signatures.some(({ value }) => value.length === 44);
  const findings = [
    ...(isEmpty ? ['The body is empty: other code read it first'] : []),
    ...(hasSignature ? [] : [wrongLength]),
  ];
  if (findings.length > 0) return invalid(...findings);
  return invalid(
    'No usual cause explains it: the secret belongs to another webhook or environment, or the body was changed',
  );
}

/** Validates the trimmed secrets, and returns them untrimmed: the white space can be the cause. */
function resolveUntrimmed(secret: Secret | readonly Secret[]): readonly Secret[] {
  const untrimmed: readonly Secret[] = Array.isArray(secret) ? secret : [secret];
  return resolveSecrets(untrimmed.map(trim)).map((each, index) =>
    typeof each === 'string' ? (untrimmed[index] ?? each) : each,
  );
}

function trim(secret: Secret): Secret {
  return typeof secret === 'string' ? secret.trim() : secret;
}

/** Longer than any spelling of one signature. */
const maxHeaderLength = 1_000;

function invalid(...findings: string[]): SignatureExplanation {
  return { isValid: false, findings };
}

function candidateSignatures(header: string): Candidate<string>[] {
  const bare = header.trim().replace(/^"(.*)"$/, '$1');
  const [, prefix, rest = bare] = /^(sha256=|v\d+[,=])(.*)$/.exec(bare) ?? [];
  const candidates: Candidate<string>[] = [{ value: header }];
  const add = (value: string, finding: string) => candidates.push({ value, finding: `x-hmac-signature ${finding}` });
  if (bare !== header) add(bare, 'has white space or quotes around it');
  if (prefix) add(rest, `has the prefix ${prefix}: this service sends no prefix`);
  if (/^[0-9a-f]{64}$/i.test(rest)) {
    const value = btoa(rest.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))));
    add(value, 'is in hex: this service sends base64');
  }
  const standard = `${rest.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')}=`;
  if (standard !== rest) add(standard, 'is in base64url, or has no padding');
  const [first] = rest.split(',');
  if (first && first !== rest) add(first, 'contains several values');
  return candidates;
}

function candidateSecrets(secret: Secret): Candidate<Secret>[] {
  if (typeof secret !== 'string') return [{ value: secret }];
  const bare = secret.trim();
  const candidates: Candidate<Secret>[] = [{ value: secret }];
  const add = (value: Secret, finding: string) => {
    if (value.length > 0 && value !== secret) candidates.push({ value, finding });
  };
  add(bare, 'The secret has white space, a newline or a byte order mark around it: trim it where your code reads it');
  add(bare.replace(/^(["'])(.*)\1$/, '$2'), 'The secret has quotes around it: remove the quotes of its source file');
  for (const end of ['\n', '\r\n', ' '])
    add(secret + end, 'The secret was stored with trailing white space: enter it again');
  if (/^([0-9a-f]{2})+$/i.test(bare)) {
    const bytes = Uint8Array.from(bare.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    add(bytes, 'The sender decoded the secret from hex: this service uses its text');
  }
  return candidates;
}

const readRawFirst = 'read the raw body before any parser';

/** Returns the body as received, then the bodies that the sender may have signed, from likely to unlikely. */
async function candidateBodies(received: unknown): Promise<Candidate<Body>[]> {
  const bytes = asBytes(received);
  if (typeof received !== 'string' && !bytes) return candidateSources(received);
  const body = bytes ?? (received as string);
  const candidates: Candidate<Body>[] = [{ value: body }];
  const add = (value: Body | undefined, finding: string) => {
    if (value !== undefined && value !== body) candidates.push({ value, finding });
  };
  const text = bytes ? decodeUtf8(bytes) : (received as string);
  if (bytes)
    add(await gunzip(bytes), 'The body is still compressed, but the signature covers its content: decompress it');
  if (text === undefined) return candidates;
  const withoutBom = text.replace(/^\uFEFF/, '');
  add(withoutBom, 'A byte order mark was added to the body after it was signed');
  add(`\uFEFF${withoutBom}`, `A signed byte order mark was removed from the body: ${readRawFirst}`);
  add(reserialize(withoutBom), `The body was parsed and serialized again: ${readRawFirst}`);
  add(text.trimEnd(), 'A newline or white space was added to the end of the body');
  for (const end of ['\n', '\r\n']) add(text + end, `The final newline of the body was removed: ${readRawFirst}`);
  add(text.replace(/\r\n/g, '\n'), 'LF became CRLF in the body: something treats it as text');
  add(text.replace(/\r?\n/g, '\r\n'), 'CRLF became LF in the body: something treats it as text');
  for (const form of ['NFC', 'NFD'])
    add(text.normalize(form), 'The characters of the body were normalized: something treats it as text');
  add(encodeLatin1(text), 'The body was decoded as Latin-1: decode it as UTF-8, or do not decode it');
  for (let retry = 0; retry < 7; retry++) {
    const otherAttempt = text.replace(/"retry":\d+/, `"retry":${retry}`);
    add(otherAttempt, 'The signature belongs to another attempt of the same event');
  }
  return candidates;
}

/** Returns the texts that a parsed body may come from. */
function candidateSources(parsed: unknown): Candidate<Body>[] {
  const finding = `The body was parsed: ${readRawFirst}, because serializing it again can give other bytes`;
  const texts = [stringify(parsed), stringify(parsed, 2)];
  return texts.filter((text) => text !== undefined).map((value) => ({ value, finding }));
}

function reserialize(text: string): string | undefined {
  try {
    return stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Returns undefined for values that have no JSON, such as a request object. */
function stringify(value: unknown, indent?: number): string | undefined {
  try {
    return JSON.stringify(value, undefined, indent);
  } catch {
    return undefined;
  }
}

function encodeLatin1(text: string): Uint8Array | undefined {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  const isLatin1 = codes.every((code) => code < 256) && codes.some((code) => code > 127);
  return isLatin1 ? Uint8Array.from(codes) : undefined;
}

/** A few kilobytes can expand to gigabytes, and every sender can send them. */
const maxGunzippedBytes = 2 ** 24;

async function gunzip(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return undefined;
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > maxGunzippedBytes) controller.error(new RangeError('The body is too large'));
      else controller.enqueue(chunk);
    },
  });
  const compressed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  try {
    const stream = compressed.pipeThrough(new DecompressionStream('gzip')).pipeThrough(limit);
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return undefined;
  }
}
