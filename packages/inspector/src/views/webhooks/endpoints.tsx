import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { BodyOf } from '../../api/admin-call.ts';
import { resolve, useBodySchema } from '../../api/schema.ts';
import { ActionButton } from '../../components/actions.tsx';
import { AdminForm, type FieldSpec, Select } from '../../components/form.tsx';
import { DialogButton } from '../../components/panels.tsx';
import { Badge, Data, Empty, NoData, type Tone } from '../../components/text.tsx';
import type { components } from '../../generated/admin-api.ts';
import { currentMerchant } from '../../state/merchants.ts';
import { useResource } from '../../state/resource.ts';
import { linkTo, navigate } from '../../state/router.ts';

/** The endpoints of a merchant. */
export function EndpointsSection() {
  const { data: endpoints, error } = useResource({ operation: 'listWebhookEndpoints' });
  if (endpoints === undefined) return <NoData error={error} />;
  return (
    <div class="page stack wide">
      <div class="row">
        <AddInboxButton />
        <AddEndpointButton />
        <MerchantBaseUrlButton isSet={endpoints.some(({ isMerchantBaseUrl }) => isMerchantBaseUrl)} />
      </div>
      {endpoints.length === 0 ? <NoEndpoint /> : null}
      {endpoints.map((endpoint) => (
        <EndpointCard key={endpoint.id} endpoint={endpoint} />
      ))}
    </div>
  );
}

/** Says what an endpoint is for. */
export function NoEndpoint({ children }: { children?: ComponentChildren }) {
  return (
    <Empty title="No endpoint yet">
      <p>Add the URL of your receiver. Or add an inbox, and read the payloads here without a receiver.</p>
      {children}
    </Empty>
  );
}

/** An endpoint with what can be done with it. */
function EndpointCard({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, target, url, events, isMerchantBaseUrl, hasSecret, hasApiKey, hasApiSecret } = endpoint;
  const title = useId();
  return (
    <section class="card stack" aria-labelledby={title}>
      <h2 id={title} class="row">
        <Badge tone="info">{isMerchantBaseUrl ? 'Merchant base URL' : target}</Badge>
        <Data text={target === 'url' ? url : endpointName(endpoint)} />
      </h2>
      {target === 'inbox' ? (
        <p class="quiet">The mock server accepts every delivery with the status 200. Read the payloads here.</p>
      ) : null}
      <p class="row">
        <Badge tone={hasSecret ? 'good' : ''}>{hasSecret ? 'signed' : 'unsigned'}</Badge>
        {[
          hasApiKey && 'x-api-key',
          hasApiSecret && 'x-secret',
          ...(events.length === useEventNames().length ? ['every event'] : events),
        ].map((mark) => mark && <Badge key={mark}>{mark}</Badge>)}
      </p>
      <TestEvent endpoint={endpoint} />
      <div class="row">
        <a class="button" href={linkToDeliveries(id)}>
          Show its deliveries
        </a>
        <SetSecretButton endpoint={endpoint} />
        <ActionButton
          call={{ operation: 'removeWebhookEndpoint', path: { endpointId: id } }}
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

/** Sends an event with an invented payment, and opens its delivery. */
function TestEvent({ endpoint: { id, events } }: { endpoint: WebhookEndpoint }) {
  const [event, setEvent] = useState(events[0] ?? '');
  return (
    <div class="row">
      <Select aria-label="Event of the test" value={event} choices={useEventNames()} onInput={setEvent} />
      <ActionButton
        call={{
          operation: 'sendTestWebhook',
          path: { endpointId: id },
          body: { event } as BodyOf<'sendTestWebhook'>,
        }}
        done="The test event was sent"
        onDone={(delivery) => navigate(linkTo('webhooks', delivery.id, { merchant: currentMerchant.value }))}
      >
        Send a test event
      </ActionButton>
    </div>
  );
}

/** Registers an inbox for every event: the mock server accepts the deliveries, and this view shows their payloads. */
export function AddInboxButton() {
  const events = useEventNames() as NonNullable<BodyOf<'registerWebhookEndpoint'>['events']>;
  return (
    <ActionButton
      call={{ operation: 'registerWebhookEndpoint', body: { inbox: true, events } }}
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
/** Where the deliveries go, and what the mock server sends with each of them. */
const endpointFields: readonly FieldSpec[] = [
  { path: 'url', label: 'URL', placeholder: 'http://127.0.0.1:3000/webhooks' },
  secretField,
  { path: 'apiKey', label: 'API key', kind: 'password' },
  { path: 'apiSecret', label: 'API secret', kind: 'password' },
];

/** A button that opens the form for another endpoint. */
export function AddEndpointButton() {
  return (
    <DialogButton label="Add an endpoint">
      <AdminForm
        call={{ operation: 'registerWebhookEndpoint' }}
        fields={[...endpointFields, { path: 'events', label: 'Events' }]}
        action="Add the endpoint"
        done="The endpoint receives events from now on"
        isDialog
      />
    </DialogButton>
  );
}

/** A button that sets where notifications of incoming transfers go. */
function MerchantBaseUrlButton({ isSet }: { isSet: boolean }) {
  return (
    <DialogButton label={isSet ? 'Change the merchant base URL' : 'Set the merchant base URL'}>
      <p class="quiet">Notifications of incoming bank transfers go to this URL.</p>
      <AdminForm
        call={{ operation: 'setMerchantBaseUrl' }}
        fields={endpointFields}
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
export function SetSecretButton({ endpoint, secret = '' }: { endpoint: WebhookEndpoint; secret?: string | undefined }) {
  const { id, hasSecret } = endpoint;
  return (
    <DialogButton label={hasSecret ? 'Rotate the secret' : 'Set a secret'}>
      <AdminForm
        call={{ operation: 'setWebhookSecret', path: { endpointId: id } }}
        initial={{ secret }}
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
  const schema = useBodySchema('sendTestWebhook');
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

/** The statuses of a delivery, each with its tone. */
export const deliveryStatuses: Readonly<Record<DeliveryStatus, Tone>> = {
  pending: 'info',
  delivered: 'good',
  rejected: 'bad',
  exhausted: 'bad',
};

export function DeliveryStatusBadge({ status }: { status: DeliveryStatus }) {
  return <Badge tone={deliveryStatuses[status]}>{status}</Badge>;
}
