import { describe, expect, test } from 'vitest';
import { WebhookConfigurationError, WebhookVerificationError } from './errors.ts';
import { safeConstructEvent } from './safe-construct-event.ts';
import { signSync } from './verification/signature.ts';
import type { WebhookConfig } from './verification/webhook-config.ts';

const secret = 'whsec_5e0c7a1f';
const body = '{"type_event":"payment.new"}';
const headers = { 'x-hmac-signature': signSync(body, secret) };
const event = { kind: 'unknown', reason: 'unlisted_type', type_event: 'payment.new', payload: JSON.parse(body) };

describe('the result', () => {
  test.each<[WebhookConfig, number | undefined]>([
    [{ secret }, 0],
    [{ secret: ['whsec_new', secret] }, 1],
    [{ secret: [secret, secret] }, 0],
    [{ verification: 'none' }, undefined],
  ])('is the event and the index of the secret that signed it (%#)', async (config, matchedSecretIndex) => {
    expect(await safeConstructEvent(body, headers, config)).toEqual({ ok: true, event, matchedSecretIndex });
  });

  test.each<[string, string, object, string]>([
    ['a forged webhook', body, {}, 'signature_missing'],
    ['one that is no JSON', '{', { 'x-hmac-signature': signSync('{', secret) }, 'body_not_json'],
    ['one that is no object', '[]', { 'x-hmac-signature': signSync('[]', secret) }, 'body_not_object'],
  ])('of %s is the error', async (_case, rawBody, given, code) => {
    const result = await safeConstructEvent(rawBody, { ...given }, { secret });
    expect(result).toEqual({ ok: false, error: expect.any(WebhookVerificationError) });
    expect(result).toMatchObject({ error: { code } });
  });

  test('is none for a mistake in the calling code', async () => {
    await expect(safeConstructEvent(body, headers, { secret: '' })).rejects.toThrow(WebhookConfigurationError);
    await expect(safeConstructEvent({} as never, headers, { secret })).rejects.toThrow(WebhookConfigurationError);
    await expect(safeConstructEvent(body, headers, undefined as never)).rejects.toThrow(WebhookConfigurationError);
  });
});
