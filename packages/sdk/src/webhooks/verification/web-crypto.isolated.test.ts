import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventKey } from '../events/event-key.ts';
import { memoryStore } from '../stores/memory.ts';
import { signSync } from './signature.ts';

const secret = 'whsec_5e0c7a1f';
const body = '{"type":"payment"}';
const signature = signSync(body, secret);

/** The entry as it is where the runtime has no node:crypto, fresh for each test: plain workerd, a browser. */
let webhooks: typeof import('../index.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('process', { ...process, getBuiltinModule: undefined });
  webhooks = await import('../index.ts');
});

test.each(['../index.ts', '../testing.ts', '../../index.ts', '../../../../mock-server/src/index.ts'])(
  '%s can be imported where getBuiltinModule throws, as in the Edge runtime of Next.js',
  async (entry) => {
    vi.resetModules();
    const getBuiltinModule = () => {
      throw new Error('A Node.js API is used which is not supported in the Edge Runtime');
    };
    vi.stubGlobal('process', { ...process, getBuiltinModule });
    await expect(import(entry)).resolves.toBeTypeOf('object');
    expect(await webhooks.verifySignature(body, signature, secret)).toBe(true);
  },
);

describe('a runtime without node:crypto', () => {
  test('makes the synchronous functions throw with the fix, for any arguments', () => {
    for (const call of [
      () => webhooks.signSync(body, secret),
      () => webhooks.verifySignatureSync(body, signature, secret),
      () => webhooks.verifySignatureSync(body, 'no signature', secret),
      () => webhooks.constructEventSync(body, { 'x-hmac-signature': signature }, { accept: 'payment', secret }),
      () => webhooks.constructEventSync(body, {}, { accept: 'payment', unverified: true }),
    ]) {
      expect(call).toThrow(webhooks.WebhookConfigurationError);
      expect(call).toThrow(/node:crypto.*without "Sync"/);
    }
  });

  test('verifies signature and credentials with constructEvent', async () => {
    const rawBody = '{"type":"payment","type_event":"payment.new"}';
    const headers = { 'x-hmac-signature': signSync(rawBody, secret), 'x-api-key': 'key', 'x-secret': 'hush' };
    const config = { accept: 'payment', secret, apiKey: 'key', apiSecret: 'hush' } as const;

    expect(await webhooks.constructEvent(rawBody, headers, config)).toMatchObject({ kind: 'unknown' });
    const code = (changed: object) =>
      webhooks.constructEvent(rawBody, { ...headers, ...changed }, config).catch((error) => error.code);
    expect(await code({ 'x-hmac-signature': signature })).toBe('signature_mismatch');
    expect(await code({ 'x-secret': 'hush!' })).toBe('credentials_mismatch');
  });

  test('makes constructEvent hash and parse the body as it was at the call', async () => {
    const buffer = Buffer.from(body);
    const pending = webhooks.constructEvent(
      buffer,
      { 'x-hmac-signature': signature },
      { accept: 'payment', secret: ['whsec_new', secret] },
    );
    buffer.fill('9');
    expect(await pending).toMatchObject({ payload: JSON.parse(body) });
  });

  test('handles an event once under the same key', async () => {
    const data = { payment: { id: 'pay-1', status: 'S', idempotency_key: 'x'.repeat(300) } };
    const rawBody = JSON.stringify({ type_event: 'payment.new', retry: 0, data });
    const handle = vi.fn();
    const receive = webhooks.createWebhookReceiver({
      accept: 'payment',
      secret,
      dedupe: memoryStore(),
      on: { 'payment.purchase': () => {} },
      onUnknown: handle,
    });
    for (const body of [rawBody, rawBody]) {
      const headers = { 'x-hmac-signature': signSync(body, secret) };
      const response = await receive(new Request('https://merchant.example', { method: 'POST', headers, body }));
      expect(response.status).toBe(200);
    }
    expect(handle).toHaveBeenCalledTimes(1);
    const [event, { key }] = handle.mock.lastCall ?? [];
    expect(key).toBe(await eventKey(event));
  });

  test('rejects every other spelling of a right signature', async () => {
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_ é\u0141'].flatMap(
      (character) => [`${signature.slice(0, -2)}${character}=`, `${signature.slice(0, -1)}${character}`],
    );
    const accepted: string[] = [];
    for (const spelling of spellings) {
      if (await webhooks.verifySignature(body, spelling, secret)) accepted.push(spelling);
    }
    expect(accepted).toEqual([signature]);
  });

  test('responds with 500 without WebCrypto, so that no event is lost', async () => {
    vi.stubGlobal('crypto', {});
    const onDelivery = vi.fn();
    const on = { 'payment.purchase': () => {} };
    const receive = webhooks.createWebhookReceiver({ accept: 'payment', secret, on, onDelivery });
    const headers = { 'x-hmac-signature': signature };
    const response = await receive(new Request('https://merchant.example', { method: 'POST', headers, body }));
    expect(response.status).toBe(500);
    const error = expect.any(TypeError);
    expect(onDelivery.mock.lastCall).toMatchObject([{ reason: 'receiver_failed', status: 500, error }]);
  });
});

test('keys are not kept, and cannot be exported', async () => {
  const importKey = vi.spyOn(crypto.subtle, 'importKey');
  for (let call = 0; call < 2; call++) expect(await webhooks.sign(body, secret)).toBe(signature);
  expect(importKey).toHaveBeenCalledTimes(2);
  expect(await importKey.mock.results[0]?.value).toMatchObject({ extractable: false, usages: ['sign'] });
});
