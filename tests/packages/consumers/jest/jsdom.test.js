/** @jest-environment jsdom */
const { createMockServer } = require('@paychord/mock-server');
const { setupMockServer } = require('@paychord/mock-server/jest');
const { pay } = require('./pay.js');

const missing =
  /needs fetch, Request, Response, TextEncoder, structuredClone, .* @jest-environment node .* jest-fixed-jsdom/;
let failure;
try {
  setupMockServer();
} catch (error) {
  failure = error;
}

test('passes: the missing functions of the environment are named', async () => {
  expect(failure.message).toMatch(missing);
  expect(() => createMockServer()).toThrow(missing);
  const credentials = { publicApiKey: 'public', privateSecretKey: 'secret' };
  await expect(pay({ baseUrl: 'https://payments.test', credentials })).rejects.toThrow('use the environment node');
});
