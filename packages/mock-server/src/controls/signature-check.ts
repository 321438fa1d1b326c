import { explainSignature } from '@paychord/sdk/webhooks';
import type { WebhookDelivery } from '../webhooks/delivery.ts';
import type { WebhookEndpoint } from '../webhooks/endpoint.ts';
import { signatureHeader } from '../webhooks/outgoing-attempt.ts';
import { ControlError } from './control-error.ts';

/** What a receiver has. Each field defaults to what the mock server used. */
export interface SignatureCheck {
  /**
   * The number of the attempt, from 0.
   *
   * @default the latest attempt
   */
  attempt?: number;
  /** The secret that the receiver uses. White space around it is allowed, because it can be the cause. */
  secret?: string;
  /** The body that the receiver read. */
  body?: string;
  /** The header `x-hmac-signature` that the receiver read. */
  signature?: string;
}

/** Why a signature matches or not. It contains no secret. */
export interface SignatureExplanation {
  readonly isValid: boolean;
  /** Each cause as a sentence with its fix, the most likely first. */
  readonly findings: readonly string[];
  /** The number of the attempt that was checked. */
  readonly attempt: number;
  /** The signature that was checked. Absent when nothing was signed. */
  readonly signature?: string;
  /** The status of the response to the attempt. */
  readonly responseStatus?: number;
}

/** What chaos did on purpose. */
const effects: Readonly<Record<string, string>> = {
  badSignature: 'The chaos effect badSignature sent a wrong signature on purpose',
  noSignature: 'The chaos effect noSignature sent no signature on purpose',
  corrupt: 'The chaos effect corrupt changed one digit of the body after it was signed, on purpose',
  drop: 'The chaos effect drop lost the attempt on purpose: the receiver got nothing',
};

/**
 * Explains the signature of an attempt.
 *
 * @throws {ControlError} `ATTEMPT_NOT_FOUND`
 */
export async function checkSignature(
  { id, attempts }: WebhookDelivery,
  endpoint: WebhookEndpoint,
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
  const key = secret ?? endpoint.secret;
  const result = {
    attempt: attempt.number,
    ...(checked === undefined ? {} : { signature: checked }),
    ...(response === undefined ? {} : { responseStatus: response.status }),
  };
  const effect = effects[chaosEffect];
  const known = effect === undefined ? [] : [effect];
  if (checked === undefined && endpoint.secret === undefined) {
    return { isValid: false, findings: ['The endpoint has no secret, so the mock server signs nothing'], ...result };
  }
  if (key === undefined) {
    return {
      isValid: false,
      findings: [...known, 'The endpoint has no secret. Pass the one of the receiver'],
      ...result,
    };
  }
  const headers = checked === undefined ? {} : { [signatureHeader]: checked };
  const { isValid, findings } = await explainSignature(body ?? request.body, headers, key);
  const notes = isValid ? [] : await notesOn({ endpoint, secret, signature, sent, body: request.body });
  // A note says more than that no usual cause was found.
  const others = notes.length === 0 ? findings : findings.filter((each) => !each.startsWith('No usual cause'));
  return { isValid, findings: [...(isValid ? [] : known), ...notes, ...others], ...result };
}

interface Compared {
  readonly endpoint: WebhookEndpoint;
  readonly secret: string | undefined;
  readonly signature: string | undefined;
  /** What the mock server sent. */
  readonly sent: string | undefined;
  readonly body: string;
}

/** Compares what the receiver has with what the mock server used. */
async function notesOn({ endpoint, secret, signature, sent, body }: Compared): Promise<string[]> {
  const notes: string[] = [];
  if (secret !== undefined && endpoint.secret !== undefined && secret.trim() !== endpoint.secret) {
    notes.push('The secret of the receiver is not the secret of the endpoint: copy the secret of the endpoint');
  }
  if (signature !== undefined && sent !== undefined && signature !== sent) {
    notes.push('The receiver read another signature than the mock server sent');
  }
  if (secret === undefined && endpoint.secret !== undefined && sent !== undefined) {
    const { isValid } = await explainSignature(body, { [signatureHeader]: sent }, endpoint.secret);
    if (!isValid) notes.push('The secret of the endpoint may have changed after the attempt');
  }
  return notes;
}
