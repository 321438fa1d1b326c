import type { ResetOptions } from '../../generated/control-types.ts';
import { credentialHeaders } from '../../generated/operations.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { canonicalId, fingerprint, type Ids, setLatest } from '../model/ids.ts';
import { type Credentials, createCredentialRules, type MerchantIdentity } from './credential-rules.ts';
import { createMerchant, type Merchant, type MerchantOptions, type SavedMerchant } from './merchant.ts';

/** The merchants of a mock server, by their credentials. */
export type MerchantRegistry = ReturnType<typeof createMerchantRegistry>;

/** The merchants as plain data. */
export type SavedMerchants = readonly {
  readonly publicApiKey: string;
  readonly secret: string | undefined;
  readonly merchant: SavedMerchant;
}[];

interface RegistryEntry {
  /** A hash of the private secret key, so that no snapshot contains the key. Undefined until a request has sent one. */
  readonly secret: string | undefined;
  /** The secret key of the last accepted request, in no snapshot. To check and hash it each time costs a created payment 6 % more CPU time. */
  readonly acceptedKey?: string;
  readonly merchant: Merchant;
}

/** What the registry remembers of a public key that has no merchant: one that only reads, or one that a reset removed. */
interface RememberedKey {
  readonly secret?: string | undefined;
  /** Where the ids of its next merchant continue. */
  readonly counts?: ReturnType<Merchant['countIds']> | undefined;
  /** The trace ids of its requests, so that none repeats. */
  readonly traceIds?: Ids;
}

export interface RegistryOptions extends Omit<MerchantOptions, 'wasRemoved'> {
  readonly maxMerchants: number;
  /** Continues the deadlines of a restored merchant. */
  resume(merchant: Merchant): void;
}

/** The number of public keys without a merchant that the registry remembers. */
const maxRemembered = 10_000;

/** The number of payments that the registry remembers after a reset. */
const maxRemoved = 1_000;

/**
 * Creates a registry without merchants.
 *
 * @param credentials The accepted key pairs. Two pairs with the same public key are one merchant. By default, any pair that is
 *   not blank may, and the first secret of a public key becomes its secret.
 * @param own The credentials of the default merchant.
 */
