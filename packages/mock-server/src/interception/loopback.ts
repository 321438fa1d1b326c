/**
 * Returns whether a host name or address is a loopback address.
 *
 * @param name The host without the brackets of an IPv6 address.
 */
export function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    name === '::1' ||
    /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name) ||
    // `URL` writes an IPv4-mapped address in this form.
    /^::ffff:7f[\da-f]{2}:[\da-f]{1,4}$/.test(name)
  );
}
