/**
 * - `claimed`: nobody has handled it, nobody is handling it, and now the caller is.
 * - `done`: it was handled. Nothing is left to do.
 * - `in_flight`: somebody else is handling it, as far as anybody knows.
 */
export type ClaimResult = 'claimed' | 'done' | 'in_flight';

/**
 * Where a receiver keeps which events were handled, so that a delivery that comes again, here or on another replica,
 * does not run its handler again. Write one over any store that can compare and set in one step.
 *
 * A key is free, claimed under a token until its lease ends, or done until its time to live ends; a lease or a life that
 * has ended leaves the key free. Each method is one atomic step, may be repeated with the same arguments when its
 * outcome is unknown, and rejects when the store does not answer. Keys and tokens are 1 to 255 visible ASCII characters;
 * `leaseMs` and `ttlMs` whole numbers up to `Number.MAX_SAFE_INTEGER`, which is as good as for ever.
 */
export interface WebhookStore {
  /**
   * Claims a free key under a token, for `leaseMs` from now by the store's own clock. Under the token that holds the
   * claim it is a renewal: the lease starts again, and the result is `claimed`.
   */
  claim(key: string, options: { readonly leaseMs: number; readonly token: string }): Promise<ClaimResult>;

  /**
   * Marks the key done for `ttlMs` from now: when the token holds the claim, and also when its lease ended and nobody
   * else came. Resolves to true then, and when this token has marked it done before; to false, with nothing changed, when
   * the key is claimed or done under another token: the event was handled twice.
   */
  commit(key: string, token: string, options: { readonly ttlMs: number }): Promise<boolean>;

  /** Frees the key when the token holds its claim; otherwise changes nothing, and never what is done. */
  release(key: string, token: string): Promise<void>;

  /** There, and true, when all is forgotten with the end of the process. */
  readonly isVolatile?: true;
}
