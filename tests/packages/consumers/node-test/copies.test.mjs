// A program that loads the package both as an ES module and as CommonJS.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { ControlError, createMockServer, OptionError } from '@paychord/mock-server';
import { AssertionError, assertReceivedRequest } from '@paychord/mock-server/assertions';
import { handlers } from '@paychord/mock-server/msw';
import { listen } from '@paychord/mock-server/node';
import { createClient, NotFoundError, PaychordError } from '@paychord/sdk';
import { setupServer } from 'msw/node';

const require = createRequire(import.meta.url);
const commonjs = {
  ...require('@paychord/mock-server'),
  ...require('@paychord/mock-server/assertions'),
  ...require('@paychord/mock-server/msw'),
  ...require('@paychord/mock-server/node'),
  createClient: require('@paychord/sdk').createClient,
};
const esm = { createMockServer, handlers, listen, assertReceivedRequest, createClient };

test('passes: the copies are two', () => assert.notEqual(commonjs.createMockServer, createMockServer));

for (const [title, first, second] of [
  ['a mock server of CommonJS with entries of ES modules', commonjs, esm],
  ['a mock server of ES modules with entries of CommonJS', esm, commonjs],
]) {
  test(`passes: ${title}`, async (context) => {
    const mock = first.createMockServer();
    const id = '3fbd1c4e-6c0a-4a51-8d8c-9b2a01a3a000';

    const server = await second.listen(mock, { admin: true });
    context.after(() => server.close());
    const onPort = second.createClient({ baseUrl: server.url, ...mock.credentials, maxRetries: 0 });
    const notFound = await onPort.payments.retrieve(id).catch((error) => error);
    assert.ok(notFound instanceof NotFoundError && notFound instanceof PaychordError);
    mock.faults.inject({ phase: 'transport', connection: 'reset', lost: 'request' });
    assert.equal((await onPort.payments.retrieve(id).catch((error) => error)).code, 'connection');
    const chargeback = await fetch(`${server.url}/__mock/payments/${id}/moves/openChargeback`, { method: 'POST' });
    assert.equal(chargeback.status, 404);
    assert.equal((await chargeback.json()).code, 'PAYMENT_NOT_FOUND');

    const interception = setupServer(...second.handlers(mock, { baseUrl: 'https://payments.test' }));
    interception.listen();
    const intercepted = second.createClient({ baseUrl: 'https://payments.test', ...mock.credentials });
    await intercepted.payments.retrieve(id).catch(() => {});
    interception.close();

    second.assertReceivedRequest(mock, 'retrievePayment');
    assert.throws(() => first.assertReceivedRequest(mock, 'createPayment'), AssertionError);
    assert.throws(() => mock.payments.markPaid(id), ControlError);
    assert.throws(() => first.createMockServer({ seed: 'one' }), OptionError);
    assert.equal(new TypeError('other') instanceof OptionError, false);
  });
}
