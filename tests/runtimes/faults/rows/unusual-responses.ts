import { expect } from 'vitest';
import { clientOf } from '../client-of.ts';
import { order, payment, paymentId } from '../messages.ts';
import { bytesOf, chunked, json, type Reply } from '../reply.ts';
import type { Row } from '../row.ts';

function asSent(server: string, value: object, reply: Reply = json(200, value)): Row {
  return {
    server,
    caller: 'the response as sent',
    async run({ begin }) {
      const run = await begin(reply);
      expect(await clientOf(run).payments.retrieve(paymentId)).toEqual(value);
    },
  };
}

const bytes = bytesOf(JSON.stringify(payment));

/** Valid responses that a strict parser would reject. */
export const unusualResponses: readonly Row[] = [
  asSent('splits the characters of "São Paulo €" over chunks', payment, chunked(200, [...bytes])),
  asSent('sends an unknown enum value', { ...payment, status: 'BRAND_NEW' }),
  asSent('sends an unknown field', { ...payment, brand_new: { field: [1] } }),
  asSent('omits an optional field', { id: paymentId, status: 'SUCCEEDED' }),
  {
    server: 'receives "São Paulo €"',
    caller: 'the response; every byte arrives',
    async run({ begin }) {
      const run = await begin(json(200, payment));
      expect(await clientOf(run).payments.create(order)).toEqual(payment);
      const [request] = (await run.log()).requests;
      expect(request?.body).toContain(bytesOf('São Paulo €'));
    },
  },
];
