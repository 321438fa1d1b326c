import { awaitDeadline } from './commit.ts';
import { credentialHeaders } from './generated/operations.ts';
import { createMerchant, type Merchant, type MerchantOptions, type SavedMerchant } from './merchant.ts';
import { Refusal } from './refusal.ts';

/** What a merchant identifies itself with. */
export interface Credentials {
  publicApiKey: string;
  privateSecretKey: string;
}

/** The merchants' worlds by their credentials. */
export interface Merchants {
  /** The world of a request's credentials; one that only reads makes none. */
  identify(headers: Headers, writes: boolean): Merchant | Refusal;
  /** The world of a credential pair, made when there is none. */
  open(credentials: Credentials): Merchant | Refusal;
  /** In whose journal a request stands that was not let in: the owner's of the public key it names, else the default merchant's. */
  witness(headers: Headers): Merchant;
  all(): readonly Merchant[];
  /** A world as new in place of the one there is. */
  reset(credentials: Credentials): Promise<void>;
  resetAll(): Promise<void>;
  save(): SavedMerchants;
  load(saved: SavedMerchants): Promise<void>;
}

/** Worlds as plain data. */
export type SavedMerchants = (Credentials & { world: SavedMerchant })[];

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
  let worlds = new Map<string, { privateSecretKey: string; merchant: Merchant }>();

  const enter = ({ publicApiKey, privateSecretKey }: Credentials, writes: boolean): Merchant | Refusal => {
    if (publicApiKey.trim() === '' || privateSecretKey.trim() === '') return invalidCredentials();
    const world = worlds.get(publicApiKey);
    const isAccepted =
      accepted === undefined
        ? (world?.privateSecretKey ?? privateSecretKey) === privateSecretKey
        : accepted.some((each) => each.publicApiKey === publicApiKey && each.privateSecretKey === privateSecretKey);
    if (!isAccepted) return invalidCredentials();
    if (world !== undefined) return world.merchant;
    if (writes && worlds.size >= options.mostMerchants) {
      return new Refusal(403, 'AUTHORIZATION_REQUIRED', [
        `This server keeps at most ${options.mostMerchants} merchants`,
      ]);
    }
    const merchant = createMerchant(publicApiKey, options);
    if (writes) worlds.set(publicApiKey, { privateSecretKey, merchant });
    return merchant;
  };

  return {
    identify(headers, writes) {
      const publicApiKey = headers.get(credentialHeaders.publicApiKey) ?? '';
      const privateSecretKey = headers.get(credentialHeaders.privateSecretKey) ?? '';
      return enter({ publicApiKey, privateSecretKey }, writes);
    },
    open: (credentials) => enter(credentials, true),
    witness(headers) {
      const named = worlds.get(headers.get(credentialHeaders.publicApiKey) ?? '');
      const witness = named?.merchant ?? enter(defaultCredentials, true);
      if (witness instanceof Refusal) throw new Error('The default merchant has no world');
      return witness;
    },
    all: () => [...worlds.values()].map(({ merchant }) => merchant),
    async reset({ publicApiKey, privateSecretKey }) {
      const world = worlds.get(publicApiKey);
      worlds.set(publicApiKey, { privateSecretKey, merchant: createMerchant(publicApiKey, options) });
      await world?.merchant.clock.close();
    },
    async resetAll() {
      const former = worlds;
      worlds = new Map();
      await closeAll(former);
    },
    save: () =>
      [...worlds].map(([publicApiKey, { privateSecretKey, merchant }]) => ({
        publicApiKey,
        privateSecretKey,
        world: merchant.save(),
      })),
    async load(saved) {
      const former = worlds;
      worlds = new Map(
        saved.map(({ publicApiKey, privateSecretKey, world }) => {
          const receivers = former.get(publicApiKey)?.merchant.webhooks.receivers();
          const merchant = createMerchant(publicApiKey, options, world, receivers);
          for (const record of merchant.state.payments.values()) awaitDeadline(merchant, record);
          return [publicApiKey, { privateSecretKey, merchant }];
        }),
      );
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
