import { expect, onTestFinished, test } from 'vitest';
import { startHttpServer } from '../test/helpers/http-server.ts';
import { paymentBody, testOptions } from '../test/helpers/scripted-client.ts';
import { createClient } from './client.ts';

test('reports a port that fetch blocks, such as 6000, and that nothing was sent', async () => {
  const client = createClient({ ...testOptions, baseUrl: 'http://127.0.0.1:6000' });
  await expect(client.payments.create(paymentBody)).rejects.toMatchObject({
    code: 'connection',
    outcome: 'not_sent',
    message:
      'createPayment: could not connect to http://127.0.0.1:6000 (BAD_PORT). Check baseUrl and its scheme, the server and proxies',
    attempts: [{ cause: 'BAD_PORT' }],
  });
});

test('throws a ServerError with the status when the body of a 503 is incomplete', async () => {
  const { url, close } = await startHttpServer((_, response) => {
    response.writeHead(503, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"code":');
    setTimeout(() => response.destroy(), 20);
  });
  onTestFinished(close);
  await expect(createClient({ ...testOptions, baseUrl: url }).payments.create(paymentBody)).rejects.toMatchObject({
    code: 'server',
    status: 503,
    messages: [],
  });
});
