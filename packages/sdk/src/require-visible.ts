import { ConfigurationError } from './errors.ts';
import { invisible, isVisibleAscii } from './visible-ascii.ts';

/** The option, when it can be a header. Throws {@link ConfigurationError}, which does not repeat it, when it cannot. */
export function requireVisible(name: string, value: unknown): string {
  if (isVisibleAscii(value)) return value;
  throw new ConfigurationError(`${name} ${invisible}`);
}
