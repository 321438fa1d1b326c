import { credentialHeaders } from '../../generated/operations.ts';
import { fingerprint } from '../model/ids.ts';
import { findRepeat } from '../model/validation.ts';

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

const { publicApiKey: publicName, privateSecretKey: secretName } = credentialHeaders;

/** What the registry knows of keys. Each secret is a hash. */
interface KnownKeys {
  hasMerchant(publicApiKey: string): boolean;
  /** Whether a merchant has this secret. */
  hasSecret(secret: string): boolean;
  /** The secret of a public key, also of one whose merchant a reset removed. */
  secretOf(publicApiKey: string): string | undefined;
}

/**
 * Creates the rules that decide which keys are accepted.
 *
 * @param credentials The accepted key pairs. By default, any pair that is not blank.
 * @param own The credentials of the default merchant.
 */
export function createCredentialRules(
  credentials: readonly Credentials[] | undefined,
  own: Credentials,
  known: KnownKeys,
) {
  const acceptsAny = credentials === undefined;
  const configured = structuredClone(credentials ?? [own]);

  const isConfigured = (publicApiKey: string) => configured.some((each) => each.publicApiKey === publicApiKey);

  /** Says that a public key is a secret key, also within quotes. No merchant gets it, so that lists and logs can show every public key. */
  const findSecret = (publicApiKey: string): string | undefined => {
    const keys = [publicApiKey, withoutQuotes(publicApiKey)];
    if (configured.some(({ privateSecretKey }) => keys.includes(privateSecretKey))) {
      return `${publicName} is a secret key. Swap the two keys`;
    }

    return keys.some((key) => known.hasSecret(fingerprint(key)))
      ? `${publicName} is the ${secretName} of an earlier request. Swap the two keys, or reset every merchant if they are right now`
      : undefined;
  };

  /** Says why requests with a public key are rejected. */
  const findKeyProblem = (publicApiKey: string): string | undefined => {
    if (isConfigured(publicApiKey)) return undefined;
    if (!acceptsAny) return findSecret(publicApiKey) ?? `${publicName} is not in the credentials of this mock server`;
    if (known.hasMerchant(publicApiKey)) return undefined;
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
    const secret = known.secretOf(publicApiKey);
    return secret === undefined || secret === fingerprint(privateSecretKey)
      ? undefined
      : `${secretName} is not the key that was first used with this ${publicName}`;
  };

  /** Says why a key pair is rejected. */
  const problemsOf = (pair: Credentials): readonly string[] => {
    const invalid = credentialProblems(pair);
    if (invalid.length > 0) return invalid;
    const problem = findKeyProblem(pair.publicApiKey) ?? findMismatch(pair);
    return problem === undefined ? [] : [problem];
  };

  return { isConfigured, findSecret, findKeyProblem, problemsOf };
}

/** Returns a key without quotes and white space, which a shell or a file can add. */
function withoutQuotes(key: string): string {
  return key.replaceAll(/["'\s]/g, '');
}

/** Texts of unset variables in JavaScript and Python. */
const unsetVariables = new Set(['undefined', 'null', 'None']);

/** Says which of the two headers cannot be a key. */
function credentialProblems({ publicApiKey, privateSecretKey }: Credentials): string[] {
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