export function createMerchantRegistry(
  options: RegistryOptions,
  credentials: readonly Credentials[] | undefined,
  own: Credentials,
) {
  let entries = new Map<string, RegistryEntry>();
  /** The secrets of the entries. With a search for each new key, 10,000 merchants take five times as long. */
  const secrets = new Set<string | undefined>();
  /** By public key. The latest one is last. */
  const remembered = new Map<string, RememberedKey>();
  /** The ids of payments that a reset or a restored snapshot removed. The latest one is last. */
  const removed = new Map<string, true>();
  let closed = false;

  const secretOf = (publicApiKey: string): string | undefined =>
    entries.get(publicApiKey)?.secret ?? remembered.get(publicApiKey)?.secret;

  const rules = createCredentialRules(credentials, own, {
    hasMerchant: (publicApiKey) => entries.has(publicApiKey),
    hasSecret: (hash) => secrets.has(hash),
    secretOf,
  });

  const identify = (pair: Credentials, writes: boolean): Merchant | ApiErrorResult => {
    const { publicApiKey, privateSecretKey } = pair;
    const entry = entries.get(publicApiKey);
    if (entry !== undefined && entry.acceptedKey === privateSecretKey) return entry.merchant;

    const problems = rules.problemsOf(pair);
    if (problems.length > 0) return invalidCredentials(...problems);

    const secret = fingerprint(privateSecretKey);
    if (entry === undefined) return createNew(publicApiKey, secret, writes);
    return set(publicApiKey, { ...entry, secret: entry.secret ?? secret, acceptedKey: privateSecretKey });
  };

  const set = (publicApiKey: string, entry: RegistryEntry): Merchant => {
    remembered.delete(publicApiKey);
    secrets.add(entry.secret);
    entries.set(publicApiKey, entry);
    return entry.merchant;
  };

  const createNew = (publicApiKey: string, secret: string | undefined, writes: boolean): Merchant | ApiErrorResult => {
    if (writes && entries.size >= options.maxMerchants && publicApiKey !== own.publicApiKey) {
      return new ApiErrorResult(403, 'AUTHORIZATION_REQUIRED', [
        `This server keeps at most ${options.maxMerchants} merchants`,
      ]);
    }
    return add(publicApiKey, secret, writes);
  };

  /** Whether a request that only reads has a place in the journal of its merchant. */
  const isExpected = (publicApiKey: string): boolean => {
    if (publicApiKey === own.publicApiKey) return true;
    const isNamed = rules.isConfigured(publicApiKey) || secretOf(publicApiKey) !== undefined;
    return isNamed && entries.size < options.maxMerchants;
  };

  const add = (publicApiKey: string, secret: string | undefined, isKept = true): Merchant => {
    const known = remembered.get(publicApiKey);
    const merchant = create(publicApiKey, known?.counts);
    const { traceIds } = merchant;
    if (known?.traceIds !== undefined) traceIds.continueFrom(known.traceIds.count());
    if (isKept) return set(publicApiKey, { secret, merchant });

    setLatest(remembered, publicApiKey, { ...known, traceIds }, maxRemembered);
    return merchant;
  };

  const create = (publicApiKey: string, counts: RememberedKey['counts'], saved?: SavedMerchant): Merchant => {
    // After a reset, a merchant has the same ids again. Then the payment exists, and another cause hides it.
    const exists = (id: string) => [...entries.values()].some((each) => each.merchant.state.payments.has(id));
    const wasRemoved = (id: string) => removed.has(canonicalId(id)) && !exists(id);
    const merchant = createMerchant(publicApiKey, { ...options, wasRemoved }, saved, counts);
    if (saved !== undefined) options.resume(merchant);
    if (closed) void merchant.clock.close();
    return merchant;
  };

  const dispose = (merchant: Merchant): Promise<void> => {
    for (const id of [...merchant.state.payments.keys()].slice(-maxRemoved)) setLatest(removed, id, true, maxRemoved);
    return merchant.dispose();
  };

  /** Replaces all merchants, and remembers the former ones. */
  const replace = async (next: Map<string, RegistryEntry>, continueIds = false): Promise<void> => {
    const former = [...entries];
    entries = next;
    secrets.clear();
    for (const { secret } of next.values()) secrets.add(secret);
    options.traffic.emit('change');

    const known: [string, RememberedKey][] = [...remembered];
    for (const [publicApiKey, { secret, merchant }] of former) {
      known.push([publicApiKey, { secret, counts: merchant.countIds() }]);
    }
    for (const [publicApiKey, { secret, counts }] of known) {
      setLatest(remembered, publicApiKey, { secret, counts: continueIds ? counts : undefined }, maxRemembered);
    }

    await Promise.all(former.map(([, { merchant }]) => dispose(merchant)));
  };

  return {
    /**
     * Describes the public key of a request when no merchant has it. Call it before `identify`, which creates the merchant. `warning` says what
     * is probably wrong with the key, and the fix. It contains no secret.
     */
    describeNewKey(headers: HeaderReader): { readonly warning: string | undefined } | undefined {
      const key = headers.get(credentialHeaders.publicApiKey) ?? '';
      if (entries.has(key) || remembered.has(key) || key === '' || rules.isConfigured(key)) return undefined;
      return { warning: rules.findMistake(key) };
    },
    /** Whether a public key is a secret key, so that no journal may show it. */
    isSecret: (publicApiKey: string) => rules.findSecret(publicApiKey) !== undefined,
    /**
     * Finds the merchant of a request. A request that writes creates it, and so does one that reads when a reset removed the merchant or the
     * options name it. Another request that reads gets an empty merchant that is not kept, except for its sequence of trace ids. The registry
     * keeps those of the 10,000 readers that read last.
     */
    identify(headers: HeaderReader, writes: boolean) {
      const publicApiKey = headers.get(credentialHeaders.publicApiKey) ?? '';
      const privateSecretKey = headers.get(credentialHeaders.privateSecretKey) ?? '';
      return identify({ publicApiKey, privateSecretKey }, writes || isExpected(publicApiKey));
    },
    /** Finds the merchant of a key pair, or creates it. */
    getOrCreate: (pair: Credentials) => identify(pair, true),
    /**
     * Finds the merchant of a public key, or creates it when `writes` is true. A merchant that is created without a secret accepts the
     * first secret that a request sends. With the option `credentials`, the key must be in that list.
     */
    getByPublicKey(publicApiKey: string, writes: boolean): Merchant | ApiErrorResult {
      if (writes) options.traffic.emit('change');
      const entry = entries.get(publicApiKey);
      if (entry !== undefined) return entry.merchant;

      const problem = rules.findKeyProblem(publicApiKey);
      if (problem !== undefined) return invalidCredentials(problem);
      return createNew(publicApiKey, secretOf(publicApiKey), writes);
    },
    /** Finds the merchant whose public key a request sends, without a check of the secret. */
    findByHeaders: (headers: HeaderReader) => entries.get(headers.get(credentialHeaders.publicApiKey) ?? '')?.merchant,
    /** Returns the default merchant. It does not count towards the limit. */
    defaultMerchant: () => entries.get(own.publicApiKey)?.merchant ?? add(own.publicApiKey, undefined),
    all: (): readonly Merchant[] => [...entries.values()].map(({ merchant }) => merchant),
    /** Replaces a merchant by a new one. */
    async reset({ publicApiKey, privateSecretKey }: MerchantIdentity, how: ResetOptions = {}): Promise<void> {
      const secret = privateSecretKey === undefined ? secretOf(publicApiKey) : fingerprint(privateSecretKey);
      const former = entries.get(publicApiKey)?.merchant;
      const counts = former?.countIds() ?? remembered.get(publicApiKey)?.counts;
      const merchant = create(publicApiKey, how.continueIds ? counts : undefined);
      set(publicApiKey, { secret, merchant });
      options.traffic.emit('change');
      if (former !== undefined) await dispose(former);
    },
    /** Removes every merchant. The registry keeps the secrets of the 10,000 that it removed last. */
    resetAll: (how: ResetOptions = {}) => replace(new Map(), how.continueIds),
    /** The records of every merchant: most of the saved data. */
    *records(): Iterable<unknown> {
      for (const { merchant } of entries.values()) yield* merchant.records();
    },
    save: (): SavedMerchants =>
      [...entries].map(([publicApiKey, { secret, merchant }]) => ({ publicApiKey, secret, merchant: merchant.save() })),
    /**
     * Replaces every merchant by the saved ones.
     *
     * @throws {TypeError} The saved merchants are not valid. Nothing has changed.
     */
    async load(saved: SavedMerchants): Promise<void> {
      const next = new Map<string, RegistryEntry>();
      try {
        for (const { publicApiKey, secret = secretOf(publicApiKey), merchant } of saved) {
          next.set(publicApiKey, { secret, merchant: create(publicApiKey, undefined, merchant) });
        }
      } catch (cause) {
        await Promise.all([...next.values()].map((each) => each.merchant.dispose()));
        throw new TypeError('Could not restore the snapshot: a merchant in it is not valid', { cause });
      }
      await replace(next);
    },
    /** Stops the clock of every merchant, also of those that are created later. */
    async close(): Promise<void> {
      closed = true;
      await Promise.all([...entries.values()].map(({ merchant }) => merchant.clock.close()));
    },
  };
}

type HeaderReader = Pick<Headers, 'get'>;

function invalidCredentials(...messages: string[]): ApiErrorResult {
  return new ApiErrorResult(401, 'INVALID_CREDENTIALS', messages);
}
