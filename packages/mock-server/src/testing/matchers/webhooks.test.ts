import { expect, test } from 'vitest';
import { createAndSettle, mock, register, useMockServer } from '../../../test/helpers/test-mock.ts';
import { checkDeliveredWebhook, findDeliveredWebhooks } from './webhooks.ts';

useMockServer();

test('finds delivered webhooks by event, by body and by a function', async () => {
  register();
  const { id } = await createAndSettle();
  const count = (match: Parameters<typeof findDeliveredWebhooks>[1]) => findDeliveredWebhooks(mock, match).length;
  expect(count('payment.purchase')).toBe(1);
  expect(count('payment.refund')).toBe(0);
  expect(count({ event: 'payment.purchase', body: { data: { payment: { id } } } })).toBe(1);
  expect(count({ body: { data: { payment: { id: 'another' } } } })).toBe(0);
  expect(count(({ attempts }) => attempts.length === 1)).toBe(1);
});

test('does not find a webhook that is still pending, and shows its attempts in the failure message', async () => {
  register(500, 500);
  await createAndSettle();
  await mock.clock.advance('5m');
  const { pass, message } = checkDeliveredWebhook(mock, 'payment.purchase');
  expect(pass).toBe(false);
  expect(message()).toMatch(
    /^Expected a delivered webhook matching payment\.purchase\nWebhooks of the merchant:\n {2}payment\.purchase SUCCEEDED {2}pending {2}http\S+ {2}attempts: 500, 500\npayment\.purchase waits for its next attempt at 2026-01-01T00:50:00\.000Z on the clock of the merchant\. Call webhooks\.flush\(\) or clock\.advance\(\), or for a server on a port run paychord-mock call flushWebhooks$/,
  );
});

test('asks in the failure message whether the call was awaited when no webhook was sent', () => {
  expect(checkDeliveredWebhook(mock, 'payment.purchase').message()).toContain(
    'No webhook was sent. Was the call awaited?',
  );
});

test('the message names the fields of a delivered webhook that differ', async () => {
  register();
  await createAndSettle();
  const reason = (match: Parameters<typeof checkDeliveredWebhook>[1]) => checkDeliveredWebhook(mock, match).message();
  const body = { data: { payment: { status: 'DECLINED' } } };
  expect(reason({ event: 'payment.purchase', body })).toMatch(
    / {2}attempts: 200 {2}data\.payment\.status: expected "DECLINED", received "SUCCEEDED"$/,
  );
  expect(reason({ event: 'payment.refund', body })).toMatch(/ {2}attempts: 200$/);
});

test('the message names explainSignature for a receiver that responded with 401', async () => {
  register(401);
  await createAndSettle();
  const [delivery] = mock.webhooks.deliveries();
  expect(checkDeliveredWebhook(mock, 'payment.purchase').message()).toContain(
    `\nThe receiver did not accept a signature or credentials. Run webhooks.explainSignature('${delivery?.id}', { secret }) with its secret`,
  );
});

test('the message names the fix for an endpoint that redirects, such as one of Next.js with trailingSlash', async () => {
  register(308);
  await createAndSettle();
  const fix =
    'The endpoint redirects, and webhooks follow no redirect. Register the final address: https in place of http, with or without the slash at its end';
  expect(checkDeliveredWebhook(mock, 'payment.purchase').message()).toContain(`\n${fix}`);
  await expect(mock.webhooks.waitFor('payment.purchase', { timeoutMs: 1 })).rejects.toThrow(fix);
});

test('the message names a missing endpoint when no webhook was sent', () => {
  expect(checkDeliveredWebhook(mock, 'payment.purchase').message()).toContain(
    'Register an endpoint for its event (webhooks.register): a reset removes the endpoints',
  );
});
