import { testFileCredentials } from '@paychord/mock-server/vitest';
import { beforeEach, inject } from 'vitest';

/** Returns the merchant of this test file at the shared mock, and resets it before each test. */
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
  return { baseUrl, credentials, control };
}
