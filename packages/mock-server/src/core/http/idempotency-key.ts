import { type IdempotencyClaim, keyAlreadyUsed } from '../merchant/idempotency.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { canonicalId } from '../model/ids.ts';
import {
  type MerchantRequest,
  type RequestContext,
  type ResponseState,
  type Step,
  withError,
} from './request-context.ts';

const idempotencyHeader = 'x-idempotency-key';

/** Claims the idempotency key, or replays the response of the first request with this key. */
export const claimIdempotencyKey: Step = async (context, state) => {
  const { idempotencyKey } = context.operation;
  const { idempotency, clock, policies } = context.merchant;
  const isHonored =
    idempotencyKey === 'specified' || (idempotencyKey === 'assumed' && policies.idempotentOperations === 'all');
  // Where the specification shows no key, a request without one runs each time.
  const hasKey = context.headers.get(idempotencyHeader) !== null;
  if (state.decidedBy !== 'nothing' || !isHonored || !hasKey) return state;
  const key = scopedKey(context);
  const claimed = await idempotency.claim(key, clock.now);
  if (claimed === 'claimed') return { ...state, claimedKey: key, isKeyExpired: idempotency.hasExpired(key) };
  if (claimed instanceof ApiErrorResult) return withError(context, state, claimed);
  return replay(context, state, claimed);
};

async function replay(
  context: MerchantRequest,
  state: ResponseState,
  { response, bodyHash }: Exclude<IdempotencyClaim, 'claimed' | ApiErrorResult>,
): Promise<ResponseState> {
  const { policies } = context.merchant;
  if (policies.onBodyMismatch === 'reject') {
    await context.body.read();
    if (bodyHash !== hashBody(context.body.text())) {
      return { ...withError(context, state, keyAlreadyUsed('policies.onBodyMismatch')), firstBodyHash: bodyHash };
    }
  }
  const headers = { ...state.headers, 'x-idempotent-replayed': 'true' };
  // The response does not wait for the body, so the bodies are compared when the request is recorded.
  return { ...state, decidedBy: 'replay', response, headers, firstBodyHash: bodyHash };
}

/** Stores the response under the claimed key. A request that was rejected leaves its key free. */
export function settleIdempotencyKey(context: MerchantRequest, state: ResponseState): ResponseState {
  const { claimedKey, decidedBy, response } = state;
  if (claimedKey === undefined) return state;
  const { idempotency, clock } = context.merchant;
  if (decidedBy === 'fault') idempotency.consume(claimedKey, clock.now());
  else if (decidedBy === 'handler' && response !== undefined) {
    idempotency.complete(claimedKey, response, hashBody(context.body.text()), clock.now());
  } else idempotency.release(claimedKey);
  return { ...state, claimedKey: undefined };
}

/** A key is scoped to its operation, its path parameters and its other headers, such as the organization. */
function scopedKey({ id, operation, headers, path }: RequestContext): string {
  const others = operation.parameters.filter(
    (each) => each.in === 'header' && each.name.toLowerCase() !== idempotencyHeader,
  );
  const values = others.map(({ name }) => canonicalId(headers.get(name) ?? ''));
  return JSON.stringify([id, Object.values(path), ...values, headers.get(idempotencyHeader)]);
}

/**
 * Hashes the text of a body. Every request with an idempotency key needs it, so it is fast. Not cryptographic. A number, because each key keeps
 * its hash, and a text takes five times the memory.
 */
export function hashBody(text: string): number {
  let one = 0x9e3779b9;
  let other = 0x243f6a88 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x85ebca77);
    other = Math.imul(other ^ code ^ (one >>> 15), 0xc2b2ae3d);
  }
  // The bits that a number holds exactly: 32 and 21.
  return (one >>> 0) * 2 ** 21 + (other >>> 11);
}
