/** @jest-environment jsdom */
const { setupMockServer } = require('@paychord/mock-server/jest');

test('passes: an environment without fetch is named', () => {
  expect(() => setupMockServer()).toThrow('needs fetch, Request, Response');
});
