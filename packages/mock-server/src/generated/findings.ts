// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { FindingRule } from './control-types.ts';

/** Why each rule matters, what to do, and whether it is on by default. */
export const findingRules: {
  readonly [rule in FindingRule]: { readonly why: string; readonly fix: string; readonly isDefault: boolean };
} = {
  'order-paid-again-after-unknown-result': {
    why: 'The first attempt may have charged the customer. The service cannot recognize the second one as its repeat, so the customer pays twice.',
    fix: 'Repeat the request with the same idempotency key, or list the payments of the order before you send a new key.',
    isDefault: true,
  },
  'capture-repeated': {
    why: 'The first capture may have taken effect. A second one with a new key captures the amount again.',
    fix: 'Repeat the capture with the same idempotency key, or retrieve the payment before you send a new key.',
    isDefault: true,
  },
  'refund-repeated': {
    why: 'The first refund may have taken effect. A second one with a new key returns the money twice.',
    fix: 'Repeat the refund with the same idempotency key, or retrieve the payment before you send a new key.',
    isDefault: true,
  },
  'key-reused-with-other-body': {
    why: 'The service runs one operation for each key. It returns the response to the first body, or rejects the second one, so what the second body asks for never happens.',
    fix: 'Use a new key for each attempt with other content. Repeat a key only with the same bytes.',
    isDefault: true,
  },
  'key-of-declined-payment': {
    why: 'The service remembers a decline too. The second card is never charged, and the order stays unpaid.',
    fix: 'Use a new key for each card that the customer tries.',
    isDefault: true,
  },
  'retry-with-other-bytes': {
    why: 'A service can compare the bytes of a retry with those of the first request, and reject a retry that differs.',
    fix: 'Serialize the body once, store the text with the key, and send the same text again.',
    isDefault: true,
  },
  'key-reused-after-expiry': {
    why: 'The service runs the operation again, so the customer can pay twice.',
    fix: 'Stop retries before the key expires. After that, list the payments of the order first.',
    isDefault: true,
  },
  'retry-after-ignored': {
    why: 'The service is limiting requests or is overloaded. Early retries make it worse, and can block the merchant for longer.',
    fix: 'Wait for at least the number of seconds in `Retry-After` before the next attempt.',
    isDefault: true,
  },
  'card-number-in-text': {
    why: 'Texts are shown to people, logged and exported. A card number there breaks PCI DSS.',
    fix: 'Remove the number. Send a token, or at most the last four digits.',
    isDefault: true,
  },
  'secret-in-text': {
    why: 'Texts are shown to people, logged and exported. A person who reads the secret can act as the merchant.',
    fix: 'Remove the secret from the text, and rotate it.',
    isDefault: true,
  },
  'credentials-in-url': {
    why: 'Servers, proxies and browsers log URLs.',
    fix: 'Send credentials in headers, and rotate those that were in the URL.',
    isDefault: true,
  },
  'excess-decimals': {
    why: 'The service may round the amount or reject it, so the customer pays another amount than the order has.',
    fix: 'Round the amount to the decimals of its currency before you send it.',
    isDefault: true,
  },
  'unknown-currency': {
    why: 'The service may reject the payment, or use other decimals than your program.',
    fix: 'Check the code, such as `USD`.',
    isDefault: true,
  },
  'unknown-field': {
    why: 'The service may ignore the field. What it should do then never happens, without an error.',
    fix: 'Correct the name of the field. The journal suggests a similar one in `unknownFields`.',
    isDefault: true,
  },
  'record-of-another-merchant': {
    why: 'The keys of one account cannot reach the records of another one.',
    fix: 'Send the keys of the account that created the record.',
    isDefault: true,
  },
  'payment-id-as-order-id': {
    why: 'The list is empty, as if the order was never paid. A program that trusts it charges the customer again.',
    fix: 'Pass the id of the order, or retrieve the payment by its id.',
    isDefault: true,
  },
  'misspelled-test-token': {
    why: 'The payment succeeds, so the test does not test the decline that it names.',
    fix: 'Use the token that the message suggests.',
    isDefault: true,
  },
  'webhook-endpoint-redirects': {
    why: 'A sender of webhooks does not follow redirects, because the signed body would go to another address. The event is lost.',
    fix: 'Register the final address: https in place of http, with or without the slash at its end.',
    isDefault: true,
  },
  'webhook-valid-signature-refused': {
    why: 'The service does not repeat a webhook after 4xx, so the event is lost.',
    fix: 'Verify the raw body with the secret of the endpoint. `explainSignature` names the cause.',
    isDefault: true,
  },
  'polling-after-webhook': {
    why: 'The webhook had the result already. Polling uses up the rate limit.',
    fix: 'Store the result from the webhook, and stop polling.',
    isDefault: false,
  },
  'slow-webhook-response': {
    why: 'When the endpoint becomes a little slower, the service counts a time-out and sends the event again.',
    fix: 'Store the event, respond, and process it later.',
    isDefault: false,
  },
};
