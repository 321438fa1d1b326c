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
  secret: string | undefined;
  /** The secret key of the last accepted request, in no snapshot. To check and hash it each time costs a created payment 6 % more CPU time. */
  acceptedKey?: string;
  readonly merchant: Merchant;
}

export interface RegistryOptions extends Omit<MerchantOptions, 'label' | 'wasRemoved'> {
  readonly maxMerchants: number;
  /** Continues the deadlines of a restored merchant. */
  resume(merchant: Merchant): void;
}

/** The number of readers whose trace ids the registry keeps. */
const maxReaders = 10_000;

/** The number of payments that the registry remembers after a reset. */
const maxRemoved = 1_000;

/**
 * Creates a registry without merchants.
 *
 * @param credentials The accepted key pairs. Two pairs with the same public key are one merchant. By default, any pair that
 *   is not blank may, and the first secret of a public key becomes its secret.
 */
export function createMerchantRegistry(
  options: RegistryOptions,
  credentials: readonly Credentials[] | undefined,
  defaultCredentials: Credentials,
) {
  const accepted = structuredClone(credentials);
  let entries = new Map<string, RegistryEntry>();
  /** The trace ids of readers by public key, so that none repeats. The latest reader is last. */
  const readers = new Map<string, Ids>();
  /** The number of ids of reset merchants whose ids continue, by public key. The latest one is last. */
  const idCounts = new Map<string, ReturnType<Merchant['countIds']>>();
  /** The secrets of removed merchants by public key. The latest one is last. */
  const formerSecrets = new Map<string, string>();
  /** The ids of payments that a reset or a restored snapshot removed. The latest one is last. */
  const removed = new Map<string, true>();
  /** What replaces the public keys of requests that are the secret of a merchant. */
  const labels = new Map<string, string>();
  const defaultSecret = fingerprint(defaultCredentials.privateSecretKey);
  let closed = false;

  const labelOf = (publicApiKey: string) => labels.get(publicApiKey) ?? publicApiKey;
  const hide = (publicApiKey: string) => {
    if (!labels.has(publicApiKey)) labels.set(publicApiKey, `[redacted ${labels.size + 1}]`);
  };

  const secretOf = (publicApiKey: string): string | undefined => {
    if (publicApiKey === defaultCredentials.publicApiKey) return defaultSecret;
    return entries.get(publicApiKey)?.secret ?? formerSecrets.get(publicApiKey);
  };

  const identify = ({ publicApiKey, privateSecretKey }: Credentials, writes: boolean): Merchant | ApiErrorResult => {
    const entry = entries.get(publicApiKey);
    if (entry !== undefined && entry.acceptedKey === privateSecretKey) return entry.merchant;
    const problems = credentialProblems(publicApiKey, privateSecretKey);
    if (problems.length > 0) return invalidCredentials(...problems);
    // Any other key pair is a merchant, but this one is surely a mistake.
    const isSwapped =
      publicApiKey === defaultCredentials.privateSecretKey && publicApiKey !== defaultCredentials.publicApiKey;
    if (isSwapped && accepted === undefined) return invalidCredentials(warningOf(publicApiKey) as string);
    const secret = fingerprint(privateSecretKey);
    const isAccepted =
      accepted === undefined
        ? (secretOf(publicApiKey) ?? secret) === secret
        : accepted.some((each) => each.publicApiKey === publicApiKey && each.privateSecretKey === privateSecretKey);
    if (!isAccepted) return invalidCredentials(mismatch(publicApiKey));
    if (entry !== undefined) {
      entry.secret ??= secret;
      entry.acceptedKey = privateSecretKey;
      return entry.merchant;
    }
    return createNew(publicApiKey, secret, writes);
  };

  /** Returns the public key of the merchant with this secret. */
  const ownerOf = (key: string): string | undefined => {
    const secret = fingerprint(key);
    if (secret === defaultSecret) return defaultCredentials.publicApiKey;
    // The secret of a merchant with swapped keys is the public key of another.
    const known = [...entries].find(([name, entry]) => entry.secret === secret && !labels.has(name));
    return known?.[0] ?? accepted?.find(({ privateSecretKey }) => privateSecretKey === key)?.publicApiKey;
  };

  /** Says what is probably wrong with a public key that no merchant has, and that was sent with a secret key. */
  const warningOf = (publicApiKey: string, privateSecretKey?: string): string | undefined => {
    const { publicApiKey: publicName, privateSecretKey: secretName } = credentialHeaders;
    const owner = ownerOf(publicApiKey);
    if (owner !== undefined) {
      hide(publicApiKey);
      // The first order may have been the wrong one, unless the options name the keys.
      if (owner === privateSecretKey && accepted === undefined && owner !== defaultCredentials.publicApiKey)
        return `An earlier request sent ${publicName} and ${secretName} in the opposite order. Check which of them is the public key`;
      // Without the public key of the merchant: a client that sent it as its secret key would hide it.
      return `${publicName} is a secret key. Swap the two keys`;
    }
    const bare = publicApiKey.replaceAll(/["'\s]/g, '');
    if (bare === publicApiKey) return undefined;
    const isSecret = ownerOf(bare) !== undefined;
    if (isSecret) hide(publicApiKey);
    return `${publicName} contains quotes or white space. Send it without them${isSecret ? ', and swap the two keys' : ''}`;
  };

  /** Says which of the two keys is not the one of a merchant. */
  const mismatch = (publicApiKey: string): string => {
    const { publicApiKey: publicName, privateSecretKey: secretName } = credentialHeaders;
    if (accepted === undefined) {
      if (publicApiKey.trim() === '') return `${publicName} is missing`;
      // Documented keys are no secret.
      return publicApiKey === defaultCredentials.publicApiKey
        ? `${secretName} does not belong to this ${publicName}. Send ${defaultCredentials.privateSecretKey}`
        : `${secretName} is not the key that was first used with this ${publicName}`;
    }
    return accepted.some((each) => each.publicApiKey === publicApiKey)
      ? `${secretName} does not belong to this ${publicName}`
      : (warningOf(publicApiKey) ?? `${publicName} is not in the credentials of this mock server`);
  };

  const createNew = (publicApiKey: string, secret: string | undefined, writes: boolean): Merchant | ApiErrorResult => {
    if (writes && entries.size >= options.maxMerchants && publicApiKey !== defaultCredentials.publicApiKey) {
      return new ApiErrorResult(403, 'AUTHORIZATION_REQUIRED', [
        `This server keeps at most ${options.maxMerchants} merchants`,
      ]);
    }
    return writes ? add(publicApiKey, secret) : createForReading(publicApiKey);
  };

  /** Whether a request that only reads has a place in the journal of its merchant. */
  const isExpected = (publicApiKey: string): boolean => {
    if (publicApiKey === defaultCredentials.publicApiKey) return true;
    const isNamed = formerSecrets.has(publicApiKey) || accepted?.some((each) => each.publicApiKey === publicApiKey);
    return isNamed === true && entries.size < options.maxMerchants;
  };

  const add = (publicApiKey: string, secret: string | undefined): Merchant => {
    const merchant = create(publicApiKey);
    const reader = readers.get(publicApiKey);
    if (reader !== undefined) merchant.traceIds.continueFrom(reader.count());
    readers.delete(publicApiKey);
    entries.set(publicApiKey, { secret, merchant });
    return merchant;
  };

  const createForReading = (publicApiKey: string): Merchant => {
    const merchant = create(publicApiKey);
    const traceIds = readers.get(publicApiKey) ?? merchant.traceIds;
    setLatest(readers, publicApiKey, traceIds, maxReaders);
    return { ...merchant, traceIds };
  };

  const create = (publicApiKey: string, saved?: SavedMerchant): Merchant => {
    const label = () => labelOf(publicApiKey);
    // After a reset, a merchant has the same ids again. Then the payment exists, and another cause hides it.
    const exists = (id: string) => [...entries.values()].some((each) => each.merchant.state.payments.has(id));
    const wasRemoved = (id: string) => removed.has(canonicalId(id)) && !exists(id);
    const counts = saved?.counts ?? idCounts.get(publicApiKey);
    const merchant = createMerchant(publicApiKey, { ...options, label, wasRemoved }, saved, counts);
    if (saved !== undefined) options.resume(merchant);
    if (closed) void merchant.clock.close();
    return merchant;
  };

  const dispose = (merchant: Merchant): Promise<void> => {
    for (const id of [...merchant.state.payments.keys()].slice(-maxRemoved)) setLatest(removed, id, true, maxRemoved);
    return merchant.dispose();
  };

  /** Keeps where the ids of a merchant continue that is created in place of a former one. */
  const keepIdCounts = (former: Merchant) =>
    setLatest(idCounts, former.publicApiKey, former.countIds(), options.maxMerchants);

  /** Replaces all merchants. */
  const replace = async (next: Map<string, RegistryEntry>): Promise<void> => {
    const former = entries;
    entries = next;
    options.traffic.emit('change');
    readers.clear();
    for (const [publicApiKey, { secret }] of former) {
      if (secret !== undefined) setLatest(formerSecrets, publicApiKey, secret, options.maxMerchants);
    }
    await Promise.all([...former.values()].map(({ merchant }) => dispose(merchant)));
  };

  return {
    /**
     * Describes the public key of a request when no merchant has it. Call it before `identify`, which creates the merchant. `warning` says what
     * is probably wrong with the key, and the fix. It contains no secret.
     */
    describeNewKey(headers: HeaderReader): { readonly warning: string | undefined } | undefined {
      const key = headers.get(credentialHeaders.publicApiKey) ?? '';
      const isKnown = key === defaultCredentials.publicApiKey || entries.has(key) || readers.has(key);
      if (isKnown || key === '' || formerSecrets.has(key)) return undefined;
      if (accepted?.some(({ publicApiKey }) => publicApiKey === key)) return undefined;
      return { warning: warningOf(key, headers.get(credentialHeaders.privateSecretKey) ?? undefined) };
    },
    /** Returns the public key for a log or the journal. It is redacted when it is the secret of a merchant. */
    labelOf,
    /** Returns the public key of a label. Controls accept a label in place of a key, because lists show labels. */
    keyOf: (label: string) => [...labels].find(([, each]) => each === label)?.[0] ?? label,
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
      const pair = [defaultCredentials, ...(accepted ?? [])].find((each) => each.publicApiKey === publicApiKey);
      if (pair !== undefined) return identify(pair, writes);
      return accepted === undefined && publicApiKey.trim() !== ''
        ? createNew(publicApiKey, secretOf(publicApiKey), writes)
        : invalidCredentials(mismatch(publicApiKey));
    },
    /** Finds the merchant whose public key a request sends, without a check of the secret. */
    findByHeaders: (headers: HeaderReader) => entries.get(headers.get(credentialHeaders.publicApiKey) ?? '')?.merchant,
    /** Returns the default merchant. It does not count towards the limit. */
    defaultMerchant: () =>
      entries.get(defaultCredentials.publicApiKey)?.merchant ?? add(defaultCredentials.publicApiKey, defaultSecret),
    all: (): readonly Merchant[] => [...entries.values()].map(({ merchant }) => merchant),
    /** Replaces a merchant by a new one. */
    async reset({ publicApiKey, privateSecretKey }: MerchantIdentity, how: ResetOptions = {}): Promise<void> {
      const former = entries.get(publicApiKey);
      if (!how.continueIds) idCounts.delete(publicApiKey);
      else if (former !== undefined) keepIdCounts(former.merchant);
      const merchant = create(publicApiKey);
      const secret = privateSecretKey === undefined ? secretOf(publicApiKey) : fingerprint(privateSecretKey);
      entries.set(publicApiKey, { secret, merchant });
      options.traffic.emit('change');
      if (former !== undefined) await dispose(former.merchant);
    },
    /** Removes every merchant. The registry keeps their secrets, up to the limit of merchants. */
    async resetAll(how: ResetOptions = {}): Promise<void> {
      if (!how.continueIds) idCounts.clear();
      else for (const { merchant } of entries.values()) keepIdCounts(merchant);
      await replace(new Map());
    },
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
          next.set(publicApiKey, { secret, merchant: create(publicApiKey, merchant) });
        }
      } catch (cause) {
        await Promise.all([...next.values()].map((each) => each.merchant.dispose()));
        throw new TypeError('Could not restore the snapshot: a merchant in it is not valid', { cause });
      }
      idCounts.clear();
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

/** Texts of unset variables in JavaScript and Python. */
const unsetVariables = new Set(['undefined', 'null', 'None']);

/** Says which of the two headers cannot be a key. */
function credentialProblems(publicApiKey: string, privateSecretKey: string): string[] {
  const headers = [
    [credentialHeaders.publicApiKey, publicApiKey.trim()],
    [credentialHeaders.privateSecretKey, privateSecretKey.trim()],
  ] as const;
  return headers.flatMap(([name, key]) => {
    if (key === '') return `${name} is missing. Send this header with every request`;
    const repeat = findRepeat(name, key);
    if (repeat !== undefined) return repeat;
    if (unsetVariables.has(key)) return `${name} is the text "${key}". Is its variable set?`;
    return /^(Bearer|Basic) /i.test(key) ? `${name} must be the key alone, without "${key.split(' ')[0]}"` : [];
  });
}
