/** The cost limits of the SDK. The bench shows them next to the costs of its peers. */

/** A part of the SDK as a program that imports only this part. */
export interface SizeBudget {
  readonly what: string;
  readonly program: string;
  /** Bytes, as `bundledBytes` counts them. */
  readonly atMost: number;
  /** Until that is reached: what it must not outgrow. */
  readonly untilThen?: number;
}

export const sizeBudgets: readonly SizeBudget[] = [
  {
    what: '`createClient`',
    program: `export { createClient } from '@paychord/sdk';`,
    atMost: 9_000,
    // Messages are 1,020 of them, and patterns of codes, headers and texts 930.
    untilThen: 11_910,
  },
  {
    what: '`retrievePayment` over `createTransport`',
    program: `export { createTransport, retrievePayment } from '@paychord/sdk';`,
    atMost: 6_000,
    untilThen: 8_500,
  },
  {
    what: '`createFetch`',
    program: `export { createFetch } from '@paychord/sdk/openapi-fetch';`,
    atMost: 13_300,
  },
  {
    what: '`createOpenApiClient`',
    program: `export { createOpenApiClient } from '@paychord/sdk/openapi-fetch';`,
    atMost: 16_300,
  },
  {
    what: '`logHooks`',
    program: `export { logHooks } from '@paychord/sdk';`,
    atMost: 1_785,
  },
  {
    what: '`verifySignature` and `constructEvent`',
    program: `export { constructEvent, verifySignature } from '@paychord/sdk/webhooks';`,
    atMost: 2_500,
    untilThen: 2_885,
  },
  {
    what: '`createWebhookReceiver`',
    program: `export { createWebhookReceiver } from '@paychord/sdk/webhooks';`,
    atMost: 5_000,
    untilThen: 6_180,
  },
];

/** What the compiler may have to do for a small program, as `typeCheck` counts it. */
export const instantiationsBudget = 100;

/** The packages that are installed for it to run. */
export const dependenciesBudget = 1;

/** What a browser loads for the inspector of the mock server: bytes of its script and its style, compressed. */
export const inspectorBudget = 100_000;

/** The bytes of the packed mock server. */
export const packedMockServerBudget = 1_000_000;
