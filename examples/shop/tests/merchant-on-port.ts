import { testFileCredentials } from '@paychord/mock-server/vitest';
import { afterEach, beforeEach, expect, inject } from 'vitest';

/** Returns the merchant of this test file at the shared mock. Resets it before each test, and checks after each that the shop made no mistake. */
export function merchantOnPort() {
  const baseUrl = inject('paymentsUrl');
  const credentials = testFileCredentials();

  /** Simulates an external event. The mock runs in another process, so this is an HTTP call. */
  const control = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${baseUrl}/__mock/${path}`, {
      method,
      headers: { 'public-api-key': credentials.publicApiKey, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };

  beforeEach(() => control('POST', 'reset'));
  afterEach(async () => expect(await control('GET', 'findings')).toEqual([]));
  return { baseUrl, credentials, control };
}
