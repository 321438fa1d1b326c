import type { BodyOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/admin-call.tsx';
import { useEventNames } from './use-body-schema.ts';

type Endpoint = BodyOf<'registerWebhookEndpoint'>;

/** Registers an inbox for every event: the mock server accepts the deliveries, and this view shows their payloads. */
export function AddInboxButton({ merchant }: { readonly merchant: string | undefined }) {
  const events = useEventNames() as NonNullable<Endpoint['events']>;
  return (
    <ActionButton
      call={{ operation: 'registerWebhookEndpoint', body: { inbox: true, events }, merchant }}
      done="The inbox receives every event"
      tone="primary"
      hasHint={false}
      disabledReason={events.length === 0 ? 'Loading the names of the events' : undefined}
    >
      Add an inbox
    </ActionButton>
  );
}
