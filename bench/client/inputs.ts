import { usualPayment } from '../usual-payment.ts';

/** The request of each candidate whose API allows it. */
export const baseUrl = 'https://payments.test';
export const keys = { 'public-api-key': 'bench-public', 'private-secret-key': 'bench-secret' };
export const paymentId = '5f0f6f0c-8d5e-4f0a-9a3a-0c1b2d3e4f50';

export const payment = { ...usualPayment, workflow: 'DIRECT' } as const;
