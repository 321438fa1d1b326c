import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { defineTests } from './nock-restore.js';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());
defineTests({ server });
