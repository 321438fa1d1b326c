import { assertHeaderValue, isObject, throwConfigurationError } from '../validation/assert.ts';

/** The client options that {@link clientOptionsFromEnv} returns. */
export interface ClientOptionsFromEnv {
  readonly baseUrl: string;
  readonly publicApiKey: string;
  readonly privateSecretKey: string;
  readonly organizationCode: string | undefined;
}

/**
 * Reads the address and the credentials of a client from environment variables:
 *
 * - `PAYCHORD_BASE_URL`: the address of the service, without `/v1`
 * - `PAYCHORD_PUBLIC_API_KEY` and `PAYCHORD_PRIVATE_SECRET_KEY`: the keys of the merchant
 * - `PAYCHORD_ORGANIZATION_CODE`: the organization of `reverseTransfer` calls, optional
 *
 * @param env - The variables. An empty one counts as not set.
 * @returns Options for `createClient`, `createTransport`, `createFetch` and `createOpenApiClient`.
 * @throws {ConfigurationError} Variables are not set: the message lists all of them. Or a key contains characters that no header can have.
 * The message never contains a value.
 *
 * @default process.env
 *
 * @example
 * const client = createClient(clientOptionsFromEnv());
 * const clientWithLog = createClient({ ...clientOptionsFromEnv(), hooks: logHooks(console) });
 */
export function clientOptionsFromEnv(
  // A page has no `process`.
  env: Readonly<Record<string, string | undefined>> | undefined = typeof process === 'undefined'
    ? undefined
    : process.env,
): ClientOptionsFromEnv {
  if (!isObject(env))
    throwConfigurationError('env', 'type', 'must be an object such as process.env, which pages do not have');
  const isSet = (name: string) => typeof env[name] === 'string' && /\S/.test(env[name]);
  const missing = ['PAYCHORD_BASE_URL', 'PAYCHORD_PUBLIC_API_KEY', 'PAYCHORD_PRIVATE_SECRET_KEY'].filter(
    (name) => !isSet(name),
  );
  if (missing.length > 0) {
    const problem = `${missing.length > 1 ? 'are' : 'is'} not set. Set the environment variable${missing.length > 1 ? 's' : ''}`;
    throwConfigurationError(missing.join(', '), 'required', `${problem}, for example with node --env-file=.env`);
  }
  if (/^["'\s]/.test(env.PAYCHORD_BASE_URL as string))
    throwConfigurationError('PAYCHORD_BASE_URL', 'pattern', 'begins with a quote or a space. Remove it');
  const read = (name: string) => assertHeaderValue(name, env[name]);
  return {
    // The client checks the address.
    baseUrl: env.PAYCHORD_BASE_URL as string,
    publicApiKey: read('PAYCHORD_PUBLIC_API_KEY'),
    privateSecretKey: read('PAYCHORD_PRIVATE_SECRET_KEY'),
    organizationCode: isSet('PAYCHORD_ORGANIZATION_CODE') ? read('PAYCHORD_ORGANIZATION_CODE') : undefined,
  };
}
