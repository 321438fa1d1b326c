import { readHeader, type WebhookHeaders } from './verification/headers.ts';
import { equalDigests, hmacs } from './verification/hmac.ts';
import { possibleBodies } from './verification/possible-bodies.ts';
import { readRawBody, viewBytes } from './verification/raw-body.ts';
import { readSecrets, type Secret } from './verification/secrets.ts';
import { isHashable } from './verification/utf8.ts';
import { matchSecret } from './verification/verify-signature.ts';

/** Why a signature is right or wrong. Holds neither secret nor body. */
export interface SignatureExplanation {
  readonly isGenuine: boolean;
  /** What was found, in words, each with its remedy. */
  readonly findings: readonly string[];
}

/** What something may have been before it was spoilt. */
interface Guess<T> {
  readonly value: T;
  /** How it was spoilt, with the remedy; undefined for the value as it was given. */
  readonly finding?: string;
}

/**
 * Tells why a signature does not match: tries what frameworks, proxies and configuration do to bodies, secrets and headers, and says
 * which of it makes the signature right. For development and for logs: it takes dozens of hashes, and its answer is of use to
 * whoever forges, so never answer a sender with it. It decides nothing: `verifySignature` does.
 *
 * Takes any body, a parsed one included, and a secret with white space around it, which everything else refuses. Throws `WebhookConfigurationError` for a blank secret.
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
  const secrets = readUntrimmed(secret);
  const header = readHeader(headers, 'x-hmac-signature');
  if (header === undefined)
    return wrong('There is no x-hmac-signature: signing is off for this webhook, or a proxy drops it');
  if (typeof header !== 'string') return wrong('x-hmac-signature is there more than once: a proxy repeats it');
  const isRaw = typeof rawBody === 'string' || viewBytes(rawBody) !== undefined;
  const matched = isRaw ? secrets[await matchSecret(readRawBody(rawBody), header, secrets)] : undefined;
  if (matched !== undefined) {
    const isTrimmed = matched === trimmed(matched);
    const stored = isTrimmed ? [] : ['The secret was stored with white space around it: enter it again, trimmed'];
    return { isGenuine: true, findings: ['The signature is right', ...stored] };
  }
  const length = `x-hmac-signature has ${header.length} characters, and not 44`;
  if (header.length > longestHeader) return wrong(length);
  const bodies = await possibleBodies(rawBody);
  const signatures = possibleSignatures(header);
  for (const key of secrets.flatMap(possibleSecrets)) {
    for (const body of bodies) {
      const [expected] = isHashable(body.value) ? await hmacs(body.value, [key.value]) : [];
      const match = signatures.find(({ value }) => value.length === 44 && expected && equalDigests(value, expected));
      if (match) return wrong(...[match, body, key].flatMap(({ finding }) => finding ?? []));
    }
  }
  const emptiness = bodies.some(({ value }) => value.length === 0)
    ? ['The body is empty: somebody has read it before']
    : [];
  const isAnyForm = signatures.some(({ value }) => value.length === 44);
  return wrong(
    ...emptiness,
    ...(isAnyForm ? [] : [length]),
    'Nothing that usually happens explains it: it is the secret of another webhook or environment, or the body was changed',
  );
}

/** The secrets as given: white space around them may be what is wrong. Without it, none may be blank. */
function readUntrimmed(secret: Secret | readonly Secret[]): readonly Secret[] {
  const given: readonly Secret[] = Array.isArray(secret) ? secret : [secret];
  return readSecrets(given.map(trimmed)).map((each, index) =>
    typeof each === 'string' ? (given[index] ?? each) : each,
  );
}

function trimmed(secret: Secret): Secret {
  return typeof secret === 'string' ? secret.trim() : secret;
}

/** Longer than any spelling of a signature. */
const longestHeader = 1_000;

function wrong(...findings: string[]): SignatureExplanation {
  return { isGenuine: false, findings };
}

function possibleSignatures(header: string): Guess<string>[] {
  const bare = header.trim().replace(/^"(.*)"$/, '$1');
  const [, prefix, rest = bare] = /^(sha256=|v\d+[,=])(.*)$/.exec(bare) ?? [];
  const guesses: Guess<string>[] = [{ value: header }];
  if (bare !== header) guesses.push({ value: bare, finding: 'x-hmac-signature has blanks or quotes around it' });
  if (prefix)
    guesses.push({ value: rest, finding: `x-hmac-signature has ${prefix} in front: this service sends none` });
  if (/^[0-9a-f]{64}$/i.test(rest)) {
    const value = btoa(rest.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))));
    guesses.push({ value, finding: 'x-hmac-signature is in hex: this service sends base64' });
  }
  const standard = `${rest.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')}=`;
  if (standard !== rest) {
    guesses.push({ value: standard, finding: 'x-hmac-signature is in the base64 of URLs, or without its padding' });
  }
  const [first] = rest.split(',');
  if (first && first !== rest) guesses.push({ value: first, finding: 'x-hmac-signature holds several values' });
  return guesses;
}

function possibleSecrets(secret: Secret): Guess<Secret>[] {
  if (typeof secret !== 'string') return [{ value: secret }];
  const bare = secret.trim();
  const guesses: Guess<Secret>[] = [{ value: secret }];
  const guess = (value: Secret, finding: string) => {
    if (value.length > 0 && value !== secret) guesses.push({ value, finding });
  };
  guess(bare, 'The secret has white space, a newline or a byte order mark around it: trim it where it is read');
  guess(bare.replace(/^(["'])(.*)\1$/, '$2'), 'The secret has quotes around it: they belong to the file it comes from');
  for (const end of ['\n', '\r\n', ' '])
    guess(secret + end, 'The secret was stored with white space at its end: enter it again');
  if (/^([0-9a-f]{2})+$/i.test(bare)) {
    const bytes = Uint8Array.from(bare.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    guess(bytes, 'The signature was made with the secret decoded from hex: this service takes its text');
  }
  return guesses;
}
