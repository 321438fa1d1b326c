import { asBytes, createHeaderReader, decodeUtf8, type WebhookHeaders } from './verification/raw-request.ts';
import { findSecretIndex, resolveSecrets, type Secret } from './verification/signature.ts';

/** The result of `explainSignature`. It contains neither the secret nor the body. */
export interface SignatureExplanation {
  /** True when the signature matches the body as received. */
  readonly isValid: boolean;
  /** The causes that were found, each as a sentence with its fix. */
  readonly findings: readonly string[];
}

/** A value that the sender may have used: the value as received, or a changed one with what changed it and how to fix that. */
type Candidate<Value> = readonly [value: Value, finding?: string];

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
  // Before the secret, because its error says when the two are swapped.
  const header = createHeaderReader(headers)('x-hmac-signature');
  const secrets: readonly Secret[] = Array.isArray(secret) ? secret : [secret];
  // Validates the trimmed secrets only: the white space can be the cause.
  resolveSecrets(secrets.map(trim));
  if (header === undefined)
    return invalid('The x-hmac-signature header is missing: signing is off for this webhook, or a proxy removes it');
  if (typeof header !== 'string')
    return invalid('The x-hmac-signature header occurs more than once: a proxy duplicates it');
  const wrongLength = `The x-hmac-signature header has ${header.length} characters instead of 44`;
  if (header.length > maxHeaderLength) return invalid(wrongLength);
  const bodies = candidateBodies(rawBody);
  const signatures = candidateSignatures(header);
  for (const [key, keyFinding] of secrets.flatMap(candidateSecrets)) {
    for (const [body, bodyFinding] of bodies) {
      for (const [signature, signatureFinding] of signatures) {
        if ((await findSecretIndex(body, signature, [key])) < 0) continue;
        const changes = invalid(signatureFinding, bodyFinding, keyFinding);
        if (changes.findings.length > 0) return changes;
        const which = secrets.length > 1 ? ` secret[${secrets.indexOf(key)}]` : '';
        return { isValid: true, findings: [`The signature matches${which}`] };
      }
    }
  }
  if (bodies.some(([body]) => body.length === 0)) return invalid('The body is empty: other code read it first');
  if (!signatures.some(([signature]) => signature.length === 44)) return invalid(wrongLength);
  return invalid(
    'No usual cause explains it: the secret belongs to another webhook or environment, or the body was changed',
  );
}

function trim(secret: Secret): Secret {
  return typeof secret === 'string' ? secret.trim() : secret;
}

/** Longer than any spelling of one signature. */
const maxHeaderLength = 1_000;

function invalid(...findings: (string | undefined)[]): SignatureExplanation {
  return { isValid: false, findings: findings.filter((finding) => typeof finding === 'string') };
}

/** Returns the received value, then the values before each change that really changed it. */
function candidates<Value>(
  received: Value,
  changes: readonly (readonly [value: Value | undefined, finding: string])[],
): Candidate<Value>[] {
  const changed = changes.filter(([value]) => value !== undefined && value !== received);
  return [[received], ...(changed as Candidate<Value>[])];
}

function candidateSignatures(header: string): Candidate<string>[] {
  const bare = header.trim().replace(/^"(.*)"$/, '$1');
  const [, prefix, rest = bare] = /^(sha256=|v\d+[,=])(.*)$/.exec(bare) ?? [];
  const standard = `${rest.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')}=`;
  return candidates(header, [
    [bare, 'x-hmac-signature has white space or quotes around it'],
    [prefix && rest, `x-hmac-signature has the prefix ${prefix}: this service sends no prefix`],
    [hexToBase64(rest), 'x-hmac-signature is in hex: this service sends the bytes in base64, as digest("base64") does'],
    [standard, 'x-hmac-signature is in base64url, or has no padding'],
    [rest.split(',')[0], 'x-hmac-signature contains several values'],
  ]);
}

function hexToBase64(text: string): string | undefined {
  const digest = fromHex(text);
  return digest && btoa(String.fromCharCode(...digest));
}

function candidateSecrets(secret: Secret): Candidate<Secret>[] {
  if (typeof secret !== 'string') return [[secret]];
  const bare = secret.trim();
  return candidates<Secret>(secret, [
    [bare, 'The secret has white space, a newline or a byte order mark around it: trim it where your code reads it'],
    [bare.replace(/^(["'])(.+)\1$/, '$2'), 'The secret has quotes around it: remove the quotes of its source file'],
    [fromHex(bare), 'The sender decoded the secret from hex. If your service does so, pass the decoded bytes'],
  ]);
}

const readRawFirst = 'read the raw body before any parser';

/** Returns the body as received, then the bodies that the sender may have signed, from likely to unlikely. */
function candidateBodies(received: unknown): Candidate<Body>[] {
  const bytes = asBytes(received);
  if (typeof received !== 'string' && !bytes) {
    const finding = `The body was parsed: ${readRawFirst}, because serializing it again can give other bytes`;
    return [serialize(() => received), serialize(() => received, 2)].flatMap((text) => (text ? [[text, finding]] : []));
  }
  const body = bytes ?? (received as string);
  const text = bytes ? decodeUtf8(bytes) : (received as string);
  if (text === undefined) return [[body]];
  const withoutBom = text.replace(/^\uFEFF/, '');
  const newlineRemoved = `The final newline of the body was removed: ${readRawFirst}`;
  return candidates<Body>(body, [
    [withoutBom, 'A byte order mark was added to the body after it was signed'],
    [`\uFEFF${withoutBom}`, `A signed byte order mark was removed from the body: ${readRawFirst}`],
    [serialize(() => JSON.parse(withoutBom)), `The body was parsed and serialized again: ${readRawFirst}`],
    [text.trimEnd(), 'A newline or white space was added to the end of the body'],
    [`${text}\n`, newlineRemoved],
    [`${text}\r\n`, newlineRemoved],
    [text.replace(/\r\n/g, '\n'), 'LF became CRLF in the body: something treats it as text'],
    [text.replace(/\r?\n/g, '\r\n'), 'CRLF became LF in the body: something treats it as text'],
  ]);
}

/** Returns undefined for values that have no JSON, such as a request object. */
function serialize(read: () => unknown, indent?: number): string | undefined {
  try {
    return JSON.stringify(read(), undefined, indent);
  } catch {
    return undefined;
  }
}

function fromHex(text: string): Uint8Array | undefined {
  if (!/^([0-9a-f]{2})+$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
