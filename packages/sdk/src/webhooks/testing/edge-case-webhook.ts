import { assertKnownNames } from '../../utils/known-names.ts';
import { failConfig } from '../errors.ts';
import { type Secret, sign } from '../verification/signature.ts';
import { buildTestRequest, createTestPayload, type TestWebhookOptions } from './test-webhook.ts';

/** An authentic body, its secret and its signature. */
interface SignedBody {
  readonly body: string;
  readonly secret: Secret;
  readonly signature: string;
}

/** Returns what is sent. */
type Build = (signed: SignedBody) => SentWebhook | Promise<SentWebhook>;
type SentWebhook = readonly [body: string | Uint8Array, signature: string | undefined];

interface EdgeCaseDefinition {
  /** The status of a receiver's response. */
  readonly status: number;
  readonly build: Build;
}

/** Defines a request that fails verification. */
const forged = (build: Build): EdgeCaseDefinition => ({ status: 401, build });
/** Defines a request that passes verification, so the receiver parses its body. */
const authentic = (status: number, changeBody: (body: string) => string | Uint8Array): EdgeCaseDefinition => ({
  status,
  async build({ body, secret }) {
    const changed = changeBody(body);
    return [changed, await sign(changed, secret)];
  },
});

const definitions = {
  missingSignature: forged(({ body }) => [body, undefined]),
  emptySignature: forged(({ body }) => [body, '']),
  wrongSecret: forged(async ({ body }) => [body, await sign(body, `another secret ${crypto.randomUUID()}`)]),
  changedAmount: forged(({ body, signature }) => [body.replace('25.5', '0.01'), signature]),
  changedRetry: forged(({ body, signature }) => [body.replace('"retry":0', '"retry":1'), signature]),
  reserializedBody: forged(({ body, signature }) => [JSON.stringify(JSON.parse(body), undefined, 2), signature]),
  trailingNewline: forged(({ body, signature }) => [`${body}\n`, signature]),
  truncatedSignature: forged(({ body, signature }) => [body, signature.slice(0, 22)]),
  unpaddedSignature: forged(({ body, signature }) => [body, signature.slice(0, -1)]),
  hexSignature: forged(({ body, signature }) => [body, toHex(signature)]),
  prefixedSignature: forged(({ body, signature }) => [body, `sha256=${signature}`]),
  repeatedSignature: forged(({ body, signature }) => [body, `${signature}, ${signature}`]),
  oversizedSignature: forged(({ body, signature }) => [body, signature.repeat(200)]),
  /** The signature covers the byte order mark. */
  byteOrderMark: authentic(200, (body) => `\uFEFF${body}`),
  invalidUtf8: authentic(400, (body) => Uint8Array.of(...new TextEncoder().encode(body), 0xff)),
  invalidJson: authentic(400, (body) => body.slice(0, -1)),
  emptyBody: authentic(400, () => ''),
  /** Not a JSON object. Assumption: a 4xx would lose it. */
  nullBody: authentic(200, () => 'null'),
  arrayBody: authentic(200, (body) => `[${body}]`),
  deeplyNestedBody: authentic(200, () => `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  /** Malformed events: 500, because a fix recovers them. Assumption: a 4xx would lose them. */
  prototypeKeys: authentic(500, (body) => `{"type_event":"payment.purchase","__proto__":${body}}`),
  missingStatus: authentic(500, (body) => body.replace('"status":"SUCCEEDED",', '')),
  numericId: authentic(500, (body) => body.replace(/"id":"[^"]+"/, '"id":7')),
  /** Fields that do not identify the event can have any value. */
  negativeRetry: authentic(200, (body) => body.replace('"retry":0', '"retry":-1')),
  infiniteRetry: authentic(200, (body) => body.replace('"retry":0', '"retry":1e400')),
  nullFields: authentic(200, (body) => body.replace('"version":2', '"version":null').replace('25.5', 'null')),
  /** A new event type. Assumption: a 4xx would lose it. */
  unknownType: authentic(200, (body) => body.replace('payment.purchase', '__proto__')),
  /** Longer than the default of `maxBodyBytes`. A later delivery can succeed with a higher limit. */
  oversizedBody: authentic(503, (body) => body.replace('{', `{"padding":"${'x'.repeat(1_048_576)}",`)),
} satisfies Record<string, EdgeCaseDefinition>;

/** The name of an edge case. */
export type EdgeCase = keyof typeof definitions;

/** The names of all edge cases that `createEdgeCaseWebhook` can create. */
export const edgeCases = /* @__PURE__ */ Object.keys(definitions) as readonly EdgeCase[];

/**
 * Creates an unusual or forged `payment.purchase` request, and the status that a receiver responds with.
 *
 * The status is that of a receiver with `accept: 'payment'`, a handler for `payment.purchase` and no `onUnknown`. With `onUnknown`, a
 * status of 500 becomes 200. With `unverified: true`, no status is 401.
 *
 * @param edgeCase - The name of the edge case.
 * @param options - The secret of the receiver, and optional credentials and URL.
 * @returns The request, and the expected status of the response.
 * @throws {WebhookConfigurationError} `options` has no secret, or an option or the edge case has an unknown name.
 *
 * @example
 * test.each(edgeCases)('responds to the edge case %s', async (edgeCase) => {
 *   const { request, status } = await createEdgeCaseWebhook(edgeCase, { secret });
 *   expect((await receive(request)).status).toBe(status);
 * });
 */
export async function createEdgeCaseWebhook(
  edgeCase: EdgeCase,
  options: Omit<TestWebhookOptions, 'retry'> & { readonly secret: Secret },
): Promise<{ readonly request: Request; readonly status: number }> {
  assertKnownNames({ [edgeCase]: true }, edgeCases, 'an edge case', failConfig);
  const { secret } = options;
  const body = JSON.stringify(createTestPayload('payment.purchase'));
  const signature = await sign(body, secret);
  const { status, build }: EdgeCaseDefinition = definitions[edgeCase];
  const [sentBody, sentSignature] = await build({ body, secret, signature });
  return { request: buildTestRequest(sentBody, options, sentSignature), status };
}

function toHex(signature: string): string {
  return Array.from(atob(signature), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
