/**
 * Units, numbers and forms that the specification states for a field in words, read off its text. A place is the end of a
 * path; the words are those of the descriptions that they allow.
 */
export const statedMeanings: Record<string, string[]> = {
  // "(empty string when none)"
  vaulted_token: ['empty'],
  payment_link_id: ['empty'],
  // "object holding `card` or `bank_transfer`"
  'payment_method_detail.card': ['absent'],
  'payment_method_detail.bank_transfer': ['absent'],
  'detail.card': ['absent'],
  'detail.bank_transfer': ['absent'],
  // "required only for DIRECT integrations that involve a redirection"
  'CreatePaymentRequest.callback_url': ['only'],
  // Create a payment, rule 2
  'card.capture': ['only'],
  'card_data.expiration_month': ['month'],
  // "(integer, two digits)"
  'card_data.expiration_year': ['digits', '28', '2028'],
  // "object in the create and dispute responses (the latest transaction)"
  'CreatedPayment.transactions': ['latest'],
  'DisputedPayment.transactions': ['latest'],
  // "one that includes the provider raw response in the output"
  'provider_data.raw_response': ['unless'],
};
