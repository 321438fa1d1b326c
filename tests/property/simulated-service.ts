import { networkError } from '../../packages/sdk/test/helpers/scripted-client.ts';
import { transactionPath } from '../contract/conformance/case.ts';
import { dispute, paymentBody } from '../helpers/requests.ts';

/** What happens to one request. */
export type Fault =
  | { readonly kind: 'refused' }
  /** The connection is lost before or after the operation runs. */
  | { readonly kind: 'reset' | 'silence'; readonly isRun: boolean }
  /** An error response to a request that did not run. */
  | { readonly kind: 'rejection'; readonly status: number; readonly code: string | undefined }
  /** An error response after the operation has run. */
  | { readonly kind: 'failure'; readonly status: number; readonly code: string | undefined }
  /** A successful response that the client cannot use. */
  | { readonly kind: 'corrupt'; readonly text: string };

/** The error response to a repeated key. Undefined: the first response again. */
export type OnRepeat = { readonly status: number; readonly code: string } | undefined;

export const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
export const transactionId = '5b0f3a52-6f0d-4a2c-8d53-0d7b4c1f2e90';
const merchant_reference = 'REFERENCE-1';
const amount = { currency: 'USD', value: 10 };
const payment = { id: paymentId, status: 'SUCCEEDED', transactions: { id: transactionId, type: 'PURCHASE' } };

/** Each operation that changes something: its request, and its response. */
export const operations = {
  createPayment: { path: '/v1/payments', body: paymentBody(), response: payment },
  submitDispute: { path: transactionPath(paymentId, transactionId, 'dispute'), body: dispute(), response: payment },
  reverseTransfer: {
    path: '/v1/recipients/onboardings/reverse-transfer/transfer-1',
    body: undefined,
    response: { id: 'reversal-1', origin_onboarding: {}, destination_onboarding: {} },
  },
  capturePayment: {
    path: transactionPath(paymentId, transactionId, 'capture'),
    body: { merchant_reference, amount, reason: 'Shipped' },
    response: { id: transactionId, status: 'SUCCEEDED' },
  },
  cancelPayment: {
    path: transactionPath(paymentId, transactionId, 'cancel'),
    body: { merchant_reference },
    response: { id: transactionId, status: 'SUCCEEDED' },
  },
  refundPayment: {
    path: transactionPath(paymentId, transactionId, 'refund'),
    body: { merchant_reference, amount },
    response: payment,
  },
  createCustomer: {
    path: '/v1/customers',
    body: { merchant_customer_id: 'shopper-1', country: 'CO' },
    response: { id: '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22' },
  },
} as const;

export type OperationName = keyof typeof operations;

/** The operations whose key the specification shows. */
export const specified: readonly OperationName[] = ['createPayment', 'submitDispute', 'reverseTransfer'];

/**
 * Creates a service without a state machine: each request that it runs is another effect. It runs a specified operation once per key,
 * and ignores the key of any other.
 */
export function createSimulatedService(onRepeat: OnRepeat, faults: readonly (Fault | undefined)[]) {
  const known = new Set<string>();
  let requests = 0;
  let effects = 0;

  const respond = ({ method, url, headers }: Request): Response => {
    const { pathname } = new URL(url);
    const name = (Object.keys(operations) as OperationName[]).find((each) => operations[each].path === pathname);
    if (method !== 'POST' || name === undefined) throw new Error(`Unexpected request ${method} ${pathname}`);
    const { response } = operations[name];
    const key = headers.get('x-idempotency-key');
    if (key !== null && specified.includes(name)) {
      if (known.has(key)) return onRepeat ? errorResponse(onRepeat) : Response.json(response);
      known.add(key);
    }
    effects += 1;
    return Response.json(response);
  };

  return {
    async fetch(url: string, init: RequestInit): Promise<Response> {
      const fault = faults[requests++];
      if (fault?.kind === 'refused') throw networkError('ECONNREFUSED');
      const request = new Request(url, init);
      const isRun = fault?.kind !== 'rejection' && (fault === undefined || !('isRun' in fault) || fault.isRun);
      const response = isRun ? respond(request) : undefined;
      switch (fault?.kind) {
        case 'reset':
          throw networkError('ECONNRESET');
        case 'silence':
          return new Promise(() => {});
        case 'rejection':
        case 'failure':
          return errorResponse(fault);
        case 'corrupt':
          return new Response(fault.text, { headers: { 'content-type': 'application/json' } });
        default:
          return response as Response;
      }
    },
    /** How often an operation has run. */
    effects: () => effects,
  };
}

function errorResponse({ status, code }: { readonly status: number; readonly code: string | undefined }): Response {
  return Response.json(code === undefined ? {} : { code, messages: [] }, { status });
}
