import type { CreatePaymentRequest, IncomingTransfer, KnownWebhookEventType } from '@paychord/sdk';
import { explainSignature } from '@paychord/sdk/webhooks';
import type {
  SignatureCheck as SignatureCheckOfDelivery,
  SignatureExplanation,
  WebhookDelivery,
} from '../../generated/control-types.ts';
import type { PaymentRecord, RuleContext } from '../model/payment-record.ts';
import { type MoveContext, type MoveName, tryMove } from '../moves/moves.ts';
import { createPayment } from '../operations/payments/creation.ts';
import { receiveTransfer } from '../operations/transfers.ts';
import { definedFields } from '../options/option-rules.ts';
import { signatureHeader } from '../webhooks/outgoing-attempt.ts';
import { ControlError, unwrapResult, validateInput } from './control-error.ts';
import { withDefaults } from './payment-controls.ts';

/** What a receiver has. Each field defaults to what the mock server used. */
export type SignatureCheck = Omit<SignatureCheckOfDelivery, 'deliveryId'>;

/** The effects of chaos on a signature. */
const signatureEffects: ReadonlySet<string> = new Set(['badSignature', 'noSignature', 'corrupt', 'drop']);

/**
 * Explains the signature of an attempt.
 *
 * @param ownSecret - The secret of the endpoint.
 * @throws {ControlError} `ATTEMPT_NOT_FOUND`
 */
export async function checkSignature(
  { id, attempts }: WebhookDelivery,
  ownSecret: string | undefined,
  { attempt: number, secret, body, signature }: SignatureCheck,
): Promise<SignatureExplanation> {
  const attempt = attempts.findLast((each) => each.number === (number ?? each.number));
  if (attempt === undefined) {
    const subject = number === undefined ? 'attempt yet' : `attempt ${number}`;
    throw new ControlError('ATTEMPT_NOT_FOUND', `The delivery ${JSON.stringify(id)} has no ${subject}`);
  }
  const { request, response, chaosEffect = '' } = attempt;
  const sent = request.headers[signatureHeader];
  const checked = signature ?? sent;
  const key = secret ?? ownSecret;
  const explanation = (isValid: boolean, findings: readonly string[]): SignatureExplanation => ({
    isValid,
    findings,
    attempt: attempt.number,
    ...definedFields({ signature: checked, responseStatus: response?.status }),
  });
  if (checked === undefined && ownSecret === undefined) {
    return explanation(false, ['The endpoint has no secret, so the mock server signs nothing']);
  }
  const isChaos = signatureEffects.has(chaosEffect);
  const known = isChaos ? [`The chaos effect ${chaosEffect} changed this attempt on purpose`] : [];
  if (key === undefined) {
    return explanation(false, [...known, 'The endpoint has no secret. Pass the one of the receiver']);
  }
  const headers = checked === undefined ? {} : { [signatureHeader]: checked };
  const { isValid, findings } = await explainSignature(body ?? request.body, headers, key);
  if (isValid) return explanation(true, findings);
  const hasOtherSecret = secret !== undefined && ownSecret !== undefined && secret.trim() !== ownSecret;
  const hasOtherSignature = signature !== undefined && sent !== undefined && signature !== sent;
  const isRotated =
    secret === undefined &&
    sent !== undefined &&
    !(await explainSignature(request.body, { [signatureHeader]: sent }, key)).isValid;
  const notes = [
    hasOtherSecret && 'The secret of the receiver is not the secret of the endpoint: set the same secret at both',
    hasOtherSignature && 'The receiver read another signature than the mock server sent',
    isRotated && 'The secret of the endpoint may have changed after the attempt',
  ].filter((each) => each !== false);
  // A note says more than that no usual cause was found.
  const others = notes.length === 0 ? findings : findings.filter((each) => !each.startsWith('No usual cause'));
  return explanation(false, [...known, ...notes, ...others]);
}

/** Creates a transfer that does not exist. The rule creates it, so it looks like a real one. */
export function inventTransfer({ now }: RuleContext): IncomingTransfer {
  return validateInput('IncomingTransfer', receiveTransfer({}, { now, prefixed: (prefix) => `${prefix}test` }));
}

/** The move with which an event happens, to a payment that is authorized or captured. */
const moveOfEvent: { readonly [event in KnownWebhookEventType]?: MoveName } = {
  'payment.capture': 'capture',
  'payment.cancel': 'cancel',
  'payment.refund': 'refund',
  'payment.chargeback': 'openChargeback',
};
const authorizedFirst: ReadonlySet<string> = new Set(['payment.authorize', 'payment.capture', 'payment.cancel']);

/** Creates a payment that does not exist, in the state in which an event happens. The rules create it, so it looks like a real one. */
export function inventPayment(event: KnownWebhookEventType, context: MoveContext): PaymentRecord {
  const isVerification = event === 'payment.verify';
  const details = {
    merchant_order_id: 'TEST-ORDER',
    description: 'A test event. This payment does not exist',
    payment_method: {
      type: 'CARD',
      token: 'tok_succeeded',
      detail: { card: { verify: isVerification, capture: !authorizedFirst.has(event) } },
    },
    amount: { value: isVerification ? 0 : 25.5 },
  };
  const record = createPayment(withDefaults(details, 1) as CreatePaymentRequest, context);
  const move = moveOfEvent[event];
  return move === undefined ? record : unwrapResult(tryMove(record, move, {}, context)).record;
}
