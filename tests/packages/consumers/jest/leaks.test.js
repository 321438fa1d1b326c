const https = require('node:https');
const { setupMockServer } = require('@paychord/mock-server/jest');

const payments = setupMockServer();

test('passes: a blocked request fails with the reason', async () => {
  const error = await fetch('https://production.example/labels').catch((failure) => failure);
  // MSW 3 throws the error of fetch, with the reason as its cause.
  expect((error.cause ?? error).message).toContain('was not sent');
  expect(payments.unhandledRequests()).toHaveLength(1);
});

test('fails: calls another machine', async () => {
  await fetch('https://production.example/labels').catch(() => {});
});

test('fails: calls another machine with node:https', async () => {
  await new Promise((resolve) => https.get('https://production.example/labels').once('error', resolve));
});

test('fails: calls an unknown operation', async () => {
  await fetch(`${payments.baseUrl}/v1/payment`);
});

test('fails: sends the secret key to a server on this machine', async () => {
  await fetch('http://127.0.0.1:61234/', { headers: { 'private-secret-key': 'secret' } }).catch(() => {});
});

test('passes: the next test is not affected', () => {});
