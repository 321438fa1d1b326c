import { awaitDeadlines } from './commit.ts';
import { credentialHeaders } from './generated/operations.ts';
import { fingerprint, type Ids } from './ids.ts';
import { createMerchant, type Merchant, type MerchantOptions, type SavedMerchant } from './merchant.ts';
import { Refusal } from './refusal.ts';

/** What a merchant identifies itself with. */
export interface Credentials {
  publicApiKey: string;
  privateSecretKey: string;
}

/** Who a merchant is, for controls: those are not the merchant's own calls, so the secret may be left out. */
export type MerchantName = Pick<Credentials, 'publicApiKey'> & Partial<Credentials>;

/** The merchants' worlds by their credentials. */
export interface Merchants {
  /**
   * The world of a request's credentials. One that only reads makes none: all that is left of it is how many trace ids it was given,
   * which the world goes on from. Of 10,000 such merchants this is remembered; then the one that has not read for longest is forgotten.
   */
  identify(headers: Headers, writes: boolean): Merchant | Refusal;
  /** The world of a credential pair, made when there is none. */
  open(credentials: Credentials): Merchant | Refusal;
  /**
   * The world of a public key alone, made when there is none: then the first secret that comes with the key is the right one. Where only
   * certain pairs are let in, the key has to be one of theirs.
   */
  openNamed(publicApiKey: string): Merchant | Refusal;
  /** The world of the public key that a request names, whatever its secret. */
  ownerOf(headers: Headers): Merchant | undefined;
  /** The default merchant's world. There is always room for it. */
  first(): Merchant;
  all(): readonly Merchant[];
  /** A world as new in place of the one there is. */
  reset(merchant: MerchantName): Promise<void>;
  resetAll(): Promise<void>;
  save(): SavedMerchants;
  load(saved: SavedMerchants): Promise<void>;
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

/** Merchants without a world whose trace ids are remembered. */
const mostReaders = 10_000;

/**
 * @param credentials the pairs that are let in; any pair that is not blank when absent, and then the first secret that comes with a
 *   public key is the right one. Two pairs with one public key are one merchant
 */
export function createMerchants(
  options: MerchantOptions & { readonly mostMerchants: number },
  credentials: readonly Credentials[] | undefined,
  defaultCredentials: Credentials,
): Merchants {
  const accepted = structuredClone(credentials);
  let worlds = new Map<string, Kept>();
  /** Where the trace ids are of merchants that have only read, so that none repeats; by public key, the latest last. */
  const readers = new Map<string, Ids>();

  const enter = ({ publicApiKey, privateSecretKey }: Credentials, writes: boolean): Merchant | Refusal => {
    if (publicApiKey.trim() === '' || privateSecretKey.trim() === '') return invalidCredentials();
    const world = worlds.get(publicApiKey);
    const secret = fingerprint(privateSecretKey);
    const isAccepted =
      accepted === undefined
        ? (world?.secret ?? secret) === secret
        : accepted.some((each) => each.publicApiKey === publicApiKey && each.privateSecretKey === privateSecretKey);
    if (!isAccepted) return invalidCredentials();
    if (world !== undefined) {
      world.secret ??= secret;
      return world.merchant;
    }
    return make(publicApiKey, secret, writes);
  };

  const make = (publicApiKey: string, secret: string | undefined, writes: boolean): Merchant | Refusal => {
    if (writes && worlds.size >= options.mostMerchants && publicApiKey !== defaultCredentials.publicApiKey) {
      return new Refusal(403, 'AUTHORIZATION_REQUIRED', [
        `This server keeps at most ${options.mostMerchants} merchants`,
      ]);
    }
    const merchant = createMerchant(publicApiKey, options);
    const traceIds = readers.get(publicApiKey) ?? merchant.traceIds;
    readers.delete(publicApiKey);
    if (!writes) {
      readers.set(publicApiKey, traceIds);
      const [longestAgo] = readers.keys();
      if (readers.size > mostReaders && longestAgo !== undefined) readers.delete(longestAgo);
      return { ...merchant, traceIds };
    }
    merchant.traceIds.continueFrom(traceIds.count());
    worlds.set(publicApiKey, { secret, merchant });
    return merchant;
  };

  return {
    identify(headers, writes) {
      const publicApiKey = headers.get(credentialHeaders.publicApiKey) ?? '';
      const privateSecretKey = headers.get(credentialHeaders.privateSecretKey) ?? '';
      return enter({ publicApiKey, privateSecretKey }, writes);
    },
    open: (credentials) => enter(credentials, true),
    openNamed(publicApiKey) {
      const world = worlds.get(publicApiKey);
      if (world !== undefined) return world.merchant;
      const pair = [defaultCredentials, ...(accepted ?? [])].find((each) => each.publicApiKey === publicApiKey);
      if (pair !== undefined) return enter(pair, true);
      return accepted === undefined && publicApiKey.trim() !== ''
        ? make(publicApiKey, undefined, true)
        : invalidCredentials();
    },
    ownerOf: (headers) => worlds.get(headers.get(credentialHeaders.publicApiKey) ?? '')?.merchant,
    first() {
      const first = enter(defaultCredentials, true);
      if (first instanceof Refusal) throw new TypeError(`The default merchant is not let in: ${first.messages}`);
      return first;
    },
    all: () => [...worlds.values()].map(({ merchant }) => merchant),
    async reset({ publicApiKey, privateSecretKey }) {
      const world = worlds.get(publicApiKey);
      const merchant = createMerchant(publicApiKey, options);
      const secret = privateSecretKey === undefined ? world?.secret : fingerprint(privateSecretKey);
      worlds.set(publicApiKey, { secret, merchant });
      await world?.merchant.clock.close();
    },
    async resetAll() {
      const former = worlds;
      worlds = new Map();
      readers.clear();
      await closeAll(former);
    },
    save: () =>
      [...worlds].map(([publicApiKey, { secret, merchant }]) => ({ publicApiKey, secret, world: merchant.save() })),
    async load(saved) {
      const former = worlds;
      worlds = new Map(
        saved.map(({ publicApiKey, secret, world }) => {
          const receivers = former.get(publicApiKey)?.merchant.webhooks.receivers();
          const merchant = createMerchant(publicApiKey, options, world, receivers);
          awaitDeadlines(merchant);
          return [publicApiKey, { secret, merchant }];
        }),
      );
      readers.clear();
      await closeAll(former);
    },
  };
}

async function closeAll(worlds: ReadonlyMap<string, { merchant: Merchant }>): Promise<void> {
  await Promise.all([...worlds.values()].map(({ merchant }) => merchant.clock.close()));
}

function invalidCredentials(): Refusal {
  const { publicApiKey, privateSecretKey } = credentialHeaders;
  return new Refusal(401, 'INVALID_CREDENTIALS', [`${publicApiKey} and ${privateSecretKey} are missing or not valid`]);
}
