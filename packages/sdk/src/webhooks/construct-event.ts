import { type WebhookVerificationCode, WebhookVerificationError } from './errors.ts';
import { toWebhookEvent, type WebhookEvent } from './events/events.ts';
import {
  copyRawBody,
  createHeaderReader,
  decodeUtf8,
  type RawBody,
  type ReadHeader,
  readRawBody,
  type WebhookHeaders,
} from './verification/raw-request.ts';
import {
  computeHmac,
  findSecretIndex,
  isHmac,
  isSignature,
  requireNodeCrypto,
  resolveSecrets,
} from './verification/signature.ts';
import {
  loadSecretsSync,
  type ResolvedConfig,
  resolveConfig,
  type WebhookConfig,
} from './verification/webhook-config.ts';

/**
 * Verifies a webhook and returns its typed event. It checks the signature and the credentials over the raw bytes before it parses the
 * JSON.
 *
 * An authentic event can arrive more than once. Assumption: also out of order. The signature contains no time, so a replay looks like the
 * first delivery: deduplicate by `eventKey`, or use `createWebhookReceiver`.
 *
 * @param rawBody - The raw request body, read before any JSON parser.
 * @param headers - The headers of the request.
 * @param config - How to verify the webhook, and which kind of event to accept.
 * @returns The event. Its `kind` is `'unknown'` for an unlisted type, a kind other than `accept` or a malformed body. Respond to those with 200 or 5xx. Assumption: after a 4xx the service does not send the event again.
 * @throws {WebhookVerificationError} The signature or the credentials are wrong, or the body is not JSON. Check `code`.
 * @throws {WebhookConfigurationError} The calling code is wrong: a blank secret, a parsed body, or no way to verify. A function `secret` that fails throws its own error.
 *
 * @example
 * const event = await constructEvent(await request.arrayBuffer(), request.headers, { accept: 'payment', secret });
 * if (event.kind === 'payment' && event.type_event === 'payment.purchase') {
 *   const { id, status } = event.payload.data.payment;
 *   if (status === 'SUCCEEDED') await markPaid(id);
 * }
 */
export async function constructEvent(
  rawBody: RawBody,
  headers: WebhookHeaders,
  config: WebhookConfig,
): Promise<WebhookEvent> {
  return getEvent(await safeConstructEvent(rawBody, headers, config));
}

/**
 * Verifies a webhook synchronously and returns its typed event. Requires `node:crypto` (Node, Bun, Deno).
 *
 * @param rawBody - The raw request body, read before any JSON parser.
 * @param headers - The headers of the request.
 * @param config - How to verify the webhook, and which kind of event to accept.
 * @returns The event, as `constructEvent` returns it.
 * @throws {WebhookVerificationError} The signature or the credentials are wrong, or the body is not JSON. Check `code`.
 * @throws {WebhookConfigurationError} The calling code is wrong, or the runtime has no `node:crypto`.
 *
 * @example
 * const event = constructEventSync(rawBody, request.headers, { accept: 'transfer', secret });
 * if (event.kind === 'transfer' && event.payload.status === 'COMPLETED') bookTransfer(event.payload.id);
 */
export function constructEventSync(rawBody: RawBody, headers: WebhookHeaders, config: WebhookConfig): WebhookEvent {
  requireNodeCrypto();
  const read = createHeaderReader(headers);
  const body = readRawBody(rawBody);
  const resolved = resolveConfig(config);
  const secrets = loadSecretsSync(resolved);
  const index = secrets && (findSecretIndex(body, read('x-hmac-signature'), secrets) as number);
  return getEvent(toResult(body, read, resolved, index, areCredentialsRight(read, resolved) as boolean));
}

/** A verified event, and the secret that signed it. */
export interface VerifiedWebhook {
  readonly event: WebhookEvent;
  /** The index of the secret that made the signature, in the order of `secret`. Undefined when no secret is configured. */
  readonly matchedSecretIndex: number | undefined;
}

