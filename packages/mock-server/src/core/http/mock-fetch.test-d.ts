import { createMockServer, type MockServer } from '@paychord/mock-server';
import { handlers } from '@paychord/mock-server/msw';
import { listen } from '@paychord/mock-server/node';
import { setupMockServer } from '@paychord/mock-server/vitest';

const mock: MockServer = createMockServer();

const ofMock: typeof fetch = mock.fetch;
const ofTests: typeof fetch = setupMockServer({ server: false }).fetch;
const response: Promise<Response> = mock.fetch('https://payments.test', { method: 'POST', redirect: 'manual' });

// A wrapper around a mock needs to accept a Request only.
const answering = { fetch: (request: Request) => mock.fetch(request), close: async () => {} };
handlers(answering);
void listen(answering);

// @ts-expect-error: not the options of a request
void mock.fetch('https://payments.test', { methode: 'POST' });

void [ofMock, ofTests, response];
