/** The fields of a typical card payment. Each bench adds the workflow that it needs. */
export const usualPayment = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-2026-000123',
  description: 'Running shoes',
  amount: { currency: 'COP', value: 259900.5 },
  country: 'CO',
  payment_method: { token: '1f9c4f6e-0d51-4e0b-9c70-2c1b7d0e9a11' },
  customer_payer: { first_name: 'María', last_name: 'Gómez', email: 'maria.gomez@example.com' },
} as const;
