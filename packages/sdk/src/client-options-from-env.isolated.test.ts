import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { getConfigurationError } from '../test/helpers/configuration-error.ts';
import { createClient } from './client.ts';
import { clientOptionsFromEnv } from './node.ts';

const env = {
  PAYCHORD_BASE_URL: 'https://payments.example.com',
  PAYCHORD_PUBLIC_API_KEY: 'public-key',
  PAYCHORD_PRIVATE_SECRET_KEY: 'canary-secret',
};
const options = {
  baseUrl: 'https://payments.example.com',
  publicApiKey: 'public-key',
  privateSecretKey: 'canary-secret',
};

test('clientOptionsFromEnv returns the options of a client', () => {
  expect(clientOptionsFromEnv(env)).toEqual({ ...options, organizationCode: undefined });
  const withOrganization = { ...env, PAYCHORD_ORGANIZATION_CODE: 'org-1' };
  expect(clientOptionsFromEnv(withOrganization)).toEqual({ ...options, organizationCode: 'org-1' });
  expect(createClient(clientOptionsFromEnv(env))).toHaveProperty('payments');
});

test('clientOptionsFromEnv reads process.env by default', () => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  expect(clientOptionsFromEnv()).toMatchObject(options);
});

test.each(['"https://payments.example.com"', "'https://payments.example.com'", ' https://payments.example.com'])(
  'clientOptionsFromEnv names the variable of the address %s',
  (address) => {
    expect(() => clientOptionsFromEnv({ ...env, PAYCHORD_BASE_URL: address })).toThrow(
      'PAYCHORD_BASE_URL begins with a quote or a space. Remove it',
    );
  },
);

test.each([
  [
    {},
    'PAYCHORD_BASE_URL, PAYCHORD_PUBLIC_API_KEY, PAYCHORD_PRIVATE_SECRET_KEY are not set. Set the environment variables, for example with node --env-file=.env',
  ],
  [
    { ...env, PAYCHORD_BASE_URL: undefined, PAYCHORD_PUBLIC_API_KEY: ' ' },
    'PAYCHORD_BASE_URL, PAYCHORD_PUBLIC_API_KEY are not set. Set the environment variables, for example with node --env-file=.env',
  ],
  [
    { ...env, PAYCHORD_PRIVATE_SECRET_KEY: '' },
    'PAYCHORD_PRIVATE_SECRET_KEY is not set. Set the environment variable, for example with node --env-file=.env',
  ],
  [
    { ...env, PAYCHORD_PRIVATE_SECRET_KEY: 'canary-secret\n' },
    'PAYCHORD_PRIVATE_SECRET_KEY must be a string of printable ASCII without newlines or spaces around it',
  ],
  [
    { ...env, PAYCHORD_ORGANIZATION_CODE: 'canary–dash' },
    'PAYCHORD_ORGANIZATION_CODE must be a string of printable ASCII without newlines or spaces around it',
  ],
  [null, 'env must be an object (received null)'],
])('clientOptionsFromEnv explains %j, without a value', (variables, message) => {
  const error = getConfigurationError(() => clientOptionsFromEnv(variables as never));
  expect(error.message).toBe(message);
  expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain('canary');
});
