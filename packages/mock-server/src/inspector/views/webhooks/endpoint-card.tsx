import { useId, useState } from 'preact/hooks';
import type { BodyOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/admin-call.tsx';
import { Badge } from '../../components/badge.tsx';
import { Data } from '../../components/data.tsx';
import { linkTo, navigate } from '../../state/router.ts';
import { linkToDeliveries } from './delivery-filter.ts';
import type { WebhookEndpoint } from './delivery-status.tsx';
import { endpointName } from './endpoint-name.ts';
import { SetSecretButton } from './secret-dialog.tsx';
import { useEventNames } from './use-body-schema.ts';

type EventName = NonNullable<NonNullable<BodyOf<'sendTestWebhook'>>['event']>;

const targets = {
  url: 'URL',
  inbox: 'Inbox',
  receiver: 'Function',
} as const satisfies Record<WebhookEndpoint['target'], string>;

/** An endpoint with what can be done with it. */
export function EndpointCard({
  endpoint,
  merchant,
}: {
  readonly endpoint: WebhookEndpoint;
  readonly merchant: string | undefined;
}) {
  const { id, target, url, events, isMerchantBaseUrl, hasSecret, hasApiKey, hasApiSecret } = endpoint;
  const title = useId();
  return (
    <section class="card endpoint" aria-labelledby={title}>
      <h2 id={title} class="endpoint-title">
        <Badge tone="info">{isMerchantBaseUrl ? 'Merchant base URL' : targets[target]}</Badge>
        <Data text={target === 'url' ? url : endpointName(endpoint)} />
      </h2>
      {target === 'inbox' ? (
        <p class="quiet">The mock server accepts every delivery with the status 200. Read the payloads here.</p>
      ) : null}
      <p class="marks">
        <Badge tone={hasSecret ? 'good' : 'neutral'}>{hasSecret ? 'signed' : 'unsigned'}</Badge>
        {hasApiKey ? <Badge tone="good">x-api-key</Badge> : null}
        {hasApiSecret ? <Badge tone="good">x-secret</Badge> : null}
        <EventMarks events={events} />
      </p>
      <TestEvent endpoint={endpoint} merchant={merchant} />
      <div class="actions">
        <a class="button" href={linkToDeliveries({ endpoint: id }, { merchant })}>
          Show its deliveries
        </a>
        <SetSecretButton endpoint={endpoint} merchant={merchant} />
        <ActionButton
          call={{ operation: 'removeWebhookEndpoint', path: { endpointId: id }, merchant }}
          done="The endpoint receives no further event"
          question={{
            title: 'Remove the endpoint?',
            text: (
              <>
                <Data text={url} /> receives no further event. Its pending deliveries continue.
              </>
            ),
          }}
          hasHint={false}
        >
          Remove
        </ActionButton>
      </div>
    </section>
  );
}

function EventMarks({ events }: { readonly events: readonly string[] }) {
  const names = useEventNames();
  const hasAll = (group: readonly string[]) => group.length > 0 && group.every((each) => events.includes(each));
  if (hasAll(names)) return <Badge>every event</Badge>;
  const payment = names.filter((each) => each.startsWith('payment.'));
  if (hasAll(payment) && events.length === payment.length) return <Badge>every payment event</Badge>;
  return (
    <>
      {events.map((each) => (
        <Badge key={each}>{each}</Badge>
      ))}
    </>
  );
}

/** Sends an event with an invented payment, and opens its delivery. */
function TestEvent({
  endpoint: { id, events },
  merchant,
}: {
  readonly endpoint: WebhookEndpoint;
  readonly merchant: string | undefined;
}) {
  const names = useEventNames();
  const [chosen, setChosen] = useState<string>();
  const event = (chosen ?? events[0]) as EventName | undefined;
  return (
    <div class="actions">
      <select
        aria-label="Event of the test"
        value={event ?? ''}
        onInput={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {names.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <ActionButton
        call={{
          operation: 'sendTestWebhook',
          path: { endpointId: id },
          body: event === undefined ? {} : { event },
          merchant,
        }}
        done="The test event was sent"
        onDone={(delivery) => navigate(linkTo('webhooks', delivery.id, { merchant }))}
      >
        Send a test event
      </ActionButton>
    </div>
  );
}
