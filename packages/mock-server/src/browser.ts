export { createCallbackReceiver } from './core/webhooks/endpoint.ts';
export { type HandlersOptions, handlers } from './msw.ts';
