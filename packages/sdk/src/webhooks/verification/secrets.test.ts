import { describe, expect, test } from 'vitest';
import { constructEvent } from '../construct-event.ts';
import { WebhookConfigurationError } from '../errors.ts';
import { createWebhookReceiver } from '../receiver/receiver.ts';
import { readSecrets } from './secrets.ts';
import { sign, signSync } from './signature.ts';
import { verifySignature, verifySignatureSync } from './verify-signature.ts';

const secret = 'whsec_5e0c7a1f';

test('a list of secrets is copied, and so are its bytes', () => {
  const bytes = Buffer.from('whsec_a');
  const list = [bytes, 'whsec_b'];
  const secrets = readSecrets(list);
  bytes.fill(0);
  list.length = 0;
  expect(secrets).toEqual([new TextEncoder().encode('whsec_a'), 'whsec_b']);
});

test('one secret is a list of one', () => {
  expect(readSecrets('whsec_a')).toEqual(['whsec_a']);
});

describe('a secret with white space around it', () => {
  const on = { 'payment.purchase': () => {} };
  const signature = signSync('{}', secret);
  const entries: Record<string, (given: string) => unknown> = {
    createWebhookReceiver: (given) => createWebhookReceiver({ accept: ['payment'], secret: given, on }),
    constructEvent: (given) => constructEvent('{}', {}, { secret: given }),
    verifySignature: (given) => verifySignature('{}', signature, given),
    verifySignatureSync: (given) => verifySignatureSync('{}', signature, given),
    sign: (given) => sign('{}', given),
    signSync: (given) => signSync('{}', given),
  };
  const untrimmed = [`${secret}\n`, `${secret}\r\n`, `${secret} `, ` ${secret}`, `\t${secret}`, `\uFEFF${secret}`];
  untrimmed.push(`\u00A0${secret}`, `${secret}\u2028`);

  test.each(Object.entries(entries))('is refused by %s, which says what to do', async (_name, use) => {
    for (const given of untrimmed) {
      const error = await attempt(() => use(given));
      expect(error).toBeInstanceOf(WebhookConfigurationError);
      expect(error).toMatchObject({
        message: 'secret starts or ends with white space or a byte order mark. Trim it where it is read',
      });
    }
  });

  test('is refused in a list, with its index', async () => {
    for (const given of untrimmed) {
      const error = await attempt(() => readSecrets([secret, Buffer.from('b'), given]));
      expect(error).toMatchObject({ message: expect.stringMatching(/^secret\[2\] starts or ends with white space/) });
      expect(String(error)).not.toContain(secret);
    }
  });

  test('is accepted in bytes, exactly as given', async () => {
    const bytes = new TextEncoder().encode(`${secret}\n`);
    expect(readSecrets([bytes])).toEqual([bytes]);
    expect(await verifySignature('{}', await sign('{}', bytes), bytes)).toBe(true);
    expect(await verifySignature('{}', signature, bytes)).toBe(false);
  });

  test('is accepted within', () => {
    expect(readSecrets('a b\tc\nd')).toEqual(['a b\tc\nd']);
  });
});

test('a blank secret is named with its index', async () => {
  const error = await attempt(() => readSecrets([secret, '']));
  expect(error).toMatchObject({ message: 'secret[1] must be well-formed text or a Uint8Array, and not blank' });
});

/** What it throws, or rejects with. */
async function attempt(use: () => unknown): Promise<unknown> {
  try {
    await use();
    return undefined;
  } catch (error) {
    return error;
  }
}