/** The result of `safeConstructEvent`: a verified event, or the error that rejects it. */
export type WebhookResult =
  | ({ readonly ok: true } & VerifiedWebhook)
  | { readonly ok: false; readonly error: WebhookVerificationError };

/**
 * Verifies a webhook and returns the event or the verification error, instead of throwing the error.
 *
 * The result includes `matchedSecretIndex`: during a rotation it shows when the old secret is no longer in use.
 *
 * @param rawBody - The raw request body, read before any JSON parser.
 * @param headers - The headers of the request.
 * @param config - How to verify the webhook, and which kind of event to accept.
 * @returns `{ ok: true, event, matchedSecretIndex }`, or `{ ok: false, error }` with a `WebhookVerificationError`.
 * @throws {WebhookConfigurationError} The calling code is wrong: a blank secret, a parsed body, or no way to verify.
 *
 * @example
 * const result = await safeConstructEvent(rawBody, request.headers, { accept: 'payment', secret: [newSecret, oldSecret] });
 * if (!result.ok) return new Response(null, { status: result.error.code.startsWith('body_') ? 400 : 401 });
 */
export async function safeConstructEvent(
  rawBody: RawBody,
  headers: WebhookHeaders,
  config: WebhookConfig,
): Promise<WebhookResult> {
  // Before the body, because its error says when the two are swapped.
  const read = createHeaderReader(headers);
  return verifyWebhook(copyRawBody(rawBody), read, resolveConfig(config));
}

/** Returns the event of a result, or throws its error. */
function getEvent(result: WebhookResult): WebhookEvent {
  if (!result.ok) throw result.error;
  return result.event;
}

/**
 * Verifies the bytes, then parses the JSON. The caller must not change the body until the promise settles: the parsed bytes must be the
 * verified ones. A failed check is a result, so that the error of a function `secret` cannot look like one.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  read: ReadHeader,
  config: ResolvedConfig,
): Promise<WebhookResult> {
  const secrets = typeof config.secrets === 'function' ? resolveSecrets(await config.secrets()) : config.secrets;
  const index = secrets && (await findSecretIndex(body, read('x-hmac-signature'), secrets));
  return toResult(body, read, config, index, await areCredentialsRight(read, config));
}

/**
 * Compares both credentials at once, so that the duration does not reveal which of them is wrong. A repeated header is a list, so it equals
 * no text. The comparison of hashes does not reveal the length.
 */
function areCredentialsRight(read: ReadHeader, { credentials }: ResolvedConfig): Promise<boolean> | boolean {
  if (!credentials) return true;
  const expected = JSON.stringify(credentials);
  const received = JSON.stringify({ apiKey: read('x-api-key'), apiSecret: read('x-secret') });
  return isHmac(computeHmac(expected, expected), received, expected);
}

/**
 * Finishes the verification. The result has the event only if the signature and the credentials are right, and the body is JSON.
 *
 * @param matchedSecretIndex - The result of `findSecretIndex`, or undefined when no secret is configured.
 */
function toResult(
  body: string | Uint8Array,
  read: ReadHeader,
  config: ResolvedConfig,
  matchedSecretIndex: number | undefined,
  hasRightCredentials: boolean,
): WebhookResult {
  const reject = (code: WebhookVerificationCode): WebhookResult => {
    return { ok: false, error: new WebhookVerificationError(code, config.accept) };
  };
  if (matchedSecretIndex === -1) {
    const signature = read('x-hmac-signature');
    if (signature === undefined) return reject('signature_missing');
    return reject(isSignature(signature) ? 'signature_mismatch' : 'signature_malformed');
  }
  if (!hasRightCredentials) {
    const areMissing = read('x-api-key') === undefined || read('x-secret') === undefined;
    return reject(areMissing ? 'credentials_missing' : 'credentials_mismatch');
  }
  const text = decodeUtf8(body);
  if (text === undefined) return reject('body_not_utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // No `cause`, because the message of a JSON error quotes the body.
    return reject('body_not_json');
  }
  return { ok: true, event: toWebhookEvent(value, config), matchedSecretIndex };
}
