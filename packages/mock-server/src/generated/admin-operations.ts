// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export interface AdminOperation {
  method: string;
  /** As in the document: `/__mock/payments/{paymentId}`. */
  path: string;
  /** As the router wants it: `/__mock/payments/:paymentId`. */
  route: string;
  body: 'required' | 'optional' | 'none';
  success: number;
}

export const adminOperations = {
  listPayments: {
    method: 'GET',
    path: '/__mock/payments',
    route: '/__mock/payments',
    body: 'none',
    success: 200,
  },
  getPayment: {
    method: 'GET',
    path: '/__mock/payments/{paymentId}',
    route: '/__mock/payments/:paymentId',
    body: 'none',
    success: 200,
  },
  openChargeback: {
    method: 'POST',
    path: '/__mock/payments/{paymentId}/chargeback',
    route: '/__mock/payments/:paymentId/chargeback',
    body: 'optional',
    success: 201,
  },
  decideDispute: {
    method: 'POST',
    path: '/__mock/payments/{paymentId}/dispute-decision',
    route: '/__mock/payments/:paymentId/dispute-decision',
    body: 'required',
    success: 200,
  },
  markPaid: {
    method: 'POST',
    path: '/__mock/payments/{paymentId}/mark-paid',
    route: '/__mock/payments/:paymentId/mark-paid',
    body: 'none',
    success: 200,
  },
  authenticatePayment: {
    method: 'POST',
    path: '/__mock/payments/{paymentId}/authenticate',
    route: '/__mock/payments/:paymentId/authenticate',
    body: 'required',
    success: 200,
  },
  expirePayment: {
    method: 'POST',
    path: '/__mock/payments/{paymentId}/expire',
    route: '/__mock/payments/:paymentId/expire',
    body: 'none',
    success: 200,
  },
  listForwardedEvidence: {
    method: 'GET',
    path: '/__mock/payments/{paymentId}/forwarded-evidence',
    route: '/__mock/payments/:paymentId/forwarded-evidence',
    body: 'none',
    success: 200,
  },
  receiveTransfer: {
    method: 'POST',
    path: '/__mock/transfers',
    route: '/__mock/transfers',
    body: 'optional',
    success: 201,
  },
  completeTransfer: {
    method: 'POST',
    path: '/__mock/transfers/{transferId}/complete',
    route: '/__mock/transfers/:transferId/complete',
    body: 'none',
    success: 200,
  },
  seedCustomer: {
    method: 'POST',
    path: '/__mock/customers',
    route: '/__mock/customers',
    body: 'required',
    success: 201,
  },
  enrollPaymentMethod: {
    method: 'POST',
    path: '/__mock/customers/{customerId}/payment-methods',
    route: '/__mock/customers/:customerId/payment-methods',
    body: 'optional',
    success: 201,
  },
  seedOnboardingTransfer: {
    method: 'POST',
    path: '/__mock/onboarding-transfers',
    route: '/__mock/onboarding-transfers',
    body: 'optional',
    success: 201,
  },
  seedCampaign: {
    method: 'POST',
    path: '/__mock/campaigns',
    route: '/__mock/campaigns',
    body: 'optional',
    success: 201,
  },
  registerWebhookEndpoint: {
    method: 'POST',
    path: '/__mock/webhooks/endpoints',
    route: '/__mock/webhooks/endpoints',
    body: 'required',
    success: 201,
  },
  setMerchantBaseUrl: {
    method: 'PUT',
    path: '/__mock/webhooks/merchant-base-url',
    route: '/__mock/webhooks/merchant-base-url',
    body: 'required',
    success: 204,
  },
  listDeliveries: {
    method: 'GET',
    path: '/__mock/webhooks/deliveries',
    route: '/__mock/webhooks/deliveries',
    body: 'none',
    success: 200,
  },
  waitForDelivery: {
    method: 'POST',
    path: '/__mock/webhooks/deliveries/wait-for',
    route: '/__mock/webhooks/deliveries/wait-for',
    body: 'required',
    success: 200,
  },
  resendDelivery: {
    method: 'POST',
    path: '/__mock/webhooks/deliveries/{deliveryId}/resend',
    route: '/__mock/webhooks/deliveries/:deliveryId/resend',
    body: 'none',
    success: 200,
  },
  setWebhookChaos: {
    method: 'PUT',
    path: '/__mock/webhooks/chaos',
    route: '/__mock/webhooks/chaos',
    body: 'required',
    success: 204,
  },
  injectFault: {
    method: 'POST',
    path: '/__mock/faults',
    route: '/__mock/faults',
    body: 'required',
    success: 204,
  },
  clearFaults: {
    method: 'DELETE',
    path: '/__mock/faults',
    route: '/__mock/faults',
    body: 'none',
    success: 204,
  },
  readJournal: {
    method: 'GET',
    path: '/__mock/journal',
    route: '/__mock/journal',
    body: 'none',
    success: 200,
  },
  readClock: {
    method: 'GET',
    path: '/__mock/clock',
    route: '/__mock/clock',
    body: 'none',
    success: 200,
  },
  advanceClock: {
    method: 'POST',
    path: '/__mock/clock/advance',
    route: '/__mock/clock/advance',
    body: 'required',
    success: 200,
  },
  runAll: {
    method: 'POST',
    path: '/__mock/clock/run-all',
    route: '/__mock/clock/run-all',
    body: 'none',
    success: 200,
  },
  resetMerchant: {
    method: 'POST',
    path: '/__mock/reset',
    route: '/__mock/reset',
    body: 'none',
    success: 204,
  },
  resetAll: {
    method: 'POST',
    path: '/__mock/reset-all',
    route: '/__mock/reset-all',
    body: 'none',
    success: 204,
  },
  awaitSettled: {
    method: 'GET',
    path: '/__mock/settled',
    route: '/__mock/settled',
    body: 'none',
    success: 204,
  },
  awaitAllSettled: {
    method: 'GET',
    path: '/__mock/settled-all',
    route: '/__mock/settled-all',
    body: 'none',
    success: 204,
  },
  readRules: {
    method: 'GET',
    path: '/__mock/rules',
    route: '/__mock/rules',
    body: 'none',
    success: 200,
  },
  takeSnapshot: {
    method: 'POST',
    path: '/__mock/snapshots',
    route: '/__mock/snapshots',
    body: 'none',
    success: 201,
  },
  forgetSnapshot: {
    method: 'DELETE',
    path: '/__mock/snapshots/{snapshotId}',
    route: '/__mock/snapshots/:snapshotId',
    body: 'none',
    success: 204,
  },
  restoreSnapshot: {
    method: 'POST',
    path: '/__mock/snapshots/{snapshotId}/restore',
    route: '/__mock/snapshots/:snapshotId/restore',
    body: 'none',
    success: 204,
  },
} as const satisfies Record<string, AdminOperation>;

export type AdminOperationId = keyof typeof adminOperations;
