import type { Content, Vector } from './vector.ts';

/** Verifies one signature, in any way there is: synchronously or not. */
export type Verify = (
  body: string | Uint8Array,
  signature: unknown,
  secret: string | Uint8Array | readonly (string | Uint8Array)[],
) => boolean | Promise<boolean>;

/**
 * Verifies all vectors and returns those with a wrong result. Imports nothing and uses only what every runtime has.
 */
export async function runVectors(vectors: readonly Vector[], verify: Verify): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, body, secret, signatures, expected } of vectors) {
    const secrets = isList(secret) ? secret.map(contentOf) : contentOf(secret);
    for (const [index, signature] of signatures.entries()) {
      const given = signature === null ? undefined : isList(signature) ? signature : contentOf(signature);
      const actual = await resultOf(() => verify(contentOf(body), given, secrets));
      if (actual !== expected) wrong.push(`${name} [${index}]: ${actual}, not ${expected}`);
    }
  }
  return wrong;
}

async function resultOf(verify: () => boolean | Promise<boolean>): Promise<string> {
  try {
    const isRight = await verify();
    return isRight === true ? 'accept' : isRight === false ? 'refuse' : String(isRight);
  } catch (error) {
    return (error as { code?: unknown } | null)?.code === 'configuration' ? 'mistake' : String(error);
  }
}

function isList<T, Item>(value: T | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value);
}

/** The text or the bytes that a vector stands for. */
export function contentOf(content: Content): string | Uint8Array {
  if (typeof content === 'string') return content;
  if ('repeat' in content) return content.repeat.repeat(content.times);
  return Uint8Array.from(atob(content.base64), (byte) => byte.charCodeAt(0));
}
