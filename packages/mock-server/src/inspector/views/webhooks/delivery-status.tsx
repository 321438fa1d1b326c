import { Badge, StatusBadge, type Tone } from '../../components/badge.tsx';
import { Data } from '../../components/data.tsx';
import type { components } from '../../generated/admin-api.ts';

export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookAttempt = components['schemas']['WebhookAttempt'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type WebhookEndpoint = components['schemas']['ListedEndpoint'];

/** The status of a delivery in words. */
export const deliveryStatuses: Readonly<
  Record<DeliveryStatus, { readonly title: string; readonly tone: Tone; readonly hasFailed: boolean }>
> = {
  pending: { title: 'Attempts remain', tone: 'info', hasFailed: false },
  delivered: { title: 'The endpoint accepted the event', tone: 'good', hasFailed: false },
  rejected: { title: 'The endpoint responded with an error that is not retried', tone: 'bad', hasFailed: true },
  exhausted: { title: 'Every attempt failed', tone: 'bad', hasFailed: true },
};

/** The statuses after which the mock server makes no further attempt, although the endpoint did not accept the event. */
export const failedStatuses = (Object.keys(deliveryStatuses) as DeliveryStatus[]).filter(
  (each) => deliveryStatuses[each].hasFailed,
);

export function DeliveryStatusBadge({ status }: { readonly status: DeliveryStatus }) {
  const { title, tone } = deliveryStatuses[status];
  return (
    <Badge tone={tone} title={title}>
      {status}
    </Badge>
  );
}

/** What came of an attempt: the status of the response, or the reason why none arrived. */
export function AttemptResult({ attempt }: { readonly attempt: WebhookAttempt }) {
  return (
    <>
      {attempt.response === undefined ? (
        <Badge tone="bad" title="No response arrived">
          <Data text={attempt.failure ?? 'no response'} />
        </Badge>
      ) : (
        <StatusBadge status={attempt.response.status} />
      )}
      {attempt.chaosEffect === undefined ? null : <ChaosBadge effect={attempt.chaosEffect} />}
    </>
  );
}

/** Marks an attempt that the mock server disturbed on purpose. */
function ChaosBadge({ effect }: { readonly effect: string }) {
  return (
    <Badge tone="warning" title="The mock server disturbed this attempt on purpose">
      chaos: {effect}
    </Badge>
  );
}
