// This repository's mock server: validation, state, idempotency, and a webhook for every payment, taken by a function.
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { merchant } from '../payment.ts';

const mock = createMockServer({ clock: 'real' });
mock.merchant(merchant).webhooks.register({ receiver: () => new Response(null, { status: 200 }), secret: 'bench' });
await listen(mock, { port: Number(process.argv[2]) });
