import { builtinModule } from '../../utils/builtin-module.ts';
import { assertConfig, assertSet } from '../errors.ts';
import { asBytes, assertHeaderTexts, isWellFormed, type RawBody, readRawBody } from './raw-request.ts';

/**
 * The client secret of a webhook.
 *
 * A string stands for its UTF-8 bytes (assumption). It is never decoded from hex or base64. A string that starts or ends with white space is rejected:
 * the white space usually comes from a file. Bytes are used unchanged.
 */
export type Secret = string | Uint8Array;

/** The value of the header `x-hmac-signature`, as any server provides it. A repeated header is a list in some. */
export type SignatureHeader = string | readonly string[] | null | undefined;

/** `node:crypto` where the runtime has it (Node, Bun, Deno, workerd with nodejs_compat), otherwise undefined. */
export const nodeCrypto = /* @__PURE__ */ builtinModule('node:crypto');

type NodeCrypto = NonNullable<typeof nodeCrypto>;

/**
 * Signs a webhook body like the service: base64 of the HMAC-SHA-256 of the raw bytes.
 *
 * Use it in tests and in senders. A receiver uses `verifySignature` or `constructEvent`.
 *
 * @param rawBody - The exact bytes to send, or a string that is sent as UTF-8.
 * @param secret - The client secret of the webhook.
 * @returns The value of the `x-hmac-signature` header.
 * @throws {WebhookConfigurationError} The secret is blank or has surrounding white space. Or the body is not raw, or has no UTF-8 form.
 *
 * @example
 * const body = JSON.stringify(event);
 * const headers = { 'x-hmac-signature': await sign(body, secret) };
 */
export async function sign(rawBody: RawBody, secret: Secret): Promise<string> {
  return computeHmac(readSignableBody(rawBody), resolveSecret(secret));
}

/**
 * Signs a webhook body synchronously. Requires `node:crypto` (Node, Bun, Deno).
 *
 * @param rawBody - The exact bytes to send, or a string that is sent as UTF-8.
 * @param secret - The client secret of the webhook.
 * @returns The value of the `x-hmac-signature` header.
 * @throws {WebhookConfigurationError} As `sign` does, and when the runtime has no `node:crypto`.
 *
 * @example
 * const headers = { 'x-hmac-signature': signSync(body, secret) };
 */
export function signSync(rawBody: RawBody, secret: Secret): string {
  requireNodeCrypto();
  return computeHmac(readSignableBody(rawBody), resolveSecret(secret)) as string;
}

function readSignableBody(rawBody: unknown): string | Uint8Array {
  const body = readRawBody(rawBody);
  assertConfig(isWellFormed(body), 'The body contains a lone surrogate, which has no UTF-8 form. Pass bytes instead');
  return body;
}

/**
 * Verifies that the service signed this body. The signature covers only the raw bytes: no time and no other header. It does not detect
 * a replay.
 *
 * A missing, repeated or malformed signature returns false.
 *
 * @param rawBody - The raw request body, read before any JSON parser.
 * @param signature - The value of the `x-hmac-signature` header.
 * @param secret - The client secret of the webhook, or several during a rotation.
 * @returns True when one of the secrets made the signature.
 * @throws {WebhookConfigurationError} A secret is blank or has surrounding white space. Or there is no secret, the body is not raw, or the
 * signature is an object, such as all headers.
 *
 * @example
 * const rawBody = await request.arrayBuffer();
 * const isValid = await verifySignature(rawBody, request.headers.get('x-hmac-signature'), secret);
 * if (!isValid) return new Response(null, { status: 401 });
 */
export async function verifySignature(
  rawBody: RawBody,
  signature: SignatureHeader,
  secret: Secret | readonly Secret[],
): Promise<boolean> {
  assertSignatureHeader(signature);
  const body = readRawBody(rawBody);
  return (await findSecretIndex(body, signature, resolveSecrets(secret))) >= 0;
}

/**
 * Verifies synchronously that the service signed this body. Requires `node:crypto` (Node, Bun, Deno).
 *
 * @param rawBody - The raw request body, read before any JSON parser.
 * @param signature - The value of the `x-hmac-signature` header.
 * @param secret - The client secret of the webhook, or several during a rotation.
 * @returns True when one of the secrets made the signature.
 * @throws {WebhookConfigurationError} As `verifySignature` does, and when the runtime has no `node:crypto`.
 *
 * @example
 * if (!verifySignatureSync(rawBody, request.headers['x-hmac-signature'], secret)) response.writeHead(401).end();
 */
export function verifySignatureSync(
  rawBody: RawBody,
  signature: SignatureHeader,
  secret: Secret | readonly Secret[],
): boolean {
  requireNodeCrypto();
  assertSignatureHeader(signature);
  const body = readRawBody(rawBody);
  return (findSecretIndex(body, signature, resolveSecrets(secret)) as number) >= 0;
}

/** A server provides a header as a string, a list or nothing. An object or a function is a mistake of the program. */
function assertSignatureHeader(signature: unknown): void {
  // The usual value. Without this line, a verification takes a tenth longer.
  if (typeof signature === 'string') return;
  assertConfig(
    Object(signature) !== signature || Array.isArray(signature),
    'signature must be the x-hmac-signature header, not request.headers or a promise',
  );
  assertHeaderTexts([signature]);
}

