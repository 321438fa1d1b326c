// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/** The operations of the admin API by id. */
export const adminOperations = {
  listPayments: { method: 'GET', path: '/__mock/payments', summary: 'List payments' },
  createPayment: { method: 'POST', path: '/__mock/payments', summary: 'Create a payment' },
  getPayment: {
    method: 'GET',
    path: '/__mock/payments/{paymentId}',
    summary: 'Get a payment',
  },
  getPaymentTimeline: {
    method: 'GET',
    path: '/__mock/payments/{paymentId}/timeline',
    summary: 'Get the timeline of a payment',
  },
  makeMove: {
    method: 'POST',
    path: '/__mock/payments/{paymentId}/moves/{move}',
    summary: 'Make a move of a payment',
  },
  getCustomerPage: {
    method: 'GET',
    path: '/__mock/payments/{paymentId}/customer-page',
    summary: 'Get the customer\'s page of a payment',
  },
  completeAction: {
    method: 'POST',
    path: '/__mock/payments/{paymentId}/customer-action',
    summary: 'Choose on the customer\'s page',
  },
  listForwardedEvidence: {
    method: 'GET',
    path: '/__mock/payments/{paymentId}/forwarded-evidence',
    summary: 'List forwarded evidence',
  },
  listOutcomes: { method: 'GET', path: '/__mock/outcomes', summary: 'List outcomes' },
  listTransfers: { method: 'GET', path: '/__mock/transfers', summary: 'List bank transfers' },
  receiveTransfer: {
    method: 'POST',
    path: '/__mock/transfers',
    summary: 'Announce a bank transfer',
  },
  completeTransfer: {
    method: 'POST',
    path: '/__mock/transfers/{transferId}/complete',
    summary: 'Complete a bank transfer',
  },
  seedCustomer: { method: 'POST', path: '/__mock/customers', summary: 'Create a customer' },
  enrollPaymentMethod: {
    method: 'POST',
    path: '/__mock/customers/{customerId}/payment-methods',
    summary: 'Enroll a payment method',
  },
  listEnrollments: {
    method: 'GET',
    path: '/__mock/payment-methods',
    summary: 'List payment methods',
  },
  getPaymentMethod: {
    method: 'GET',
    path: '/__mock/payment-methods/{idempotencyKey}',
    summary: 'Get a payment method',
  },
  completeEnrollment: {
    method: 'POST',
    path: '/__mock/payment-methods/{idempotencyKey}/customer-action',
    summary: 'Choose on the page of an enrollment',
  },
  seedOnboardingTransfer: {
    method: 'POST',
    path: '/__mock/onboarding-transfers',
    summary: 'Create an onboarding transfer',
  },
  seedCampaign: { method: 'POST', path: '/__mock/campaigns', summary: 'Create a campaign' },
  listWebhookEndpoints: {
    method: 'GET',
    path: '/__mock/webhooks/endpoints',
    summary: 'List webhook endpoints',
  },
  registerWebhookEndpoint: {
    method: 'POST',
    path: '/__mock/webhooks/endpoints',
    summary: 'Register a webhook endpoint',
  },
  removeWebhookEndpoint: {
    method: 'DELETE',
    path: '/__mock/webhooks/endpoints/{endpointId}',
    summary: 'Remove a webhook endpoint',
  },
  setWebhookSecret: {
    method: 'PUT',
    path: '/__mock/webhooks/endpoints/{endpointId}/secret',
    summary: 'Set the secret of a webhook endpoint',
  },
  sendTestWebhook: {
    method: 'POST',
    path: '/__mock/webhooks/endpoints/{endpointId}/test',
    summary: 'Send a test event',
  },
  explainSignature: {
    method: 'POST',
    path: '/__mock/webhooks/explain-signature',
    summary: 'Explain a signature',
  },
  setMerchantBaseUrl: {
    method: 'PUT',
    path: '/__mock/webhooks/merchant-base-url',
    summary: 'Set the merchant base URL',
  },
  listDeliveries: {
    method: 'GET',
    path: '/__mock/webhooks/deliveries',
    summary: 'List deliveries',
  },
  waitForDelivery: {
    method: 'POST',
    path: '/__mock/webhooks/deliveries/wait-for',
    summary: 'Wait for a delivery',
  },
  streamDeliveries: {
    method: 'GET',
    path: '/__mock/webhooks/deliveries/stream',
    summary: 'Stream webhook attempts',
  },
  getDelivery: {
    method: 'GET',
    path: '/__mock/webhooks/deliveries/{deliveryId}',
    summary: 'Get a delivery',
  },
  resendDelivery: {
    method: 'POST',
    path: '/__mock/webhooks/deliveries/{deliveryId}/resend',
    summary: 'Resend deliveries',
  },
  flushWebhooks: { method: 'POST', path: '/__mock/webhooks/flush', summary: 'Flush webhooks' },
  getWebhookChaos: {
    method: 'GET',
    path: '/__mock/webhooks/chaos',
    summary: 'Get webhook chaos',
  },
  setWebhookChaos: {
    method: 'PUT',
    path: '/__mock/webhooks/chaos',
    summary: 'Set webhook chaos',
  },
  listFaults: { method: 'GET', path: '/__mock/faults', summary: 'List faults' },
  injectFault: { method: 'POST', path: '/__mock/faults', summary: 'Inject a fault' },
  clearFaults: { method: 'DELETE', path: '/__mock/faults', summary: 'Clear faults' },
  clearFault: {
    method: 'DELETE',
    path: '/__mock/faults/{faultId}',
    summary: 'Clear one fault',
  },
  listJournalEntries: { method: 'GET', path: '/__mock/journal', summary: 'List requests' },
  getJournalEntry: { method: 'GET', path: '/__mock/journal/{number}', summary: 'Get a request' },
  replayRequest: {
    method: 'POST',
    path: '/__mock/journal/{number}/replay',
    summary: 'Repeat a request',
  },
  streamRequests: { method: 'GET', path: '/__mock/journal/stream', summary: 'Stream requests' },
  listFindings: { method: 'GET', path: '/__mock/findings', summary: 'List findings' },
  getStreamedRequest: {
    method: 'GET',
    path: '/__mock/streamed-requests/{cursor}',
    summary: 'Get a streamed request',
  },
  getClock: { method: 'GET', path: '/__mock/clock', summary: 'Get the time' },
  advanceClock: {
    method: 'POST',
    path: '/__mock/clock/advance',
    summary: 'Advance the clock',
  },
  listScheduled: {
    method: 'GET',
    path: '/__mock/clock/schedule',
    summary: 'List what is scheduled',
  },
  runAll: { method: 'POST', path: '/__mock/clock/run-all', summary: 'Run everything' },
  listMerchants: { method: 'GET', path: '/__mock/merchants', summary: 'List merchants' },
  listPolicies: { method: 'GET', path: '/__mock/policies', summary: 'List policies' },
  getCoverage: { method: 'GET', path: '/__mock/coverage', summary: 'Get the coverage' },
  clearCoverage: { method: 'DELETE', path: '/__mock/coverage', summary: 'Clear the coverage' },
  exportScenario: { method: 'GET', path: '/__mock/scenario', summary: 'Export a scenario' },
  loadScenario: { method: 'POST', path: '/__mock/scenario', summary: 'Load a scenario' },
  resetMerchant: { method: 'POST', path: '/__mock/reset', summary: 'Reset one merchant' },
  resetAll: { method: 'POST', path: '/__mock/reset-all', summary: 'Reset every merchant' },
  awaitSettled: { method: 'GET', path: '/__mock/settled', summary: 'Wait for one merchant' },
  awaitAllSettled: {
    method: 'GET',
    path: '/__mock/settled-all',
    summary: 'Wait for every merchant',
  },
  getServer: { method: 'GET', path: '/__mock', summary: 'Describe the server' },
  getHealth: { method: 'GET', path: '/__mock/health', summary: 'Check the health' },
  getAdminDocument: { method: 'GET', path: '/__mock/openapi.json', summary: 'Get this document' },
  listSnapshots: { method: 'GET', path: '/__mock/snapshots', summary: 'List snapshots' },
  createSnapshot: { method: 'POST', path: '/__mock/snapshots', summary: 'Create a snapshot' },
  deleteSnapshot: {
    method: 'DELETE',
    path: '/__mock/snapshots/{snapshotId}',
    summary: 'Delete a snapshot',
  },
  restoreSnapshot: {
    method: 'POST',
    path: '/__mock/snapshots/{snapshotId}/restore',
    summary: 'Restore a snapshot',
  },
} as const;

