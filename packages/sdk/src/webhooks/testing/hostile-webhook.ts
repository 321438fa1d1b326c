import { demand } from '../errors.ts';
import { viewBytes } from '../raw-body.ts';
import type { Secret } from '../secrets.ts';
import { sign } from '../signature.ts';
import { encodeUtf8 } from '../text.ts';
import { testPayload } from './test-payload.ts';
import { requestOf, type TestWebhookOptions } from './test-webhook.ts';

/** What a hostile request is made of. */
interface Ingredients {
  readonly body: string;
  readonly secret: Secret;
  readonly signature: string;
}

interface Variant {
  /** What a receiver answers. */
  readonly status: number;
  make(ingredients: Ingredients): Promise<readonly [body: string | Uint8Array, signature: string | undefined]>;
}

const forged = (make: (given: Ingredients) => readonly [string, string | undefined]): Variant => ({
  status: 401,
  make: async (given) => make(given),
});
/** Genuine, and of no use. */
const genuine = (bodyOf: (body: string) => string | Uint8Array, status = 400): Variant => ({
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
  /** Genuine: the mark is a part of what was signed, and dropped after that. */
  byteOrderMark: genuine((body) => `\uFEFF${body}`, 200),
  invalidUtf8: genuine((body) => Uint8Array.of(...encodeUtf8(body), 0xff)),
  noJson: genuine((body) => body.slice(0, -1)),
  nothing: genuine(() => ''),
  null: genuine(() => 'null'),
  list: genuine((body) => `[${body}]`),
  prototypeKeys: genuine((body) => `{"__proto__":${body}}`),
  deep: genuine(() => `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
  negativeRetry: genuine((body) => body.replace('"retry":0', '"retry":-1')),
  endlessNumber: genuine((body) => body.replace('"retry":0', '"retry":1e400')),
  /** Genuine, of a type that nobody knows yet: to refuse it would lose it. */
  unknownType: genuine((body) => body.replace('payment.purchase', '__proto__'), 200),
  /** Longer than what a receiver reads when it is not told otherwise. */
  tooLarge: genuine((body) => body.replace('{', `{"padding":"${'x'.repeat(1_048_576)}",`), 413),
} satisfies Record<string, Variant>;

/** The name of a hostile request. */
export type HostileVariant = keyof typeof variants;

/** All hostile requests that `createHostileWebhook` makes. */
export const hostileVariants = /* @__PURE__ */ Object.keys(variants) as readonly HostileVariant[];

/**
 * A request that a receiver must not take for an ordinary one, and what to answer it. All of them are of a
 * `payment.purchase`. With `verification: 'none'` a receiver knows no forgery.
 *
 * Throws `WebhookConfigurationError` without a secret.
 *
 * @example
 * test.each(hostileVariants)('answers a webhook that is hostile: %s', async (variant) => {
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
