export { type HandlersOptions, handlers } from './msw.ts';
export { webhookSink } from './webhooks/callback-receiver.ts';
