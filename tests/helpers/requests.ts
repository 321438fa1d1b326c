import type { CreatePaymentRequest } from '@paychord/sdk';
import { paymentBody } from '../../packages/sdk/test/helpers/payment-body.ts';

export { accountId, dispute, paymentBody, usd } from '../../packages/sdk/test/helpers/payment-body.ts';

let sessions = 0;

/** Returns a card payment with a new checkout session. */
export function cardPayment(changes: object = {}): CreatePaymentRequest {
  const { workflow: _, ...body } = paymentBody();
  sessions += 1;
  return { ...body, checkout: { session: `session-${sessions}` }, ...changes };
}

/** A card payment that is only authorized. */
export function authorization(changes: object = {}): CreatePaymentRequest {
  return cardPayment({ payment_method: { token: 'tok-1', detail: { card: { capture: false } } }, ...changes });
}

/** All fields of the payer and the order in the specification. */
export const allFields = {
  merchant_reference: 'CART-1',
  callback_url: 'https://shop.example.com/return',
  workflow: 'DIRECT',
  metadata: [{ key: 'channel', value: 'web' }],
  subscription: { frequency: { type: 'MONTH', value: 1 } },
  fraud_screening: { stand_alone: false },
  split_marketplace: [{ recipient_id: 'rec-1', type: 'PURCHASE', amount: { value: 10, currency: 'USD' } }],
  customer_payer: {
    id: '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22',
    first_name: 'María',
    gender: 'F',
    date_of_birth: '1990-02-28',
    nationality: 'CO',
    device_fingerprints: [{ provider_id: 'SHIELD', id: 'f-1' }],
    browser_info: { user_agent: 'Mozilla/5.0', screen_height: '1080', screen_width: '1920', javascript_enabled: true },
    document: { document_type: 'CC', document_number: '1093333333' },
    phone: { number: '3001234567', country_code: '57' },
    billing_address: { address_line_1: 'Calle 34 # 56-78', city: 'Bogotá', country: 'CO' },
    merchant_customer_created_at: '2024-01-05T12:00:00.000Z',
    geolocation: { latitude: '4.7110', longitude: '-74.0721' },
    not_in_the_contract: 'kept',
  },
  additional_data: {
    airline: {
      pnr: 'XK7T2P',
      legs: [{ order: '1', departure_airport: 'BOG', base_fare: 350.1 }],
      passengers: [{ id: 'p1', type: 'A', document: { document_type: 'PAS', document_number: 'A1' } }],
      tickets: [{ ticket_number: '123', e_ticket: true, issue: { country: 'CO', address: 'Calle 1' } }],
    },
    transportations: [{ type: 'BUS' }],
    order: {
      items: [{ id: 'sku-1', quantity: 1, unit_amount: 25.5 }],
      taxes: [{ type: 'VAT', percentage: 19 }],
      shipping: { carrier: 'Mail', recipients: [{ name: 'María' }] },
      account_funding: { sender: { first_name: 'María' }, beneficiary: { legal_name: 'Shop' } },
      tickets: [{ id: 't1', amount: { value: 10, currency: 'USD' }, event: { id: 'e1', date: '2026-12-24' } }],
      fulfillment: { any: 'thing' },
      discounts: [{ id: 'd1', unit_amount: 1 }],
    },
    seller_details: { name: 'Shop', merchant_category_code: '5661' },
  },
};
