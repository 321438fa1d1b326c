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

/** What the registry knows of a public key, also of one without a merchant: a reset removed it, or its requests only read. */
interface KnownKey {
  /** A hash of the private secret key, so that no snapshot contains the key. Undefined until a request has sent one. */
  readonly secret?: string | undefined;
  /** The secret key of the last accepted request, in no snapshot. To check and hash it each time costs a created payment 6 % more CPU time. */
  readonly acceptedKey?: string;
  /** Where the ids of its next merchant continue. */
  readonly counts?: ReturnType<Merchant['countIds']> | undefined;
  /** The trace ids of requests that only read, so that none repeats. */
  readonly traceIds?: Ids;
}

interface RegistryOptions extends Omit<MerchantOptions, 'wasRemoved'> {
  readonly maxMerchants: number;
  /** Continues the deadlines of a restored merchant. */
  resume(merchant: Merchant): void;
}

/** The number of public keys that the registry knows. Above it, it forgets those without a merchant. */
const maxKeys = 10_000;

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
  /** By public key. */
  const merchants = new Map<string, Merchant>();
  /** By public key. Each merchant has one. The latest one is last. */
  const keys = new Map<string, KnownKey>();
  /** The secrets of the merchants. With a search for each new key, 10,000 merchants take five times as long. */
  const secrets = new Set<string>();
  /** The ids of payments that a reset or a restored snapshot removed. The latest one is last. */
  const removed = new Map<string, true>();
  let closed = false;

  const secretOf = (publicApiKey: string) => keys.get(publicApiKey)?.secret;

  const rules = createCredentialRules(credentials, own, {
    hasMerchant: (publicApiKey) => merchants.has(publicApiKey),
    hasSecret: (hash) => secrets.has(hash),
    secretOf,
  });

  const remember = (publicApiKey: string, key: KnownKey) => {
    keys.delete(publicApiKey);
    keys.set(publicApiKey, key);
    if (key.secret !== undefined && merchants.has(publicApiKey)) secrets.add(key.secret);
    for (const oldest of keys.keys()) {
      if (keys.size <= maxKeys) return;
      if (!merchants.has(oldest)) keys.delete(oldest);
    }
  };

  const identify = ({ publicApiKey, privateSecretKey }: Credentials, writes: boolean): Merchant | ApiErrorResult => {
    const known = merchants.get(publicApiKey);
    if (known !== undefined && keys.get(publicApiKey)?.acceptedKey === privateSecretKey) return known;

    const problems = rules.problemsOf({ publicApiKey, privateSecretKey });
    if (problems.length > 0) return invalidCredentials(...problems);

    const merchant = known ?? createNew(publicApiKey, writes);
    const secret = secretOf(publicApiKey) ?? fingerprint(privateSecretKey);
    if (merchants.has(publicApiKey)) remember(publicApiKey, { secret, acceptedKey: privateSecretKey });
    return merchant;
  };

  const createNew = (publicApiKey: string, isKept: boolean): Merchant | ApiErrorResult => {
    if (isKept && merchants.size >= options.maxMerchants && publicApiKey !== own.publicApiKey) {
      return new ApiErrorResult(403, 'AUTHORIZATION_REQUIRED', [
        `This server keeps at most ${options.maxMerchants} merchants`,
      ]);
    }
    return add(publicApiKey, isKept);
  };

  const add = (publicApiKey: string, isKept: boolean): Merchant => {
    const { secret, counts, traceIds } = keys.get(publicApiKey) ?? {};
    const merchant = create(publicApiKey, counts);
    if (traceIds !== undefined) merchant.traceIds.continueFrom(traceIds.count());
    if (isKept) merchants.set(publicApiKey, merchant);
    remember(publicApiKey, isKept ? { secret } : { secret, counts, traceIds: merchant.traceIds });
    return merchant;
  };

  /** Whether a request that only reads has a place in the journal of its merchant. */
  const isExpected = (publicApiKey: string): boolean => {
    if (publicApiKey === own.publicApiKey) return true;
    const isNamed = rules.isConfigured(publicApiKey) || secretOf(publicApiKey) !== undefined;
    return isNamed && merchants.size < options.maxMerchants;
  };

  const create = (publicApiKey: string, counts: KnownKey['counts'], saved?: SavedMerchant): Merchant => {
    // After a reset, a merchant has the same ids again. Then the payment exists, and another cause hides it.
    const exists = (id: string) => [...merchants.values()].some(({ state }) => state.payments.has(id));
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

  /** Replaces all merchants, and remembers the keys of the former ones. */
  const replace = async (next: ReadonlyMap<string, Merchant>, continueIds = false): Promise<void> => {
    const former = new Map(merchants);
    merchants.clear();
    secrets.clear();
    for (const [publicApiKey, merchant] of next) merchants.set(publicApiKey, merchant);
    options.traffic.emit('change');

    for (const [publicApiKey, { secret, counts }] of [...keys]) {
      const latest = former.get(publicApiKey)?.countIds() ?? counts;
      remember(publicApiKey, { secret, counts: continueIds ? latest : undefined });
    }
    await Promise.all([...former.values()].map(dispose));
  };

  return {
    /**
     * Describes the public key of a request when no merchant has it. Call it before `identify`, which creates the merchant. `warning` says what
     * is probably wrong with the key, and the fix. It contains no secret.
     */
    describeNewKey(headers: HeaderReader): { readonly warning: string | undefined } | undefined {
      const key = headers.get(credentialHeaders.publicApiKey) ?? '';
      if (keys.has(key) || key === '' || rules.isConfigured(key)) return undefined;
      return { warning: rules.findSecret(key) };
    },
    /** Whether a public key is a secret key, so that no journal may show it. */
    isSecret: (publicApiKey: string) => rules.findSecret(publicApiKey) !== undefined,
    /**
     * Finds the merchant of a request. A request that writes creates it, and so does one that reads when a reset removed the merchant or the
     * options name it. Another request that reads gets an empty merchant that is not kept, except for its sequence of trace ids. The registry
     * keeps those of the latest readers.
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
      const merchant = merchants.get(publicApiKey);
      if (merchant !== undefined) return merchant;

      const problem = rules.findKeyProblem(publicApiKey);
      if (problem !== undefined) return invalidCredentials(problem);
      return createNew(publicApiKey, writes);
    },
    /** Finds the merchant whose public key a request sends, without a check of the secret. */
    findByHeaders: (headers: HeaderReader) => merchants.get(headers.get(credentialHeaders.publicApiKey) ?? ''),
    /** Returns the default merchant. It does not count towards the limit. */
    defaultMerchant: () => merchants.get(own.publicApiKey) ?? add(own.publicApiKey, true),
    all: (): readonly Merchant[] => [...merchants.values()],
    /** Replaces a merchant by a new one. */
    async reset({ publicApiKey, privateSecretKey }: MerchantIdentity, how: ResetOptions = {}): Promise<void> {
      const secret = privateSecretKey === undefined ? secretOf(publicApiKey) : fingerprint(privateSecretKey);
      const former = merchants.get(publicApiKey);
      const counts = former?.countIds() ?? keys.get(publicApiKey)?.counts;
      merchants.set(publicApiKey, create(publicApiKey, how.continueIds ? counts : undefined));
      remember(publicApiKey, { secret });
      options.traffic.emit('change');
      if (former !== undefined) await dispose(former);
    },
    /** Removes every merchant. The registry keeps the secrets of the 10,000 that it removed last. */
    resetAll: (how: ResetOptions = {}) => replace(new Map(), how.continueIds),
    save: (): SavedMerchants =>
      [...merchants].map(([publicApiKey, merchant]) => ({
        publicApiKey,
        secret: secretOf(publicApiKey),
        merchant: merchant.save(),
      })),
    /**
     * Replaces every merchant by the saved ones.
     *
     * @throws {TypeError} The saved merchants are not valid. Nothing has changed.
     */
    async load(saved: SavedMerchants): Promise<void> {
      const next = new Map<string, Merchant>();
      try {
        for (const { publicApiKey, merchant } of saved) {
          next.set(publicApiKey, create(publicApiKey, undefined, merchant));
        }
      } catch (cause) {
        await Promise.all([...next.values()].map((each) => each.dispose()));
        throw new TypeError('Could not restore the snapshot: a merchant in it is not valid', { cause });
      }
      const secrets = saved.map(({ publicApiKey, secret = secretOf(publicApiKey) }) => [publicApiKey, secret] as const);
      const replaced = replace(next);
      for (const [publicApiKey, secret] of secrets) remember(publicApiKey, { secret });
      await replaced;
    },
    /** Stops the clock of every merchant, also of those that are created later. */
    async close(): Promise<void> {
      closed = true;
      await Promise.all([...merchants.values()].map(({ clock }) => clock.close()));
    },
  };
}

type HeaderReader = Pick<Headers, 'get'>;

function invalidCredentials(...messages: string[]): ApiErrorResult {
  return new ApiErrorResult(401, 'INVALID_CREDENTIALS', messages);
}