/** Returns the index of the secret that made the signature, or -1. With `node:crypto` it does not wait. */
export function findSecretIndex(
  body: string | Uint8Array,
  signature: unknown,
  secrets: readonly Secret[],
): Promise<number> | number {
  if (!isSignature(signature) || !isWellFormed(body)) return -1;
  // Compares with every secret, so that the duration does not reveal which one matched.
  const matches = secrets.map((secret) => isHmac(signature, body, secret));
  return nodeCrypto ? matches.indexOf(true) : Promise.all(matches).then((all) => all.indexOf(true));
}

/**
 * Compares the HMAC of a body with a signature, in constant time. With `node:crypto` it does not wait.
 *
 * @param signature - A text that `isSignature` accepts.
 */
export function isHmac(
  signature: Promise<string> | string,
  body: string | Uint8Array,
  secret: Secret,
): Promise<boolean> | boolean {
  return nodeCrypto
    ? nodeCrypto.timingSafeEqual(toBytes(signature as string), toBytes(computeHmac(body, secret) as string))
    : verifyByWebCrypto(signature, copyBytes(body), secret);
}

/** Checks for 32 bytes in base64, in the one spelling that they have: the last character before the padding holds four bits. */
export function isSignature(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z\d+/]{42}[AEIMQUYcgkosw048]=$/.test(value);
}

/**
 * Validates and copies one secret. Throws `WebhookConfigurationError` for a blank secret and for text with surrounding white space.
 *
 * Blank also means only NUL bytes: HMAC pads its key with NULs, so such a key equals the empty key.
 *
 * @param name - The name of the secret in the error message.
 */
function resolveSecret(secret: unknown, name = 'secret'): Secret {
  // Both `\s` and `trim` include the byte order mark.
  const isText = typeof secret === 'string' && secret === secret.trim() && !blank.test(secret);
  if (isText && isWellFormed(secret)) return secret;
  assertSet(secret, name);
  assertConfig(!Object(secret).then, `${name} is a promise. Await it, or pass a function that returns it`);
  const bytes = asBytes(secret);
  const isValid = bytes && !bytes.every((byte) => blank.test(String.fromCharCode(byte)));
  assertConfig(isValid, `${name} must be valid text or a Uint8Array, not blank, without white space around it`);
  return new Uint8Array(bytes);
}

/** NUL, the white space at the end of text files, and the three bytes of a byte order mark. */
const blank = /^[\0\t\n\r \xef\xbb\xbf]*$/;

/** Validates and copies one secret, or several during a rotation. Throws `WebhookConfigurationError` like `resolveSecret`. */
export function resolveSecrets(secrets: unknown): readonly Secret[] {
  if (!Array.isArray(secrets)) return [resolveSecret(secrets)];
  assertConfig(secrets.length, 'secret is an empty list');
  return Array.from(secrets, (secret, index) => resolveSecret(secret, `secret[${index}]`));
}

/** The first call of each synchronous function. Throws `WebhookConfigurationError` where `node:crypto` does not exist. */
export function requireNodeCrypto(): void {
  assertConfig(nodeCrypto, 'This runtime has no node:crypto. Use the function without "Sync"');
}

/**
 * Computes the HMAC-SHA-256 of a body in base64: 44 characters, with one spelling for each value. With `node:crypto` it does not wait.
 * Later changes to the caller's buffer do not affect the result.
 */
export function computeHmac(body: string | Uint8Array, secret: Secret): Promise<string> | string {
  return nodeCrypto
    ? nodeCrypto.createHmac('sha256', toKey(nodeCrypto, secret)).update(body).digest('base64')
    : signByWebCrypto(copyBytes(body), secret);
}

async function signByWebCrypto(body: Uint8Array<ArrayBuffer>, secret: Secret): Promise<string> {
  return encodeBase64(await crypto.subtle.sign('HMAC', await importKey(secret, 'sign'), body));
}

async function verifyByWebCrypto(
  signature: Promise<string> | string,
  body: Uint8Array<ArrayBuffer>,
  secret: Secret,
): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await importKey(secret, 'verify'), toBytes(atob(await signature)), body);
}

function importKey(secret: Secret, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', copyBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}

/** Computes the SHA-256 of the UTF-8 bytes of a text, in base64. */
export async function sha256(text: string): Promise<string> {
  if (nodeCrypto) return nodeCrypto.createHash('sha256').update(text).digest('base64');
  return encodeBase64(await crypto.subtle.digest('SHA-256', copyBytes(text)));
}

function encodeBase64(digest: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Returns the codes of ASCII characters or of bytes. A loop: an encoder, or `Uint8Array.from` with a function, makes a verification slower. */
function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function copyBytes(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

type Key = ReturnType<NodeCrypto['createSecretKey']>;

/** The keys of text secrets: without them, a verification takes a tenth longer. The configuration keeps such a secret in memory anyway. */
const keys = new Map<string, Key>();

/** Returns the key, and keeps it for a text secret. A caller can erase the bytes of a byte secret, so its key is not kept. */
function toKey({ createSecretKey }: NodeCrypto, secret: Secret): Key {
  if (typeof secret !== 'string') return createSecretKey(secret);
  let key = keys.get(secret);
  if (!key) {
    key = createSecretKey(secret, 'utf8');
    // Eight are enough for secret rotation on a few endpoints. Most processes need one key.
    if (keys.size >= 8) keys.clear();
    keys.set(secret, key);
  }
  return key;
}
