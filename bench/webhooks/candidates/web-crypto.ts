// The same with WebCrypto, which every runtime has. Imports the key once.
import { type Genuine, otherBody, secret } from '../message.ts';

const { subtle } = globalThis.crypto;
const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const key = await subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign', 'verify']);

export async function verifier(body: Buffer<ArrayBuffer>, genuine: Genuine) {
  const digest = new Uint8Array(await subtle.sign('HMAC', key, genuine ? body : otherBody(body)));
  const header = btoa(String.fromCharCode(...digest));
  return () => {
    const sent = Uint8Array.from(atob(header), (byte) => byte.charCodeAt(0));
    return subtle.verify('HMAC', key, sent, body);
  };
}