export type AdminOperationId = keyof typeof adminOperations;

/** The operations of the payments API by id. */
export const paymentsOperations = {
  createPayment: { method: 'POST', path: '/v1/payments', summary: 'Create a payment' },
  listPaymentsByOrder: {
    method: 'GET',
    path: '/v1/payments',
    summary: 'List the payments of an order',
  },
  retrievePayment: {
    method: 'GET',
    path: '/v1/payments/{payment_id}',
    summary: 'Retrieve a payment',
  },
  capturePayment: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/capture',
    summary: 'Capture an authorization',
  },
  cancelPayment: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/cancel',
    summary: 'Cancel an authorization',
  },
  refundPayment: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/refund',
    summary: 'Refund a captured payment',
  },
  submitDispute: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/dispute',
    summary: 'Dispute a chargeback',
  },
  createCustomer: { method: 'POST', path: '/v1/customers', summary: 'Create a customer' },
  listPaymentMethods: {
    method: 'GET',
    path: '/v1/customers/{customer_id}/payment-methods',
    summary: 'List a customer\'s enrolled payment methods',
  },
  reverseTransfer: {
    method: 'POST',
    path: '/v1/recipients/onboardings/reverse-transfer/{transfer_id}',
    summary: 'Reverse a recipient\'s onboarding transfer',
  },
  retrieveCampaign: {
    method: 'GET',
    path: '/v1/campaigns/{campaign_id}',
    summary: 'Retrieve a campaign',
  },
} as const;
