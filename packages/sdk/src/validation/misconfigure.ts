import { ConfigurationError, type ValidationRule } from '../errors/errors.ts';

/** Throws {@link ConfigurationError}: the option must be something else. The message must not repeat a value that may be secret. */
export function throwConfigurationError(option: string, _rule: ValidationRule, requirement: string): never {
  throw new ConfigurationError(`${option} ${requirement}`);
}
