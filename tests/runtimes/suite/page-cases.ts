import { createCallbackReceiver } from '@paychord/mock-server/browser';
import type { IncomingTransfer, PaymentWebhook } from '@paychord/sdk';
import { expect } from 'vitest';
import { testCase } from '../../contract/conformance/case.ts';
import { cardPayment } from '../../helpers/requests.ts';

/** What only a page can show. */
export const pageCases = [
  testCase('its content security policy forbids eval', async () => {
    expect(() => new Function('return 1')).toThrow(EvalError);
  }),
  testCase('a callback receiver passes on payment events and transfers and acknowledges them', async (setting) => {
    const { client, controls, settled } = setting;
    const taken: (PaymentWebhook | IncomingTransfer)[] = [];
    const receiver = createCallbackReceiver((payload) => void taken.push(payload));
    controls.webhooks.register({ receiver });
    controls.webhooks.setMerchantBaseUrl(receiver);
    const payment = await client.payments.create(cardPayment());
    const transfer = controls.transfers.receive();
    await settled();
    expect(controls.webhooks.deliveries().map(({ status }) => status)).toEqual(['delivered', 'delivered']);
    expect(taken).toMatchObject([{ data: { payment: { id: payment.id } } }, { id: transfer.id }]);
  }),
];
