/** The request of each candidate whose API allows it. */
export const baseUrl = 'https://payments.test';
export const keys = { 'public-api-key': 'bench-public', 'private-secret-key': 'bench-secret' };
export const paymentId = '5f0f6f0c-8d5e-4f0a-9a3a-0c1b2d3e4f50';

export const payment = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-2026-000123',
  description: 'Running shoes',
  amount: { currency: 'COP', value: 259900.5 },
  country: 'CO',
  workflow: 'DIRECT',
  payment_method: { token: '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11' },
  customer_payer: { first_name: 'María', last_name: 'Gómez', email: 'maria.gomez@example.com' },
} as const;
