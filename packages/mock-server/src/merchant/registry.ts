import { credentialHeaders } from '../generated/operations.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { fingerprint, type Ids } from '../model/ids.ts';
import { createMerchant, type Merchant, type MerchantOptions, type SavedMerchant } from './merchant.ts';

/** What a merchant identifies itself with. */
export interface Credentials {
  publicApiKey: string;
  privateSecretKey: string;
}

/** Who a merchant is, for controls: those are not the merchant's own calls, so the secret may be left out. */
export type MerchantIdentity = Pick<Credentials, 'publicApiKey'> & Partial<Credentials>;

/** The merchants' worlds by their credentials. */
export interface MerchantRegistry {
  /**
   * The world of a request's credentials. One that only reads makes none: all that is left of it is how many trace ids it was given,
   * which the world goes on from. Of 10,000 such merchants this is remembered; then the one that has not read for longest is forgotten.
   */
  authenticate(headers: Headers, writes: boolean): Merchant | ApiErrorResult;
  /** The world of a credential pair, made when there is none. */
  getOrCreate(credentials: Credentials): Merchant | ApiErrorResult;
  /**
   * The world of a public key alone, made when there is none and it is written to: then the first secret that comes with the key is the
   * right one. Where only certain pairs are let in, the key has to be one of theirs.
   */
  getByPublicKey(publicApiKey: string, writes: boolean): Merchant | ApiErrorResult;
  /** The world of the public key that a request names, whatever its secret. */
  findByHeaders(headers: Headers): Merchant | undefined;
  /** The default merchant's world. There is always room for it. */
  defaultMerchant(): Merchant;
  all(): readonly Merchant[];
  /** A world as new in place of the one there is. */
  reset(merchant: MerchantIdentity): Promise<void>;
  /** Every world goes. A merchant's secret stays the right one, as many as there can be merchants. */
  resetAll(): Promise<void>;
  save(): SavedMerchants;
  /**
   * The worlds that were saved in place of those there are.
   *
   * @throws TypeError when they cannot be made; then all stays as it is
   */
  load(saved: SavedMerchants): Promise<void>;
  /** From now on nothing happens by itself, in those worlds neither that come later. */
  close(): Promise<void>;
}

/** Worlds as plain data. */
export type SavedMerchants = readonly {
  readonly publicApiKey: string;
  readonly secret: string | undefined;
  readonly world: SavedMerchant;
}[];

interface Kept {
  /** What stands for the private secret key, so that a snapshot does not hold the key; undefined until one has come. */
  secret: string | undefined;
  readonly merchant: Merchant;
}

export interface RegistryOptions extends MerchantOptions {
  readonly maxMerchants: number;
  /** Continues the deadlines of a restored merchant. */
  resume(merchant: Merchant): void;
}

/** Merchants without a world whose trace ids are remembered. */
const mostReaders = 10_000;

/**
 * @param credentials the pairs that are let in; any pair that is not blank when absent, and then the first secret that comes with a
 *   public key is the right one. Two pairs with one public key are one merchant
 */
