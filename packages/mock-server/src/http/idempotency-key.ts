import { keyAlreadyUsed } from '../merchant/idempotency.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { canonicalId } from '../model/canonical-id.ts';
import { hashBody } from './body-hash.ts';
import {
  type MerchantRequest,
  type RequestContext,
  type ResponseState,
  type Step,
  withError,
} from './request-context.ts';

const idempotencyHeader = 'X-Idempotency-Key';

/** Claims the idempotency key, or replays the response of the first request with this key. */
export const claimIdempotencyKey: Step = (context, state) =>
  state.decidedBy === 'nothing' && context.operation.idempotencyKey ? claim(context, state) : state;

async function claim(context: MerchantRequest, state: ResponseState): Promise<ResponseState> {
  const { idempotency, clock, policies } = context.merchant;
  const key = scopedKey(context);
  const claimed = await idempotency.claim(key, clock.now);
  if (claimed === 'claimed') return { ...state, claimedKey: key };
  if (claimed instanceof ApiErrorResult) return withError(context, state, claimed);
  const { response, bodyHash } = claimed;
  if (policies.onBodyMismatch === 'reject') {
    await context.body.read();
    if (bodyHash !== hashBody(context.body.text())) return withError(context, state, keyAlreadyUsed());
  }
  const headers = { ...state.headers, 'x-idempotent-replayed': 'true' };
  // The response does not wait for the body, so the bodies are compared when the request is recorded.
  return { ...state, decidedBy: 'replay', response, headers, firstBodyHash: bodyHash };
}

/** Stores the response under the claimed key. A request that was rejected leaves its key free. */
export const settleIdempotencyKey: Step = (context, state) =>
  state.claimedKey === undefined ? state : settle(context, state, state.claimedKey);

function settle(context: MerchantRequest, state: ResponseState, claimedKey: string): ResponseState {
  const { decidedBy, response } = state;
  const { idempotency, clock } = context.merchant;
  if (decidedBy === 'fault') idempotency.consume(claimedKey, clock.now());
  else if (decidedBy === 'handler' && response !== undefined) {
    idempotency.complete(claimedKey, response, hashBody(context.body.text()), clock.now());
  } else idempotency.release(claimedKey);
  return { ...state, claimedKey: undefined };
}

/** A key is scoped to its operation, its path parameters and its other headers, such as the organization. */
function scopedKey({ id, request: { headers }, path, operation }: RequestContext): string {
  const others = operation.parameters.filter(({ in: place, name }) => place === 'header' && name !== idempotencyHeader);
  const scope = others.map(({ name }) => canonicalId(headers.get(name) ?? ''));
  return JSON.stringify([id, Object.values(path), ...scope, headers.get(idempotencyHeader)]);
}
