import { describe, expect, test } from 'vitest';
import { safeConstructEvent } from './construct-event.ts';
import { WebhookConfigurationError, WebhookVerificationError } from './errors.ts';
import { signSync } from './verification/signature.ts';
import type { WebhookConfig } from './verification/webhook-config.ts';

const secret = 'whsec_5e0c7a1f';
const body = '{"type_event":"payment.new"}';
const headers = { 'x-hmac-signature': signSync(body, secret) };
const event = { kind: 'unknown', reason: 'unknown_type', type_event: 'payment.new', payload: JSON.parse(body) };

describe('safeConstructEvent', () => {
  test.each<[WebhookConfig, number | undefined]>([
    [{ secret }, 0],
    [{ secret: ['whsec_new', secret] }, 1],
    [{ secret: [secret, secret] }, 0],
    [{ verification: 'none' }, undefined],
  ])('returns the event and the index of the matching secret (%#)', async (config, matchedSecretIndex) => {
    expect(await safeConstructEvent(body, headers, config)).toEqual({ ok: true, event, matchedSecretIndex });
  });

  test.each<[string, string, object, string]>([
    ['a forged webhook', body, {}, 'signature_missing'],
    ['a body that is not JSON', '{', { 'x-hmac-signature': signSync('{', secret) }, 'body_not_json'],
    ['a body that is not an object', '[]', { 'x-hmac-signature': signSync('[]', secret) }, 'body_not_object'],
  ])('returns the verification error for %s', async (_case, rawBody, headers, code) => {
    const result = await safeConstructEvent(rawBody, { ...headers }, { secret });
    expect(result).toEqual({ ok: false, error: expect.any(WebhookVerificationError) });
    expect(result).toMatchObject({ error: { code } });
  });

  test('throws for a mistake in the calling code', async () => {
    await expect(safeConstructEvent(body, headers, { secret: '' })).rejects.toThrow(WebhookConfigurationError);
    await expect(safeConstructEvent({} as never, headers, { secret })).rejects.toThrow(WebhookConfigurationError);
    await expect(safeConstructEvent(body, headers, undefined as never)).rejects.toThrow(WebhookConfigurationError);
  });
});
