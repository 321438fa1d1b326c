// The installed mock server in a page: it responds in the browser, and webhooks stay in the page.
import { createMockServer } from '@paychord/mock-server';
import { createCallbackReceiver, handlers } from '@paychord/mock-server/browser';
import { setupWorker } from 'msw/browser';

const mock = createMockServer();
mock.webhooks.register({ receiver: createCallbackReceiver((payload) => console.log(payload)) });

export const worker = setupWorker(...handlers(mock));
