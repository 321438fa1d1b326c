import { Badge, type Tone } from '../../components/badge.tsx';
import { Data } from '../../components/data.tsx';
import type { paymentStatuses } from '../../generated/values.ts';

const tones: Partial<Record<string, Tone>> = {
  CREATED: 'info',
  READY_TO_PAY: 'info',
  PENDING: 'info',
  VERIFIED: 'good',
  SUCCEEDED: 'good',
  DECLINED: 'bad',
  REJECTED: 'bad',
  IN_DISPUTE: 'warning',
  CHARGEBACK: 'bad',
  ERROR: 'bad',
  FRAUD: 'bad',
} satisfies Partial<Record<(typeof paymentStatuses)[number], Tone>>;

/** The status of a payment or a transaction. */
export function PaymentStatus({ status, subStatus }: { readonly status: string; readonly subStatus?: string }) {
  return (
    <span class="payment-status">
      <Badge tone={tones[status] ?? 'neutral'}>
        <Data text={status} />
      </Badge>
      {subStatus === undefined || subStatus === status ? null : (
        <span class="quiet payment-sub-status">
          <Data text={subStatus} />
        </span>
      )}
    </span>
  );
}
