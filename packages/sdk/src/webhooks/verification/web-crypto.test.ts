import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('without node:crypto', () => {
  test('the synchronous functions say what to do instead, whatever they are given', () => {
    for (const call of [
      () => webhooks.signSync(body, secret),
      () => webhooks.verifySignatureSync(body, signature, secret),
      () => webhooks.verifySignatureSync(body, 'no signature', secret),
    ]) {
      expect(call).toThrow(webhooks.WebhookConfigurationError);
      expect(call).toThrow(/node:crypto.*without "Sync"/);
    }
  });

  test('the asynchronous ones agree with node:crypto', async () => {
    const bodies = [body, '', '\uFEFF{}', 'café 😀', Buffer.from([0xff, 0xfe]), Buffer.alloc(20_000, 'x')];
    const secrets = [secret, 'секрет-鍵', 'a'.repeat(200), Uint8Array.of(0xff, 0, 1)];
    for (const rawBody of bodies) {
      for (const key of secrets) expect(await webhooks.sign(rawBody, key)).toBe(signSync(rawBody, key));
    }
  });

  test('constructEvent verifies signature and credentials all the same', async () => {
    const rawBody = '{"type":"payment","type_event":"payment.new"}';
    const headers = { 'x-hmac-signature': signSync(rawBody, secret), 'x-api-key': 'key', 'x-secret': 'hush' };
    const config = { secret, apiKey: 'key', apiSecret: 'hush' };

    expect(await webhooks.constructEvent(rawBody, headers, config)).toMatchObject({ kind: 'unknown' });
    const code = (changed: object) =>
      webhooks.constructEvent(rawBody, { ...headers, ...changed }, config).catch((error) => error.code);
    expect(await code({ 'x-hmac-signature': signature })).toBe('signature_mismatch');
    expect(await code({ 'x-secret': 'hush!' })).toBe('credentials_mismatch');
  });

  test('a receiver handles an event once all the same, by the same key', async () => {
    const rawBody = '{"type_event":"payment.new","retry":0}';
    const handle = vi.fn();
    const receive = webhooks.createWebhookReceiver({
      accept: ['payment'],
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

  test('constructEventSync throws a WebhookConfigurationError that names the fix, however it is configured', () => {
    const headers = { 'x-hmac-signature': signature };
    for (const config of [{ secret }, { verification: 'none' }] as const) {
      const call = () => webhooks.constructEventSync(body, headers, config);
      expect(call).toThrow(webhooks.WebhookConfigurationError);
      expect(call).toThrow(/without "Sync"/);
    }
  });

  test('signs and compares by itself, since subtle.verify is not constant-time everywhere', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    expect(await webhooks.verifySignature(body, signature, secret)).toBe(true);
    expect(verify).not.toHaveBeenCalled();
  });

  test('a runtime without WebCrypto either is told apart from a wrong signature', async () => {
    vi.stubGlobal('crypto', {});
    await expect(webhooks.verifySignature(body, signature, secret)).rejects.toThrow(/nor WebCrypto/);
    vi.stubGlobal('crypto', undefined);
    await expect(webhooks.sign(body, secret)).rejects.toThrow(webhooks.WebhookConfigurationError);
  });

  test('a receiver without WebCrypto either answers that it is its own fault, so that nothing is lost', async () => {
    vi.stubGlobal('crypto', {});
    const onDelivery = vi.fn();
    const on = { 'payment.purchase': () => {} };
    const receive = webhooks.createWebhookReceiver({ accept: ['payment'], secret, on, onDelivery });
    const headers = { 'x-hmac-signature': signature };
    const response = await receive(new Request('https://merchant.example', { method: 'POST', headers, body }));
    expect(response.status).toBe(500);
    const error = expect.any(webhooks.WebhookConfigurationError);
    expect(onDelivery.mock.lastCall).toMatchObject([{ reason: 'receiver_failed', status: 500, error }]);
  });
});

describe('the imported keys', () => {
  test('of a string secret are kept for the next call', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    for (let call = 0; call < 5; call++) await webhooks.verifySignature(body, signature, secret);
    expect(importKey).toHaveBeenCalledTimes(1);
  });

  test('are few: when there is no more room, old ones are forgotten', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    const signAs = (tenant: number) => webhooks.sign(body, `tenant ${tenant}`);
    for (let tenant = 1; tenant <= 8; tenant++) await signAs(tenant);
    for (let tenant = 1; tenant <= 8; tenant++) await signAs(tenant);
    expect(importKey).toHaveBeenCalledTimes(8);

    await signAs(9);
    expect(importKey).toHaveBeenCalledTimes(9);
    await signAs(9);
    expect(importKey).toHaveBeenCalledTimes(9);
    await signAs(1);
    expect(importKey).toHaveBeenCalledTimes(10);
  });

  test('of a secret in bytes are not kept', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    const bytes = Buffer.from(secret);
    await webhooks.sign(body, bytes);
    await webhooks.sign(body, bytes);
    expect(importKey).toHaveBeenCalledTimes(2);
  });

  test('cannot be read out again', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    await webhooks.sign(body, secret);
    const key = await importKey.mock.results[0]?.value;
    expect(key).toMatchObject({ extractable: false, usages: ['sign'] });
  });

  test('that failed to import are tried again', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('no entropy'));
    await expect(webhooks.sign(body, secret)).rejects.toThrow('no entropy');
    expect(await webhooks.sign(body, secret)).toBe(signature);
    expect(importKey).toHaveBeenCalledTimes(2);
  });
});
