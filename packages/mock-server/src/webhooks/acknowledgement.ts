import { schemas } from '../generated/validators.js';

/** Whether an answer is `200 {"received": true}`, which a transfer notification needs. */
export function isAcknowledgement({ status, body }: { status: number; body: string }): boolean {
  if (status !== 200) return false;
  try {
    return schemas.WebhookAcknowledgement?.(JSON.parse(body)) ?? false;
  } catch {
    return false;
  }
}
