// The same with WebCrypto, which every runtime has. Imports the key once.
import { type Genuine, otherBody, secret } from '../message.ts';

const { subtle } = globalThis.crypto;
const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const key = await subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign']);
const digest = async (body: Uint8Array<ArrayBuffer>) => new Uint8Array(await subtle.sign('HMAC', key, body));

export async function verifier(body: Buffer<ArrayBuffer>, genuine: Genuine) {
  const header = btoa(String.fromCharCode(...(await digest(genuine ? body : otherBody(body)))));
  return async () => {
    const sent = Uint8Array.from(atob(header), (byte) => byte.charCodeAt(0));
    return sent.length === 32 && areEqual(await digest(body), sent);
  };
}

/** Compares in constant time. */
function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = 0;
  for (let index = 0; index < 32; index += 1) difference |= (one[index] ?? 0) ^ (other[index] ?? 0);
  return difference === 0;
}
