import { ConfigurationError, type InputRule } from '../errors/errors.ts';

/** Throws {@link ConfigurationError}: the option must be something else. The message must not repeat a value that may be secret. */
export function misconfigure(option: string, _rule: InputRule, requirement: string): never {
  throw new ConfigurationError(`${option} ${requirement}`);
}
