import { describe, expect, test, vi } from 'vitest';
import { toLambdaEvent } from '../../../test/helpers/server-requests.ts';
import { WebhookConfigurationError } from '../errors.ts';
import { createWebhookReceiver } from '../receiver/receiver.ts';
import { createTestPayload, createTestWebhook } from '../testing.ts';
import { sign } from '../verification/signature.ts';
import { type LambdaHttpEvent, lambdaHandler } from './lambda.ts';

const secret = 'whsec_5e0c7a1f';

function setUp() {
  const purchase = vi.fn();
  const onDelivery = vi.fn();
  const on = { 'payment.purchase': purchase };
  return {
    handler: lambdaHandler(createWebhookReceiver({ accept: 'payment', secret, on, onDelivery })),
    purchase,
    onDelivery,
  };
}

const formats = (['1.0', '2.0'] as const).flatMap((version) =>
  [true, false].map((isBase64Encoded) => ({ version, isBase64Encoded })),
);

describe.each(formats)('lambdaHandler in format $version (base64: $isBase64Encoded)', (format) => {
  test('handles an authentic webhook with non-ASCII text', async () => {
    const { handler, purchase } = setUp();
    const payload = createTestPayload('payment.purchase');
    payload.data.payment.description = 'Zażółć 漢字 🏃';
    const event = await toLambdaEvent(await createTestWebhook(payload, { secret }), format);
    expect(await handler(event)).toEqual({
      statusCode: 200,
      headers: { 'content-type': 'application/json' },
      body: '{"received":true}',
      isBase64Encoded: false,
    });
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test('keeps a byte order mark in the body', async () => {
    const { handler } = setUp();
    const body = `\uFEFF${JSON.stringify(createTestPayload('payment.purchase'))}`;
    const headers = { 'x-hmac-signature': await sign(body, secret) };
    const event = await toLambdaEvent(new Request('https://merchant.test', { method: 'POST', body, headers }), format);
    expect((await handler(event)).statusCode).toBe(200);
  });

  test('rejects forged webhooks and methods other than POST', async () => {
    const { handler } = setUp();
    const forged = await createTestWebhook('payment.purchase', { secret: 'another' });
    expect((await handler(await toLambdaEvent(forged, format))).statusCode).toBe(401);
    const { statusCode, headers } = await handler(await toLambdaEvent(new Request('https://merchant.test'), format));
    expect({ statusCode, headers }).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } });
  });
});

test('rejects a repeated signature even when headers contains only one of them', async () => {
  const { handler } = setUp();
  const event = await toLambdaEvent(await createTestWebhook('payment.purchase', { secret }), { version: '1.0' });
  const signature = String(event.headers['X-Hmac-Signature']);
  const multiValueHeaders = { ...event.multiValueHeaders, 'X-Hmac-Signature': ['forged', signature] };
  expect((await handler({ ...event, multiValueHeaders })).statusCode).toBe(401);
});

test('responds with multiValueHeaders to a load balancer that sends multiValueHeaders', async () => {
  const { handler } = setUp();
  const { headers: _, ...event } = await toLambdaEvent(await createTestWebhook('payment.purchase', { secret }), {
    version: '1.0',
  });
  expect(await handler(event)).toMatchObject({
    statusCode: 200,
    multiValueHeaders: { 'content-type': ['application/json'] },
  });
});

test.each([null, undefined, ''])('responds with 401 to a signed event whose body became %s', async (body) => {
  const { handler } = setUp();
  const event = await toLambdaEvent(await createTestWebhook('payment.purchase', { secret }));
  expect((await handler({ ...event, body })).statusCode).toBe(401);
});

test('reports the fix when the body was already parsed', async () => {
  const { handler, onDelivery } = setUp();
  const event = await toLambdaEvent(await createTestWebhook('payment.purchase', { secret }));
  expect((await handler({ ...event, body: JSON.parse(event.body) })).statusCode).toBe(500);
  expect(onDelivery.mock.lastCall?.[0]).toMatchObject({
    reason: 'receiver_failed',
    error: { name: 'WebhookConfigurationError', message: expect.stringContaining('httpJsonBodyParser') },
  });
});

test.each(formats)('ignores a header beyond Latin-1 in format $version (base64: $isBase64Encoded)', async (format) => {
  const { handler } = setUp();
  const { headers, multiValueHeaders, ...event } = await toLambdaEvent(
    await createTestWebhook('payment.purchase', { secret }),
    format,
  );
  const city = { 'CloudFront-Viewer-City': 'Łódź' };
  const cities = { 'CloudFront-Viewer-City': ['Łódź'] };
  const located = {
    ...event,
    headers: { ...headers, ...city },
    ...(multiValueHeaders && { multiValueHeaders: { ...multiValueHeaders, ...cities } }),
  };
  expect((await handler(located)).statusCode).toBe(200);
});

test('reads headers when multiValueHeaders is an empty object', async () => {
  const { handler } = setUp();
  const event = await toLambdaEvent(await createTestWebhook('payment.purchase', { secret }), { version: '1.0' });
  expect((await handler({ ...event, multiValueHeaders: {} })).statusCode).toBe(200);
});

test.each<[string, unknown]>([
  ['SQS', { Records: [{ messageId: '1', eventSource: 'aws:sqs', body: '{}' }] }],
  ['EventBridge', { version: '0', source: 'shop', 'detail-type': 'webhook', detail: {} }],
  ['a non-proxy integration', { method: 'POST', 'body-json': {}, params: { header: {} }, context: { stage: 'prod' } }],
  ['Lambda@Edge', { Records: [{ cf: { request: { uri: '/', method: 'POST', headers: {} } } }] }],
  ['undefined', undefined],
  ['null', null],
])('rejects for an event of %s, so that Lambda keeps it, and reports the fix', async (_source, event) => {
  const { handler, onDelivery } = setUp();
  const message = expect.stringMatching(/^lambdaHandler needs an HTTP event .* call constructEvent/);
  const error = await handler(event as LambdaHttpEvent).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WebhookConfigurationError);
  expect(error).toMatchObject({ message });
  expect(onDelivery.mock.lastCall?.[0]).toMatchObject({ reason: 'receiver_failed', error: { message } });
});

test('responds with 500 to headers in the form of Lambda@Edge, and reports the fix', async () => {
  const { handler, onDelivery } = setUp();
  const event = await toLambdaEvent(await createTestWebhook('payment.purchase', { secret }));
  const headers = { host: [{ key: 'Host', value: 'a' }] } as never;
  expect((await handler({ ...event, headers })).statusCode).toBe(500);
  expect(onDelivery.mock.lastCall?.[0].error.message).toContain('Convert headers of Lambda@Edge first');
});

test.each<[string, object, string]>([
  ['a query in format 2.0', { rawPath: '/a', rawQueryString: 'token=1%202' }, '/a?token=1%202'],
  ['a query in format 1.0', { path: '/a', queryStringParameters: { token: '1' } }, '/a?token=1'],
  ['no query in format 1.0', { path: '/a', queryStringParameters: null }, '/a'],
])('passes the path and %s to verify', async (_what, parts, expected) => {
  const verify = vi.fn(() => true);
  const on = { 'banking.transfer': () => {} };
  const handler = lambdaHandler(createWebhookReceiver({ accept: 'transfer', verify, on }));
  const body = JSON.stringify(createTestPayload('banking.transfer'));
  expect((await handler({ httpMethod: 'POST', headers: {}, body, ...parts })).statusCode).toBe(200);
  expect(verify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: `http://localhost${expected}` }));
});
