import { type IdempotencyClaim, keyAlreadyUsed } from '../merchant/idempotency.ts';
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
import { headerParameters } from './request-headers.ts';

const idempotencyHeader = 'x-idempotency-key';

/** Claims the idempotency key, or replays the response of the first request with this key. */
export const claimIdempotencyKey: Step = (context, state) =>
  state.decidedBy === 'nothing' && context.operation.idempotencyKey ? claim(context, state) : state;

function claim(context: MerchantRequest, state: ResponseState): ResponseState | Promise<ResponseState> {
  const { idempotency, clock } = context.merchant;
  const key = scopedKey(context);
  const claimed = idempotency.claim(key, clock.now);
  return claimed instanceof Promise
    ? claimed.then((late) => afterClaim(context, state, key, late))
    : afterClaim(context, state, key, claimed);
}

function afterClaim(
  context: MerchantRequest,
  state: ResponseState,
  key: string,
  claimed: IdempotencyClaim,
): ResponseState | Promise<ResponseState> {
  if (claimed === 'claimed') return { ...state, claimedKey: key };
  if (claimed instanceof ApiErrorResult) return withError(context, state, claimed);
  return replay(context, state, claimed);
}

async function replay(
  context: MerchantRequest,
  state: ResponseState,
  { response, bodyHash }: Exclude<IdempotencyClaim, 'claimed' | ApiErrorResult>,
): Promise<ResponseState> {
  const { policies } = context.merchant;
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
function scopedKey({ id, headers, path }: RequestContext): string {
  const parts: unknown[] = [id, Object.values(path)];
  for (const { lowerCaseName } of headerParameters[id]) {
    if (lowerCaseName !== idempotencyHeader) parts.push(canonicalId(headers.get(lowerCaseName) ?? ''));
  }
  parts.push(headers.get(idempotencyHeader));
  return JSON.stringify(parts);
}
