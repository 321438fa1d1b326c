import type { ComponentType } from 'preact';
import { ActionButton } from '../../components/actions.tsx';
import { AdminForm } from '../../components/form.tsx';
import { ListView } from '../../components/list-view.tsx';
import { MerchantNote, RecordLink, type Tab, Tabs } from '../../components/panels.tsx';
import type { Column } from '../../components/table.tsx';
import { AttemptResult, Data, Empty, NoData, Time } from '../../components/text.tsx';
import { currentMerchant } from '../../state/merchants.ts';
import { useList, useResource } from '../../state/resource.ts';
import { type Filter, filteredList, route } from '../../state/router.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import {
  AddInboxButton,
  DeliveryStatusBadge,
  deliveryStatuses,
  EndpointsSection,
  endpointName,
  NoEndpoint,
  useEventNames,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookEndpoint,
} from './endpoints.tsx';

interface Section extends Tab {
  readonly Content: ComponentType;
}

/** The sections of the view. An id in the address that names no section is the id of a delivery. */
const deliveries: Section = { title: 'Deliveries', Content: DeliveriesSection };
const sections: readonly Section[] = [
  deliveries,
  { id: 'endpoints', title: 'Endpoints', Content: EndpointsSection },
  { id: 'chaos', title: 'Chaos', Content: ChaosForm },
];

/** The view of the webhooks of one merchant: deliveries, endpoints and chaos. */
export function WebhooksView() {
  const section = sections.find(({ id }) => id === route.value.id) ?? deliveries;
  return (
    <div class="view">
      <div class="bar row">
        <Tabs label="Webhooks" view="webhooks" tabs={sections} current={section} />
        <MerchantNote />
      </div>
      <ChaosNotice />
      <div class="fill">
        <section.Content key={currentMerchant.value} />
      </div>
    </div>
  );
}

/** `endpoint` and `payment` are ids. */
const filterFields = ['event', 'status', 'endpoint', 'payment'] as const;
type DeliveryFilter = Filter<(typeof filterFields)[number]>;

/** The live list of deliveries, and beside it the one that is open. */
function DeliveriesSection() {
  const { data: known } = useResource({ operation: 'listWebhookEndpoints' });
  const endpoints = known ?? [];
  const deliveryId = route.value.id;
  const list = filteredList('webhooks', filterFields);
  const { filter } = list;
  const { rows, error, loadMore } = useList({ operation: 'listDeliveries', query: queryOf(filter) });
  const names = endpoints.map((each) => ({ value: each.id, label: endpointName(each) }));
  return (
    <ListView
      one="delivery"
      many="deliveries"
      list={list}
      fields={{
        event: { label: 'Event', choices: useEventNames() },
        status: { label: 'Status', choices: Object.keys(deliveryStatuses) },
        endpoint: { label: 'Endpoint', choices: names },
        payment: { label: 'Payment id' },
      }}
      columns={createColumns(endpoints)}
      rows={rows}
      error={error}
      loadMore={loadMore}
      keyOf={({ id }) => id}
      actions={
        <>
          <ActionButton
            call={{ operation: 'resendDelivery', path: { deliveryId: 'failed' } }}
            done="Every failed delivery was sent again"
            question={{
              title: 'Send every failed delivery again?',
              text: 'Each delivery of the merchant whose latest attempt failed gets one more attempt now. The filter does not limit it.',
            }}
            hasHint={false}
          >
            Resend every failed one
          </ActionButton>
          <ActionButton
            call={{ operation: 'flushWebhooks' }}
            done="Every pending delivery has finished"
            question={{
              title: 'Make every pending attempt now?',
              text: 'The mock server makes the remaining attempts of every pending delivery, without waiting. The clock does not move.',
            }}
            hasHint={false}
          >
            Finish the pending ones
          </ActionButton>
        </>
      }
      empty={<NoDeliveries hasEndpoint={known?.length !== 0} />}
      open={
        deliveryId === undefined
          ? undefined
          : {
              title: 'Delivery',
              key: deliveryId,
              content: <DeliveryDetails key={deliveryId} deliveryId={deliveryId} endpoints={endpoints} />,
            }
      }
    />
  );
}

