import { credentialHeaders } from './generated/operations.ts';
import { createMerchant, type Merchant, type MerchantOptions } from './merchant.ts';
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
  all(): readonly Merchant[];
}

/** How many worlds there can be. */
const mostMerchants = 10_000;

/**
 * @param credentials the pairs that are let in; any pair that is not blank when absent, and then the first secret that comes with a
 *   public key is the right one. Two pairs with one public key are one merchant
 */
export function createMerchants(options: MerchantOptions, credentials: readonly Credentials[] | undefined): Merchants {
  const accepted = structuredClone(credentials);
  const worlds = new Map<string, { privateSecretKey: string; merchant: Merchant }>();

  const enter = ({ publicApiKey, privateSecretKey }: Credentials, writes: boolean): Merchant | Refusal => {
    if (publicApiKey.trim() === '' || privateSecretKey.trim() === '') return invalidCredentials();
    const world = worlds.get(publicApiKey);
    const isAccepted =
      accepted === undefined
        ? (world?.privateSecretKey ?? privateSecretKey) === privateSecretKey
        : accepted.some((each) => each.publicApiKey === publicApiKey && each.privateSecretKey === privateSecretKey);
    if (!isAccepted) return invalidCredentials();
    if (world !== undefined) return world.merchant;
    if (writes && worlds.size >= mostMerchants) {
      return new Refusal(403, 'AUTHORIZATION_REQUIRED', [`This server keeps at most ${mostMerchants} merchants`]);
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
    all: () => [...worlds.values()].map(({ merchant }) => merchant),
  };
}

function invalidCredentials(): Refusal {
  const { publicApiKey, privateSecretKey } = credentialHeaders;
  return new Refusal(401, 'INVALID_CREDENTIALS', [`${publicApiKey} and ${privateSecretKey} are missing or not valid`]);
}
