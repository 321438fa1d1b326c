import { describe, expect, test } from 'vitest';
import { constructEvent } from '../construct-event.ts';
import { WebhookConfigurationError } from '../errors.ts';
import { createWebhookReceiver } from '../receiver/receiver.ts';
import { resolveSecrets } from './secrets.ts';
import { sign, signSync } from './signature.ts';
import { verifySignature, verifySignatureSync } from './verify-signature.ts';

const secret = 'whsec_5e0c7a1f';

test('resolveSecrets copies the list and its bytes', () => {
  const bytes = Buffer.from('whsec_a');
  const list = [bytes, 'whsec_b'];
  const secrets = resolveSecrets(list);
  bytes.fill(0);
  list.length = 0;
  expect(secrets).toEqual([new TextEncoder().encode('whsec_a'), 'whsec_b']);
});

test('resolveSecrets converts one secret to a list', () => {
  expect(resolveSecrets('whsec_a')).toEqual(['whsec_a']);
});

describe('a secret with surrounding white space', () => {
  const on = { 'payment.purchase': () => {} };
  const signature = signSync('{}', secret);
  const entries: Record<string, (untrimmedSecret: string) => unknown> = {
    createWebhookReceiver: (untrimmedSecret) =>
      createWebhookReceiver({ accept: ['payment'], secret: untrimmedSecret, on }),
    constructEvent: (untrimmedSecret) => constructEvent('{}', {}, { secret: untrimmedSecret }),
    verifySignature: (untrimmedSecret) => verifySignature('{}', signature, untrimmedSecret),
    verifySignatureSync: (untrimmedSecret) => verifySignatureSync('{}', signature, untrimmedSecret),
    sign: (untrimmedSecret) => sign('{}', untrimmedSecret),
    signSync: (untrimmedSecret) => signSync('{}', untrimmedSecret),
  };
  const untrimmed = [`${secret}\n`, `${secret}\r\n`, `${secret} `, ` ${secret}`, `\t${secret}`, `\uFEFF${secret}`];
  untrimmed.push(`\u00A0${secret}`, `${secret}\u2028`);

  test.each(Object.entries(entries))('is rejected by %s with a message that names the fix', async (_name, use) => {
    for (const untrimmedSecret of untrimmed) {
      const error = await attempt(() => use(untrimmedSecret));
      expect(error).toBeInstanceOf(WebhookConfigurationError);
      expect(error).toMatchObject({
        message: 'secret must be trimmed, well-formed text or a Uint8Array, not blank',
      });
    }
  });

  test('is rejected in a list, with its index', async () => {
    for (const untrimmedSecret of untrimmed) {
      const error = await attempt(() => resolveSecrets([secret, Buffer.from('b'), untrimmedSecret]));
      expect(error).toMatchObject({ message: expect.stringMatching(/^secret\[2\] must be trimmed/) });
      expect(String(error)).not.toContain(secret);
    }
  });

  test('is accepted as bytes and used unchanged', async () => {
    const bytes = new TextEncoder().encode(`${secret}\n`);
    expect(resolveSecrets([bytes])).toEqual([bytes]);
    expect(await verifySignature('{}', await sign('{}', bytes), bytes)).toBe(true);
    expect(await verifySignature('{}', signature, bytes)).toBe(false);
  });

  test('is accepted when the white space is inside', () => {
    expect(resolveSecrets('a b\tc\nd')).toEqual(['a b\tc\nd']);
  });
});

test('resolveSecrets names the index of a blank secret', async () => {
  const error = await attempt(() => resolveSecrets([secret, ' ']));
  expect(error).toMatchObject({
    message: 'secret[1] must be trimmed, well-formed text or a Uint8Array, not blank',
  });
});

test('resolveSecrets suggests an unset environment variable for an empty secret, as for an undefined one', async () => {
  for (const unset of ['', undefined]) {
    const error = await attempt(() => resolveSecrets(unset));
    expect(error).toMatchObject({ message: 'secret is not set. Is its environment variable set?' });
  }
});

/** Returns the error that a call throws or rejects with. */
async function attempt(use: () => unknown): Promise<unknown> {
  try {
    await use();
    return undefined;
  } catch (error) {
    return error;
  }
}
