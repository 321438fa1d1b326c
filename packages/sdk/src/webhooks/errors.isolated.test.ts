import { describe, expect, test, vi } from 'vitest';
import { WebhookConfigurationError, WebhookVerificationError } from './errors.ts';

vi.resetModules();
/** Loads a second copy of the classes. */
const other = await import('./errors.ts');

const verification = [
  new WebhookVerificationError('signature_missing'),
  new other.WebhookVerificationError('body_not_json'),
];
const configuration = [new WebhookConfigurationError('fix it'), new other.WebhookConfigurationError('fix it')];

describe('instanceof', () => {
  test('recognizes an error of another copy of the package', () => {
    expect(other.WebhookVerificationError).not.toBe(WebhookVerificationError);
    for (const type of [WebhookVerificationError, other.WebhookVerificationError]) {
      expect([...verification, ...configuration].map((error) => error instanceof type)).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }
    for (const type of [WebhookConfigurationError, other.WebhookConfigurationError]) {
      expect([...verification, ...configuration].map((error) => error instanceof type)).toEqual([
        false,
        false,
        true,
        true,
      ]);
    }
    for (const error of [...verification, ...configuration]) expect(error).toBeInstanceOf(Error);
  });

  test('recognizes no other value', () => {
    const named = Object.assign(new Error('no'), { name: 'WebhookVerificationError', code: 'body_not_json' });
    for (const value of [named, new Error('no'), {}, null, undefined, 'error', WebhookVerificationError]) {
      expect(value instanceof WebhookVerificationError).toBe(false);
      expect(value instanceof WebhookConfigurationError).toBe(false);
    }
  });

  test('recognizes an error of another version of the package by a stable symbol and kind', () => {
    const brand = Symbol.for('@paychord/sdk.webhook-error');
    const saidBy = (error: unknown) => (error as { [brand]: unknown })[brand];
    expect(verification.map(saidBy)).toEqual(['verification', 'verification']);
    expect(configuration.map(saidBy)).toEqual(['configuration', 'configuration']);
    expect({ [brand]: 'verification' }).toBeInstanceOf(WebhookVerificationError);
    expect({ [brand]: 'configuration' }).toBeInstanceOf(WebhookConfigurationError);
  });

  test('distinguishes a subclass from its base class', () => {
    class OwnError extends WebhookVerificationError {}
    expect(new OwnError('body_not_json')).toBeInstanceOf(OwnError);
    expect(new OwnError('body_not_json')).toBeInstanceOf(WebhookVerificationError);
    expect(verification[0] instanceof OwnError).toBe(false);
  });
});

test('an error has only a name and a code as fields', () => {
  expect(Object.entries(new WebhookVerificationError('body_not_json'))).toEqual([
    ['name', 'WebhookVerificationError'],
    ['code', 'body_not_json'],
  ]);
});
