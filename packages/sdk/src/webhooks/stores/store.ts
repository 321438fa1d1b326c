/**
 * The result of a claim.
 *
 * - `claimed`: the event is free, and the caller now has the claim.
 * - `done`: the event was handled.
 * - `in_flight`: another process has the claim, and its lease has not ended.
 */
export type ClaimResult = 'claimed' | 'done' | 'in_flight';

/**
 * Remembers which events a receiver has handled. A second delivery, on any replica, then does not run the handler again. Implement it over any store that has an atomic compare-and-set.
 *
 * A key is free, claimed under a token until its lease ends, or done until its time to live ends. Then it is free again.
 *
 * Each method is one atomic step. Each can be repeated with the same arguments when its result is unknown. Each rejects when the store
 * does not respond. Keys and tokens are 1 to 255 visible ASCII characters. `leaseMs` and `ttlMs` are integers up to
 * `Number.MAX_SAFE_INTEGER`, which stands for "forever".
 */
export interface WebhookStore {
  /**
   * Claims a free key under a token, for `leaseMs` milliseconds by the store's own clock. Under the token that has the claim, it renews the
   * lease and resolves to `claimed`.
   *
   * @returns Whether the caller has the claim, or why not.
   */
  claim(key: string, options: { readonly leaseMs: number; readonly token: string }): Promise<ClaimResult>;

  /**
   * Marks a key as done for `ttlMs` milliseconds. It succeeds when the token has the claim, and also when the lease has ended and the key is
   * free.
   *
   * @returns True when this token has marked the key as done, now or in an earlier call. False when the key is claimed or done under another
   *   token: the event was handled twice. False changes nothing.
   */
  commit(key: string, token: string, options: { readonly ttlMs: number }): Promise<boolean>;

  /** Frees a key when the token has its claim. Otherwise it changes nothing; a done key stays done. */
  release(key: string, token: string): Promise<void>;

  /** True when the store forgets everything at the end of the process. */
  readonly isVolatile?: true;
}
