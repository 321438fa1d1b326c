import { useId, useState } from 'preact/hooks';
import type { BodyOf } from '../../api/admin-call.ts';
import { resolve } from '../../api/schema.ts';
import { ActionButton } from '../../components/actions.tsx';
import { AdminForm, type FieldSpec, Select, useBodySchema } from '../../components/form.tsx';
import { DialogButton } from '../../components/panels.tsx';
import { Badge, Data, Empty, type Tone } from '../../components/text.tsx';
import type { components } from '../../generated/admin-api.ts';
import { currentMerchant } from '../../state/merchants.ts';
import { linkTo, navigate } from '../../state/router.ts';

/** The endpoints of a merchant. */
export function EndpointsSection({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  return (
    <div class="page stack wide">
      <div class="row">
        <AddInboxButton />
        <AddEndpointButton />
        <MerchantBaseUrlButton isSet={endpoints.some(({ isMerchantBaseUrl }) => isMerchantBaseUrl)} />
      </div>
      {endpoints.length === 0 ? (
        <Empty title="No endpoint yet">
          <p>Add the URL of your receiver. Or add an inbox, and read the payloads here without a receiver.</p>
        </Empty>
      ) : (
        endpoints.map((endpoint) => <EndpointCard key={endpoint.id} endpoint={endpoint} />)
      )}
    </div>
  );
}

const targets = {
  url: 'URL',
  inbox: 'Inbox',
  receiver: 'Function',
} as const satisfies Record<WebhookEndpoint['target'], string>;

/** An endpoint with what can be done with it. */
function EndpointCard({ endpoint }: { endpoint: WebhookEndpoint }) {
  const merchant = currentMerchant.value;
  const { id, target, url, events, isMerchantBaseUrl, hasSecret, hasApiKey, hasApiSecret } = endpoint;
  const title = useId();
  return (
    <section class="card stack" aria-labelledby={title}>
      <h2 id={title} class="row">
        <Badge tone="info">{isMerchantBaseUrl ? 'Merchant base URL' : targets[target]}</Badge>
        <Data text={target === 'url' ? url : endpointName(endpoint)} />
      </h2>
      {target === 'inbox' ? (
        <p class="quiet">The mock server accepts every delivery with the status 200. Read the payloads here.</p>
      ) : null}
      <p class="row">
        <Badge tone={hasSecret ? 'good' : ''}>{hasSecret ? 'signed' : 'unsigned'}</Badge>
        {hasApiKey ? <Badge tone="good">x-api-key</Badge> : null}
        {hasApiSecret ? <Badge tone="good">x-secret</Badge> : null}
        <EventMarks events={events} />
      </p>
      <TestEvent endpoint={endpoint} />
      <div class="row">
        <a class="button" href={linkToDeliveries(id)}>
          Show its deliveries
        </a>
        <SetSecretButton endpoint={endpoint} />
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

function EventMarks({ events }: { events: string[] }) {
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
function TestEvent({ endpoint: { id, events } }: { endpoint: WebhookEndpoint }) {
  const merchant = currentMerchant.value;
  const names = useEventNames();
  const [chosen, setChosen] = useState<string>();
  const event = chosen ?? events[0];
  return (
    <div class="row">
      <Select aria-label="Event of the test" value={event ?? ''} choices={names} onInput={setChosen} />
      <ActionButton
        call={{
          operation: 'sendTestWebhook',
          path: { endpointId: id },
          body: { event } as BodyOf<'sendTestWebhook'>,
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

type Endpoint = BodyOf<'registerWebhookEndpoint'>;

/** Registers an inbox for every event: the mock server accepts the deliveries, and this view shows their payloads. */
export function AddInboxButton() {
  const merchant = currentMerchant.value;
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

const secretField: FieldSpec = {
  path: 'secret',
  label: 'Secret',
  kind: 'secret',
  hint: 'Signs the deliveries. Copy it now: the mock server never shows it again.',
};
/** What the mock server sends with each delivery. */
const credentials: readonly FieldSpec[] = [
  secretField,
  { path: 'apiKey', label: 'API key', kind: 'password' },
  { path: 'apiSecret', label: 'API secret', kind: 'password' },
];
const receivers: FieldSpec = {
  path: 'inbox',
  label: 'Receiver',
  hint: '',
  choices: [
    { value: '', label: 'A URL' },
    { value: true, label: 'Inbox: the mock server accepts the events' },
  ],
};

/** A button that opens the form for another endpoint. */
export function AddEndpointButton() {
  const url: FieldSpec = { path: 'url', label: 'URL', placeholder: 'http://127.0.0.1:3000/webhooks' };
  return (
    <DialogButton label="Add an endpoint">
      <AdminForm
        call={{ operation: 'registerWebhookEndpoint', merchant: currentMerchant.value }}
        fields={({ inbox }) => [
          receivers,
          ...(inbox ? [] : [url]),
          ...credentials,
          { path: 'events', label: 'Events' },
        ]}
        complete={withoutUnusedUrl}
        action="Add the endpoint"
        done="The endpoint receives events from now on"
        isDialog
      />
    </DialogButton>
  );
}

/** The user may have typed a URL before selecting the inbox. */
function withoutUnusedUrl(endpoint: Endpoint): Endpoint {
  const { url: _, ...others } = endpoint;
  return endpoint.inbox ? (others as Endpoint) : endpoint;
}

/** A button that sets where notifications of incoming transfers go. */
function MerchantBaseUrlButton({ isSet }: { isSet: boolean }) {
  return (
    <DialogButton label={isSet ? 'Change the merchant base URL' : 'Set the merchant base URL'}>
      <p class="quiet">Notifications of incoming bank transfers go to this URL.</p>
      <AdminForm
        call={{ operation: 'setMerchantBaseUrl', merchant: currentMerchant.value }}
        fields={[{ path: 'url', label: 'URL', placeholder: 'http://127.0.0.1:3000' }, ...credentials]}
        action="Set the URL"
        done="Notifications of transfers go to this URL"
        isDialog
      />
    </DialogButton>
  );
}

/**
 * A button that sets or rotates the secret of an endpoint.
 *
 * @param secret - The secret to start with.
 */
export function SetSecretButton({ endpoint, secret }: { endpoint: WebhookEndpoint; secret?: string | undefined }) {
  const { id, hasSecret } = endpoint;
  return (
    <DialogButton label={hasSecret ? 'Rotate the secret' : 'Set a secret'}>
      <AdminForm
        call={{ operation: 'setWebhookSecret', path: { endpointId: id }, merchant: currentMerchant.value }}
        {...(secret ? { initial: { secret } } : {})}
        fields={[secretField]}
        action="Save the secret"
        done="The next attempts are signed with this secret"
        isDialog
      />
    </DialogButton>
  );
}

/** Returns the names of every event. */
export function useEventNames(): readonly string[] {
  const { schema } = useBodySchema('sendTestWebhook');
  return (resolve(schema?.properties?.event ?? {}).enum ?? []).map(String);
}

/** Returns a short name of an endpoint. The page has to show it as data. */
export function endpointName({ target, url, id, isMerchantBaseUrl }: WebhookEndpoint): string {
  if (target === 'inbox') return `Inbox ${id.slice(0, 8)}`;
  if (target === 'receiver') return `Function ${id.slice(0, 8)}`;
  return isMerchantBaseUrl ? `${url} (merchant base URL)` : url;
}

/** Returns the address of the list of the deliveries to an endpoint. */
export function linkToDeliveries(endpoint: string): string {
  return linkTo('webhooks', undefined, { endpoint, merchant: currentMerchant.value });
}

export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookAttempt = components['schemas']['WebhookAttempt'];
export type DeliveryStatus = components['schemas']['DeliveryStatus'];
export type WebhookEndpoint = components['schemas']['ListedEndpoint'];

/** The status of a delivery in words. */
export const deliveryStatuses: Readonly<Record<DeliveryStatus, { readonly title: string; readonly tone: Tone }>> = {
  pending: { title: 'Attempts remain', tone: 'info' },
  delivered: { title: 'The endpoint accepted the event', tone: 'good' },
  rejected: { title: 'The endpoint responded with an error that is not retried', tone: 'bad' },
  exhausted: { title: 'Every attempt failed', tone: 'bad' },
};

/** The statuses after which the mock server makes no further attempt, although the endpoint did not accept the event. */
export const failedStatuses: readonly DeliveryStatus[] = ['rejected', 'exhausted'];

export function DeliveryStatusBadge({ status }: { status: DeliveryStatus }) {
  const { title, tone } = deliveryStatuses[status];
  return (
    <Badge tone={tone} title={title}>
      {status}
    </Badge>
  );
}
