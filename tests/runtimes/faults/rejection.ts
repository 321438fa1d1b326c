import type { ApiError, PaychordError, UnexpectedResponseError } from '@paychord/sdk';

/** An error of the client with the fields of all its classes. */
export type Rejection = PaychordError & Partial<Omit<ApiError & UnexpectedResponseError, keyof PaychordError>>;

/** What a call throws. */
export async function rejectionOf(call: PromiseLike<unknown>): Promise<Rejection> {
  const value = await call.then(
    (answer) => ({ answer }),
    // What it is, the row finds out.
    (reason: Rejection) => ({ reason }),
  );
  if ('reason' in value) return value.reason;
  throw new Error(`The call did not fail. It returned ${JSON.stringify(value.answer)}`);
}
