import { ConfigurationError } from '../../src/errors/errors.ts';

/** Returns the ConfigurationError that a call throws. */
export function getConfigurationError(create: () => unknown): ConfigurationError {
  try {
    create();
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
  throw new Error('Expected a ConfigurationError, but nothing was thrown');
}
