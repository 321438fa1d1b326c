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

describe('a runtime without node:crypto', () => {
  test('makes the synchronous functions throw with the fix, for any arguments', () => {
    for (const call of [
      () => webhooks.signSync(body, secret),
      () => webhooks.verifySignatureSync(body, signature, secret),
      () => webhooks.verifySignatureSync(body, 'no signature', secret),
    ]) {
      expect(call).toThrow(webhooks.WebhookConfigurationError);
      expect(call).toThrow(/node:crypto.*without "Sync"/);
    }
  });

  test('gets the same results from the asynchronous functions as with node:crypto', async () => {
    const bodies = [body, '', '\uFEFF{}', 'café 😀', Buffer.from([0xff, 0xfe]), Buffer.alloc(20_000, 'x')];
    const secrets = [secret, 'секрет-鍵', 'a'.repeat(200), Uint8Array.of(0xff, 0, 1)];
    for (const rawBody of bodies) {
      for (const key of secrets) expect(await webhooks.sign(rawBody, key)).toBe(signSync(rawBody, key));
    }
  });

  test('verifies signature and credentials with constructEvent', async () => {
    const rawBody = '{"type":"payment","type_event":"payment.new"}';
    const headers = { 'x-hmac-signature': signSync(rawBody, secret), 'x-api-key': 'key', 'x-secret': 'hush' };
    const config = { secret, apiKey: 'key', apiSecret: 'hush' };

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
      { secret: ['whsec_new', secret] },
    );
    buffer.fill('9');
    expect(await pending).toMatchObject({ payload: JSON.parse(body) });
  });

  test('handles an event once under the same key', async () => {
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

  test('makes constructEventSync throw with the fix, for any configuration', () => {
    const headers = { 'x-hmac-signature': signature };
    for (const config of [{ secret }, { verification: 'none' }] as const) {
      const call = () => webhooks.constructEventSync(body, headers, config);
      expect(call).toThrow(webhooks.WebhookConfigurationError);
      expect(call).toThrow(/without "Sync"/);
    }
  });

  test('compares digests without subtle.verify, which is not constant-time everywhere', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    expect(await webhooks.verifySignature(body, signature, secret)).toBe(true);
    expect(verify).not.toHaveBeenCalled();
  });

  test('throws without WebCrypto, instead of reporting a wrong signature', async () => {
    vi.stubGlobal('crypto', {});
    await expect(webhooks.verifySignature(body, signature, secret)).rejects.toThrow(/WebCrypto is missing/);
    vi.stubGlobal('crypto', undefined);
    await expect(webhooks.sign(body, secret)).rejects.toThrow(webhooks.WebhookConfigurationError);
  });

  test('responds with 500 without WebCrypto, so that no event is lost', async () => {
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

describe('the cache of imported keys', () => {
  test('keeps the key of a text secret for the next call', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    for (let call = 0; call < 5; call++) await webhooks.verifySignature(body, signature, secret);
    expect(importKey).toHaveBeenCalledTimes(1);
  });

  test('forgets old keys when it is full', async () => {
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

  test('does not keep the key of a byte secret', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    const bytes = Buffer.from(secret);
    await webhooks.sign(body, bytes);
    await webhooks.sign(body, bytes);
    expect(importKey).toHaveBeenCalledTimes(2);
  });

  test('contains only keys that cannot be exported', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey');
    await webhooks.sign(body, secret);
    const key = await importKey.mock.results[0]?.value;
    expect(key).toMatchObject({ extractable: false, usages: ['sign'] });
  });

  test('does not keep a failed import', async () => {
    const importKey = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('no entropy'));
    await expect(webhooks.sign(body, secret)).rejects.toThrow('no entropy');
    expect(await webhooks.sign(body, secret)).toBe(signature);
    expect(importKey).toHaveBeenCalledTimes(2);
  });
});
