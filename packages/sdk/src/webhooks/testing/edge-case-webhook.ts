import { demand } from '../errors.ts';
import { viewBytes } from '../verification/raw-body.ts';
import type { Secret } from '../verification/secrets.ts';
import { sign } from '../verification/signature.ts';
import { encodeUtf8 } from '../verification/utf8.ts';
import { testPayload } from './test-payload.ts';
import { requestOf, type TestWebhookOptions } from './test-webhook.ts';

/** What a hostile request is made of. */
interface Ingredients {
  readonly body: string;
  readonly secret: Secret;
  readonly signature: string;
}

interface Variant {
  /** The status of a receiver's response. */
  readonly status: number;
  make(ingredients: Ingredients): Promise<readonly [body: string | Uint8Array, signature: string | undefined]>;
}

const forged = (make: (given: Ingredients) => readonly [string, string | undefined]): Variant => ({
  status: 401,
  make: async (given) => make(given),
});
/** Genuine, so a receiver reads its body. */
const genuine = (status: number, bodyOf: (body: string) => string | Uint8Array): Variant => ({
  status,
  async make({ body, secret }) {
    const sent = bodyOf(body);
    return [sent, await sign(sent, secret)];
  },
});

const variants = {
  unsigned: forged(({ body }) => [body, undefined]),
  emptySignature: forged(({ body }) => [body, '']),
  anotherSecret: {
    status: 401,
    make: async ({ body }) => [body, await sign(body, `another secret ${crypto.randomUUID()}`)],
  },
  anotherBody: forged(({ body, signature }) => [body.replace('25.5', '0.01'), signature]),
  anotherAttempt: forged(({ body, signature }) => [body.replace('"retry":0', '"retry":1'), signature]),
  reserialised: forged(({ body, signature }) => [JSON.stringify(JSON.parse(body), undefined, 2), signature]),
  trailingNewline: forged(({ body, signature }) => [`${body}\n`, signature]),
  truncatedSignature: forged(({ body, signature }) => [body, signature.slice(0, 22)]),
  unpaddedSignature: forged(({ body, signature }) => [body, signature.slice(0, -1)]),
  hexSignature: forged(({ body, signature }) => [body, inHex(signature)]),
  prefixedSignature: forged(({ body, signature }) => [body, `sha256=${signature}`]),
  repeatedSignature: forged(({ body, signature }) => [body, `${signature}, ${signature}`]),
  endlessSignature: forged(({ body, signature }) => [body, signature.repeat(200)]),
  /** The byte order mark is a part of what was signed. */
  byteOrderMark: genuine(200, (body) => `\uFEFF${body}`),
  invalidUtf8: genuine(400, (body) => Uint8Array.of(...encodeUtf8(body), 0xff)),
  noJson: genuine(400, (body) => body.slice(0, -1)),
  nothing: genuine(400, () => ''),
  null: genuine(400, () => 'null'),
  list: genuine(400, (body) => `[${body}]`),
  deep: genuine(400, () => `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  /** Malformed: it comes again after a fix, and a 4xx would lose it. */
  prototypeKeys: genuine(500, (body) => `{"type_event":"payment.purchase","__proto__":${body}}`),
  missingStatus: genuine(500, (body) => body.replace('"status":"SUCCEEDED",', '')),
  numericId: genuine(500, (body) => body.replace(/"id":"[^"]+"/, '"id":7')),
  /** Fields that do not identify the event may have any value. */
  negativeRetry: genuine(200, (body) => body.replace('"retry":0', '"retry":-1')),
  endlessNumber: genuine(200, (body) => body.replace('"retry":0', '"retry":1e400')),
  nullFields: genuine(200, (body) => body.replace('"version":2', '"version":null').replace('25.5', 'null')),
  /** A new type: to reject it would lose it. */
  unknownType: genuine(200, (body) => body.replace('payment.purchase', '__proto__')),
  /** Longer than what a receiver reads by default. It comes again, so a higher limit recovers it. */
  tooLarge: genuine(503, (body) => body.replace('{', `{"padding":"${'x'.repeat(1_048_576)}",`)),
} satisfies Record<string, Variant>;

/** The name of a hostile request. */
export type HostileVariant = keyof typeof variants;

/** All hostile requests that `createHostileWebhook` makes. */
export const hostileVariants = /* @__PURE__ */ Object.keys(variants) as readonly HostileVariant[];

/**
 * Creates an edge case of a `payment.purchase` request, and the status that a receiver returns for it: one with `accept: ['payment']`, a
 * handler for `payment.purchase` and no `onUnknown`. With `onUnknown` a status of 500 is 200; with `verification: 'none'` nothing is 401.
 *
 * @throws {WebhookConfigurationError} There is no secret.
 *
 * @example
 * test.each(hostileVariants)('responds to the edge case %s', async (variant) => {
 *   const { request, status } = await createHostileWebhook(variant, { secret });
 *   expect((await receive(request)).status).toBe(status);
 * });
 */
export async function createHostileWebhook(
  variant: HostileVariant,
  options: Omit<TestWebhookOptions, 'retry'> & { readonly secret: Secret },
): Promise<{ readonly request: Request; readonly status: number }> {
  const { secret } = options;
  const body = JSON.stringify(testPayload('payment.purchase'));
  const signature = await sign(body, secret);
  const { status, make }: Variant = variants[variant];
  const [sent, signed] = await make({ body, secret, signature });
  demand(typeof sent === 'string' || viewBytes(sent), 'A body is text or bytes');
  return { request: requestOf(sent, options, signed), status };
}

function inHex(signature: string): string {
  return Array.from(atob(signature), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
