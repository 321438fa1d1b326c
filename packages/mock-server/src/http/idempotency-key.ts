import { keyAlreadyUsed } from '../merchant/idempotency.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { canonicalId } from '../model/canonical-id.ts';
import { fingerprint } from '../model/ids.ts';
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
  if (policies.onBodyMismatch === 'reject' && claimed.bodyHash !== (await hashBody(context))) {
    return withError(context, state, keyAlreadyUsed());
  }
  const headers = { ...state.headers, 'x-idempotent-replayed': 'true' };
  return { ...state, decidedBy: 'replay', response: claimed.response, headers };
}

/** Stores the response under the claimed key. A request that was rejected leaves its key free. */
export const settleIdempotencyKey: Step = (context, state) =>
  state.claimedKey === undefined ? state : settle(context, state, state.claimedKey);

async function settle(context: MerchantRequest, state: ResponseState, claimedKey: string): Promise<ResponseState> {
  const { decidedBy, response } = state;
  const { idempotency, clock, policies } = context.merchant;
  if (decidedBy === 'fault') idempotency.consume(claimedKey, clock.now());
  else if (decidedBy === 'handler' && response !== undefined) {
    const bodyHash = policies.onBodyMismatch === 'reject' ? await hashBody(context) : '';
    idempotency.complete(claimedKey, response, bodyHash, clock.now());
  } else idempotency.release(claimedKey);
  return { ...state, claimedKey: undefined };
}

/** A key is scoped to its operation, its path parameters and its other headers, such as the organization. */
function scopedKey({ id, request: { headers }, path, operation }: RequestContext): string {
  const others = operation.parameters.filter(({ in: place, name }) => place === 'header' && name !== idempotencyHeader);
  const scope = others.map(({ name }) => canonicalId(headers.get(name) ?? ''));
  return JSON.stringify([id, Object.values(path), ...scope, headers.get(idempotencyHeader)]);
}

async function hashBody({ body }: RequestContext): Promise<string> {
  const read = await body.read();
  return read instanceof ApiErrorResult ? '' : fingerprint(read.text);
}