export function createMerchantRegistry(
  options: RegistryOptions,
  credentials: readonly Credentials[] | undefined,
  defaultCredentials: Credentials,
): MerchantRegistry {
  const accepted = structuredClone(credentials);
  let worlds = new Map<string, Kept>();
  /** Where the trace ids are of merchants that have only read, so that none repeats; by public key, the latest last. */
  const readers = new Map<string, Ids>();
  /** The secrets of merchants whose worlds have gone, by public key, the latest last. */
  const formerSecrets = new Map<string, string>();
  const ownSecret = fingerprint(defaultCredentials.privateSecretKey);
  let closed = false;

  const secretOf = (publicApiKey: string): string | undefined => {
    if (publicApiKey === defaultCredentials.publicApiKey) return ownSecret;
    return worlds.get(publicApiKey)?.secret ?? formerSecrets.get(publicApiKey);
  };

  const enter = ({ publicApiKey, privateSecretKey }: Credentials, writes: boolean): Merchant | ApiErrorResult => {
    if (publicApiKey.trim() === '' || privateSecretKey.trim() === '') return invalidCredentials();
    const world = worlds.get(publicApiKey);
    const secret = fingerprint(privateSecretKey);
    const isAccepted =
      accepted === undefined
        ? (secretOf(publicApiKey) ?? secret) === secret
        : accepted.some((each) => each.publicApiKey === publicApiKey && each.privateSecretKey === privateSecretKey);
    if (!isAccepted) return invalidCredentials();
    if (world !== undefined) {
      world.secret ??= secret;
      return world.merchant;
    }
    return make(publicApiKey, secret, writes);
  };

  const make = (publicApiKey: string, secret: string | undefined, writes: boolean): Merchant | ApiErrorResult => {
    if (writes && worlds.size >= options.maxMerchants && publicApiKey !== defaultCredentials.publicApiKey) {
      return new ApiErrorResult(403, 'AUTHORIZATION_REQUIRED', [
        `This server keeps at most ${options.maxMerchants} merchants`,
      ]);
    }
    if (!writes) return visit(publicApiKey);
    return settle(publicApiKey, secret);
  };

  const settle = (publicApiKey: string, secret: string | undefined): Merchant => {
    const merchant = begin(publicApiKey);
    merchant.traceIds.continueFrom(readers.get(publicApiKey)?.count() ?? 0);
    readers.delete(publicApiKey);
    worlds.set(publicApiKey, { secret, merchant });
    return merchant;
  };

  const visit = (publicApiKey: string): Merchant => {
    const merchant = begin(publicApiKey);
    const traceIds = readers.get(publicApiKey) ?? merchant.traceIds;
    remember(readers, publicApiKey, traceIds, mostReaders);
    return { ...merchant, traceIds };
  };

  const begin = (publicApiKey: string, saved?: SavedMerchant): Merchant => {
    const merchant = createMerchant(publicApiKey, options, saved);
    if (saved !== undefined) options.resume(merchant);
    if (closed) void merchant.clock.close();
    return merchant;
  };

  /** Puts others in place of all worlds. */
  const replace = async (next: Map<string, Kept>): Promise<void> => {
    const former = worlds;
    worlds = next;
    readers.clear();
    for (const [publicApiKey, { secret }] of former) {
      if (secret !== undefined) remember(formerSecrets, publicApiKey, secret, options.maxMerchants);
    }
    await abandonAll(former);
  };

  return {
    authenticate(headers, writes) {
      const publicApiKey = headers.get(credentialHeaders.publicApiKey) ?? '';
      const privateSecretKey = headers.get(credentialHeaders.privateSecretKey) ?? '';
      return enter({ publicApiKey, privateSecretKey }, writes);
    },
    getOrCreate: (credentials) => enter(credentials, true),
    getByPublicKey(publicApiKey, writes) {
      const world = worlds.get(publicApiKey);
      if (world !== undefined) return world.merchant;
      const pair = [defaultCredentials, ...(accepted ?? [])].find((each) => each.publicApiKey === publicApiKey);
      if (pair !== undefined) return enter(pair, writes);
      return accepted === undefined && publicApiKey.trim() !== ''
        ? make(publicApiKey, secretOf(publicApiKey), writes)
        : invalidCredentials();
    },
    findByHeaders: (headers) => worlds.get(headers.get(credentialHeaders.publicApiKey) ?? '')?.merchant,
    defaultMerchant: () =>
      worlds.get(defaultCredentials.publicApiKey)?.merchant ?? settle(defaultCredentials.publicApiKey, ownSecret),
    all: () => [...worlds.values()].map(({ merchant }) => merchant),
    async reset({ publicApiKey, privateSecretKey }) {
      const world = worlds.get(publicApiKey);
      const merchant = begin(publicApiKey);
      const secret = privateSecretKey === undefined ? secretOf(publicApiKey) : fingerprint(privateSecretKey);
      worlds.set(publicApiKey, { secret, merchant });
      await world?.merchant.dispose();
    },
    resetAll: () => replace(new Map()),
    save: () =>
      [...worlds].map(([publicApiKey, { secret, merchant }]) => ({ publicApiKey, secret, world: merchant.save() })),
    async load(saved) {
      const next = new Map<string, Kept>();
      try {
        for (const { publicApiKey, secret = secretOf(publicApiKey), world } of saved) {
          next.set(publicApiKey, { secret, merchant: begin(publicApiKey, world) });
        }
      } catch (cause) {
        await abandonAll(next);
        throw new TypeError('A world of this snapshot cannot be made: it is not as it was saved', { cause });
      }
      await replace(next);
    },
    async close() {
      closed = true;
      await Promise.all([...worlds.values()].map(({ merchant }) => merchant.clock.close()));
    },
  };
}

/** Enters something as the latest, and forgets the earliest where there are too many. */
function remember<T>(entries: Map<string, T>, key: string, entry: T, most: number): void {
  entries.delete(key);
  entries.set(key, entry);
  const [earliest] = entries.keys();
  if (entries.size > most && earliest !== undefined) entries.delete(earliest);
}

async function abandonAll(worlds: ReadonlyMap<string, { merchant: Merchant }>): Promise<void> {
  await Promise.all([...worlds.values()].map(({ merchant }) => merchant.dispose()));
}

function invalidCredentials(): ApiErrorResult {
  const { publicApiKey, privateSecretKey } = credentialHeaders;
  return new ApiErrorResult(401, 'INVALID_CREDENTIALS', [
    `${publicApiKey} and ${privateSecretKey} are missing or not valid`,
  ]);
}
