import { formatValue, OptionError } from './option-error.ts';
import { isWholeNumber } from './option-rules.ts';

/** Ports that a standard `fetch` refuses to connect to: https://fetch.spec.whatwg.org/#port-blocking. */
const blocked = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/**
 * A port to listen on, 0 for a free one.
 *
 * @throws OptionError
 */
export function parsePort(option: string, value: unknown): number {
  isWholeNumber(0, 65_535)(option, value);
  const port = value as number;
  if (isBlockedPort(port)) {
    throw new OptionError(
      option,
      `must not be ${formatValue(port)}, which fetch refuses to call. Use another one, or 0`,
    );
  }
  return port;
}

export function isBlockedPort(port: number): boolean {
  return blocked.has(port);
}
