/** Hashes the text of a body. Every request with an idempotency key needs it, so it is fast. Not cryptographic. */
export function hashBody(text: string): string {
  let one = 0x9e3779b9;
  let other = 0x243f6a88;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x85ebca77);
    other = Math.imul(other ^ code ^ (one >>> 15), 0xc2b2ae3d);
  }
  return `${(one >>> 0).toString(16)}-${(other >>> 0).toString(16)}-${text.length.toString(16)}`;
}
