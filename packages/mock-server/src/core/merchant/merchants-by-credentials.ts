import type { ResetOptions } from '../../generated/control-types.ts';
import { credentialHeaders } from '../../generated/operations.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { canonicalId, fingerprint, type Ids, setLatest } from '../model/ids.ts';
import { findRepeat } from '../model/validation.ts';
import { createMerchant, type Merchant, type MerchantOptions, type SavedMerchant } from './merchant.ts';

/** The key pair with which a merchant authenticates. */
export interface Credentials {
  publicApiKey: string;
  privateSecretKey: string;
}

/** The documented keys of the default merchant, when the options name none. */
export const defaultCredentials: Readonly<Credentials> = {
  publicApiKey: 'mock-public-key',
  privateSecretKey: 'mock-secret-key',
};

/** Names a merchant to the controls. They are not calls of the merchant, so the secret is optional. */
export type MerchantIdentity = Pick<Credentials, 'publicApiKey'> & Partial<Credentials>;

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

const { publicApiKey: publicName, privateSecretKey: secretName } = credentialHeaders;

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
  const acceptsAny = credentials === undefined;
  const configured = structuredClone(credentials ?? [own]);

  let entries = new Map<string, RegistryEntry>();
  /** The secrets of the entries. With a search for each new key, 10,000 merchants take five times as long. */
  const secrets = new Set<string | undefined>();
  /** By public key. The latest one is last. */
  const remembered = new Map<string, RememberedKey>();
  /** The ids of payments that a reset or a restored snapshot removed. The latest one is last. */
  const removed = new Map<string, true>();
  let closed = false;

  const isConfigured = (publicApiKey: string) => configured.some((each) => each.publicApiKey === publicApiKey);

  const secretOf = (publicApiKey: string): string | undefined =>
    entries.get(publicApiKey)?.secret ?? remembered.get(publicApiKey)?.secret;

  /** Says that a public key is a secret key, also within quotes. No merchant gets it, so that lists and logs can show every public key. */
  const findSecret = (publicApiKey: string): string | undefined => {
    const keys = [publicApiKey, withoutQuotes(publicApiKey)];
    // Without the public key of the merchant: a client that sent it as its secret key would hide it.
    if (configured.some(({ privateSecretKey }) => keys.includes(privateSecretKey))) {
      return `${publicName} is a secret key. Swap the two keys`;
    }

    return keys.some((key) => secrets.has(fingerprint(key)))
      ? `${publicName} is the ${secretName} of an earlier request. Swap the two keys, or reset every merchant if they are right now`
      : undefined;
  };

  /** Says what is probably wrong with a public key that no merchant has. */
  const findMistake = (publicApiKey: string): string | undefined => {
    const isQuoted = withoutQuotes(publicApiKey) !== publicApiKey;
    const warning = isQuoted ? `${publicName} contains quotes or white space. Send it without them` : undefined;
    return findSecret(publicApiKey) ?? warning;
  };

  /** Says why requests with a public key are rejected. */
  const findKeyProblem = (publicApiKey: string): string | undefined => {
    if (isConfigured(publicApiKey)) return undefined;
    if (!acceptsAny) return findMistake(publicApiKey) ?? `${publicName} is not in the credentials of this mock server`;
    if (entries.has(publicApiKey)) return undefined;
    return publicApiKey.trim() === '' ? `${publicName} is missing` : findSecret(publicApiKey);
  };

  /** Says that the secret key is not the one of the merchant. */
  const findMismatch = ({ publicApiKey, privateSecretKey }: Credentials): string | undefined => {
    if (isConfigured(publicApiKey)) {
      const isPair = configured.some(
        (each) => each.publicApiKey === publicApiKey && each.privateSecretKey === privateSecretKey,
      );
      if (isPair) return undefined;
      // Documented keys are no secret.
      const fix = acceptsAny ? `. Send ${own.privateSecretKey}` : '';
      return `${secretName} does not belong to this ${publicName}${fix}`;
    }
    const secret = secretOf(publicApiKey);
    return secret === undefined || secret === fingerprint(privateSecretKey)
      ? undefined
      : `${secretName} is not the key that was first used with this ${publicName}`;
  };

  const identify = (pair: Credentials, writes: boolean): Merchant | ApiErrorResult => {
    const { publicApiKey, privateSecretKey } = pair;
    const entry = entries.get(publicApiKey);
    if (entry !== undefined && entry.acceptedKey === privateSecretKey) return entry.merchant;

    const invalid = credentialProblems(publicApiKey, privateSecretKey);
    if (invalid.length > 0) return invalidCredentials(...invalid);
    const problem = findKeyProblem(publicApiKey) ?? findMismatch(pair);
    if (problem !== undefined) return invalidCredentials(problem);

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
    const isNamed = isConfigured(publicApiKey) || secretOf(publicApiKey) !== undefined;
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
      const key = headers.get(publicName) ?? '';
      if (entries.has(key) || remembered.has(key) || key === '' || isConfigured(key)) return undefined;
      return { warning: findMistake(key) };
    },
    /** Whether a public key is a secret key, so that no journal may show it. */
    isSecret: (publicApiKey: string) => findSecret(publicApiKey) !== undefined,
    /**
     * Finds the merchant of a request. A request that writes creates it, and so does one that reads when a reset removed the merchant or the
     * options name it. Another request that reads gets an empty merchant that is not kept, except for its sequence of trace ids. The registry
     * keeps those of the 10,000 readers that read last.
     */
    identify(headers: HeaderReader, writes: boolean) {
      const publicApiKey = headers.get(publicName) ?? '';
      const privateSecretKey = headers.get(secretName) ?? '';
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

      const problem = findKeyProblem(publicApiKey);
      if (problem !== undefined) return invalidCredentials(problem);
      return createNew(publicApiKey, secretOf(publicApiKey), writes);
    },
    /** Finds the merchant whose public key a request sends, without a check of the secret. */
    findByHeaders: (headers: HeaderReader) => entries.get(headers.get(publicName) ?? '')?.merchant,
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

/** Returns a key without quotes and white space, which a shell or a file can add. */
function withoutQuotes(key: string): string {
  return key.replaceAll(/["'\s]/g, '');
}

function invalidCredentials(...messages: string[]): ApiErrorResult {
  return new ApiErrorResult(401, 'INVALID_CREDENTIALS', messages);
}

/** Texts of unset variables in JavaScript and Python. */
const unsetVariables = new Set(['undefined', 'null', 'None']);

/** Says which of the two headers cannot be a key. */
function credentialProblems(publicApiKey: string, privateSecretKey: string): string[] {
  const headers = [
    [publicName, publicApiKey.trim()],
    [secretName, privateSecretKey.trim()],
  ] as const;
  return headers.flatMap(([name, key]) => {
    if (key === '') return `${name} is missing. Send this header with every request`;
    const repeat = findRepeat(name, key);
    if (repeat !== undefined) return repeat;
    if (unsetVariables.has(key)) return `${name} is the text "${key}". Is its variable set?`;
    return /^(Bearer|Basic) /i.test(key) ? `${name} must be the key alone, without "${key.split(' ')[0]}"` : [];
  });
}
