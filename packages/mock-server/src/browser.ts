export { type HandlersOptions, handlers } from './msw.ts';
export { createCallbackReceiver } from './webhooks/endpoint.ts';
