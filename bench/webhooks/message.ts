/** The secret that all candidates verify with. */
export const secret = 'whsec_5f0f6f0c8d5e4f0a9a3a0c1b2d3e4f50';

/** The sizes of a body by their names in the tables. */
export const sizes = { '512 B': 512, '16 kB': 16_384 } as const;

/** Whether the signature belongs to the body. */
export type Genuine = boolean;

/** Creates a payment event of this size as JSON. */
export function messageOf(bytes: number): Buffer<ArrayBuffer> {
  const event = {
    type: 'payment',
    type_event: 'payment.purchase',
    account_id: '493e9374-510a-4201-9e09-de669d75f256',
    retry: 0,
    version: 2,
    data: { payment: { id: '5f0f6f0c-8d5e-4f0a-9a3a-0c1b2d3e4f50', status: 'SUCCEEDED', description: '' } },
  };
  const missing = bytes - Buffer.byteLength(JSON.stringify(event));
  event.data.payment.description = 'Running shoes, size 42. '.repeat(bytes).slice(0, missing);
  return Buffer.from(JSON.stringify(event));
}

/** Returns a copy of the body with one changed byte. */
export function otherBody(body: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const other = Buffer.from(body);
  other[10] = (body[10] ?? 0) ^ 1;
  return other;
}

/** Wraps a function that throws instead of returning false. */
export function refused(verify: () => unknown): () => boolean {
  return () => {
    try {
      verify();
      return true;
    } catch {
      return false;
    }
  };
}

/** Like `refused`, for an asynchronous function. */
export function refusedLater(verify: () => Promise<unknown>): () => Promise<boolean> {
  return async () => {
    try {
      await verify();
      return true;
    } catch {
      return false;
    }
  };
}