/** Returns the filter as the admin API reads it. */
function queryOf({ event, status, endpoint, payment }: DeliveryFilter): object {
  const query = { event, status, endpointId: endpoint, paymentId: payment.trim() };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function NoDeliveries({ hasEndpoint }: { hasEndpoint: boolean }) {
  if (!hasEndpoint) {
    return (
      <NoEndpoint>
        <AddInboxButton />
      </NoEndpoint>
    );
  }
  return (
    <Empty title="No deliveries yet">
      <p>A payment that changes sends events to the endpoints. You can also send a test event.</p>
    </Empty>
  );
}

function createColumns(endpoints: readonly WebhookEndpoint[]): readonly Column<WebhookDelivery>[] {
  const names = new Map(endpoints.map((each) => [each.id, endpointName(each)]));
  return [
    { id: 'status', title: 'Status', cell: ({ status }) => <DeliveryStatusBadge status={status} /> },
    { id: 'event', title: 'Event', cell: ({ event }) => event },
    { id: 'marks', title: 'Last attempt', cell: ({ attempts }) => <LastAttempt attempt={attempts.at(-1)} /> },
    { id: 'subject', title: 'Order', cell: (delivery) => <Data text={subjectOf(delivery)} /> },
    {
      id: 'url',
      title: 'Endpoint',
      isOptional: true,
      cell: ({ endpointId, url }) => <Data text={names.get(endpointId) ?? url} />,
    },
    { id: 'attempts', title: 'Attempts', isOptional: true, cell: ({ attempts }) => attempts.length },
    {
      id: 'time',
      title: 'Time',
      // Before the first attempt, the time at which it is due.
      cell: ({ attempts, nextAttemptAt: due }) => <Time at={attempts.at(-1)?.at ?? due ?? ''} />,
    },
  ];
}

function LastAttempt({ attempt }: { attempt: WebhookAttempt | undefined }) {
  if (attempt === undefined) return <span class="quiet">waits</span>;
  return <AttemptResult {...attempt} responseStatus={attempt.response?.status} />;
}

/** The order or the transfer in the event; the payment before the first attempt. Chaos can change the body. */
function subjectOf({ attempts, paymentId = '' }: WebhookDelivery): string {
  try {
    const event = Object(JSON.parse(attempts.at(-1)?.request.body ?? ''));
    return String(event.data?.payment?.merchant_order_id ?? event.id ?? paymentId);
  } catch {
    return paymentId;
  }
}

/** Says in every section that the mock server disturbs deliveries on purpose. */
function ChaosNotice() {
  const { data = {} } = useResource({ operation: 'getWebhookChaos' });
  const active = Object.entries(data).flatMap(([name, value]) => (value === 0 ? [] : `${name} ${value}`));
  if (active.length === 0) return null;
  return (
    <div class="warning notice row" role="status">
      <span>
        <strong>Chaos is on:</strong> <bdi>{active.join(', ')}</bdi>. The mock server disturbs deliveries on purpose.
      </span>
      <RecordLink view="webhooks" id="chaos">
        Settings
      </RecordLink>
      <ActionButton call={{ operation: 'setWebhookChaos', body: {} }} done="The chaos is off" hasHint={false}>
        Stop the chaos
      </ActionButton>
    </div>
  );
}

/** The form for the chaos: a slider for each probability, and the delay. */
function ChaosForm() {
  const { data: chaos, error } = useResource({ operation: 'getWebhookChaos' });
  if (chaos === undefined) return <NoData error={error} />;
  return (
    <div class="page">
      <section class="card stack">
        <h2>Chaos</h2>
        <p>Simulates what networks do to webhooks. Your receiver should cope with each of these.</p>
        <AdminForm
          key={JSON.stringify(chaos)}
          call={{ operation: 'setWebhookChaos' }}
          initial={chaos}
          action="Apply"
          done="The chaos was set"
        />
      </section>
    </div>
  );
}
