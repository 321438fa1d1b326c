/**
 * Whether a host name or address means this machine alone.
 *
 * @param name without the brackets of an IPv6 address
 */
export function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    name === '::1' ||
    /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name) ||
    // The same address as `URL` writes it.
    /^::ffff:7f[\da-f]{2}:[\da-f]{1,4}$/.test(name)
  );
}
