import { once } from 'node:events';
import http from 'node:http';
import { inspect } from 'node:util';
import { setupMockServer } from '@paychord/mock-server/vitest';
import nock from 'nock';
import { expect, test } from 'vitest';
import { pay } from './pay.js';

// Takes the place of the service on the network.
const received = [];
const service = http.createServer((request, response) => {
  received.push(request.headers);
  response.end('{}');
});
service.listen(0);
await once(service, 'listening');
const baseUrl = `http://127.0.0.1:${service.address().port}`;

export function defineTests(options) {
  const payments = setupMockServer({ baseUrl, ...options });

  test('passes: no secret key reaches the network after nock.restore()', async () => {
    expect(await pay(payments)).toBe('SUCCEEDED');
    nock.restore();
    const error = await pay(payments).catch((reason) => reason);
    expect(error).toMatchObject({ outcome: 'not_sent' });
    expect(inspect(error)).toContain('MSW did not intercept it');
    const request = http.request(`${baseUrl}/v1/payments`, { method: 'POST' });
    request.setHeader('private-secret-key', 'secret');
    const failed = once(request, 'error');
    request.write('{');
    request.end('}');
    await expect(failed).resolves.toMatchObject([{ code: 'REQUEST_BLOCKED' }]);
    expect(received).toEqual([]);
    expect((await fetch(baseUrl)).status).toBe(200);
    expect(received).toHaveLength(1);
    expect(payments.unhandledRequests()).toHaveLength(2);
  });

  test('fails: the next test names nock', () => {});
}
