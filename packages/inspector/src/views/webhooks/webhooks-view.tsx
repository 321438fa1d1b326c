import { useState } from 'preact/hooks';
import { type ResultOf, send } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { AdminForm, formatProbability } from '../../components/form.tsx';
import { ListView } from '../../components/list-view.tsx';
import { confirm, MerchantNote, type Tab, Tabs } from '../../components/panels.tsx';
import type { Column } from '../../components/table.tsx';
import { AttemptResult, Button, Data, Empty, formatCount, NoData, Time } from '../../components/text.tsx';
import { currentMerchant } from '../../state/merchants.ts';
import { notify, notifyError } from '../../state/messages.ts';
import { useList, useResource } from '../../state/resource.ts';
import { type Filter, filteredList, linkTo, route } from '../../state/router.ts';
import { noteActivity } from '../../state/traffic.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import {
  AddEndpointButton,
  AddInboxButton,
  DeliveryStatusBadge,
  deliveryStatuses,
  EndpointsSection,
  endpointName,
  failedStatuses,
  useEventNames,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookEndpoint,
} from './endpoints.tsx';

/** The sections beside the deliveries. Any other id in the address is the id of a delivery. */
const deliveries: Tab = { title: 'Deliveries' };
const sections: readonly Tab[] = [deliveries, { id: 'endpoints', title: 'Endpoints' }, { id: 'chaos', title: 'Chaos' }];

/** The view of the webhooks of one merchant: deliveries, endpoints and chaos. */
export function WebhooksView() {
  const { id } = route.value;
  const merchant = currentMerchant.value;
  const endpoints = useResource({ operation: 'listWebhookEndpoints', merchant });
  const chaos = useResource({ operation: 'getWebhookChaos', merchant });
  const section = sections.find((each) => each.id === id) ?? deliveries;
  return (
    <div class="view">
      <div class="bar row">
        <Tabs label="Webhooks" view="webhooks" tabs={sections} current={section} />
        <MerchantNote />
      </div>
      {chaos.data === undefined ? null : <ChaosNotice chaos={chaos.data} />}
      <div class="fill">
        {section === deliveries ? (
          <DeliveriesSection deliveryId={id} endpoints={endpoints.data} />
        ) : section.id === 'endpoints' && endpoints.data !== undefined ? (
          <EndpointsSection endpoints={endpoints.data} key={merchant} />
        ) : section.id === 'chaos' && chaos.data !== undefined ? (
          <ChaosForm chaos={chaos.data} key={merchant} />
        ) : (
          <NoData error={section.id === 'chaos' ? chaos.error : endpoints.error} />
        )}
      </div>
    </div>
  );
}

/** `endpoint` and `payment` are ids. */
const filterFields = ['event', 'status', 'endpoint', 'payment'] as const;
type DeliveryFilter = Filter<(typeof filterFields)[number]>;

interface DeliveriesProps {
  readonly deliveryId: string | undefined;
  readonly endpoints: readonly WebhookEndpoint[] | undefined;
}

/** The live list of deliveries, and beside it the one that is open. */
function DeliveriesSection({ deliveryId, endpoints: known }: DeliveriesProps) {
  const endpoints = known ?? [];
  const merchant = currentMerchant.value;
  const list = filteredList('webhooks', filterFields);
  const { filter } = list;
  const { rows, error, loadMore } = useList({ operation: 'listDeliveries', query: queryOf(filter), merchant });
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
          <ResendFailedButton filter={filter} />
          <ActionButton
            call={{ operation: 'flushWebhooks', merchant }}
            done="Every pending attempt was made"
            hasHint={false}
          >
            Flush
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
              content: (
                <DeliveryDetails key={`${merchant} ${deliveryId}`} deliveryId={deliveryId} endpoints={endpoints} />
              ),
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
  if (hasEndpoint) {
    return (
      <Empty title="No deliveries yet">
        <p>A payment that changes sends events to the endpoints. You can also send a test event.</p>
      </Empty>
    );
  }
  return (
    <Empty title="No endpoint yet">
      <p>An inbox accepts every event without a receiver, so that you can read the payloads here.</p>
      <div class="row">
        <AddInboxButton />
        <AddEndpointButton />
      </div>
    </Empty>
  );
}

/** Makes one more attempt at each failed delivery that matches the filter. */
function ResendFailedButton({ filter }: { filter: DeliveryFilter }) {
  const merchant = currentMerchant.value;
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    const lists = failedStatuses.map((status) =>
      send({ operation: 'listDeliveries', query: { ...queryOf(filter), status }, merchant }),
    );
    const failed = (await Promise.all(lists)).flat();
    if (failed.length === 0) return notify('No failed delivery matches the filter');
    const isConfirmed = await confirm({
      title: `Send ${formatCount(failed.length, 'failed delivery', 'failed deliveries')} again?`,
      text: 'Each one gets one more attempt at once. The filter of the list limits which ones.',
      action: 'Resend',
    });
    if (!isConfirmed) return;
    // One after the other, so that a thousand deliveries do not open a thousand connections.
    for (const { id } of failed) await send({ operation: 'resendDelivery', path: { deliveryId: id }, merchant });
    const [count, were] = [formatCount(failed.length, 'delivery', 'deliveries'), failed.length === 1 ? 'was' : 'were'];
    notify(`${count} ${were} sent again`);
    noteActivity();
  };
  const click = async () => {
    if (isBusy) return;
    setBusy(true);
    await resend().catch((error: unknown) => notifyError('Resend the failed deliveries: not done', error));
    setBusy(false);
  };
  return (
    <Button
      onClick={click}
      aria-disabled={isBusy}
      title="Makes one more attempt at each rejected or exhausted delivery that matches the filter"
    >
      Resend failed
    </Button>
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

type WebhookChaos = ResultOf<'getWebhookChaos'>;

/** Returns the settings that have an effect, as text: `drop 30 %`. */
function describeChaos(chaos: WebhookChaos): string[] {
  return Object.entries(chaos)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => {
      if (name !== 'delay') return `${name} ${formatProbability(Number(value))}`;
      return `delay ${typeof value === 'number' ? `${value} ms` : value}`;
    });
}

/** Says in every section that the mock server disturbs deliveries on purpose. */
function ChaosNotice({ chaos }: { chaos: WebhookChaos }) {
  const merchant = currentMerchant.value;
  const active = describeChaos(chaos);
  if (active.length === 0) return null;
  return (
    <div class="warning notice row" role="status">
      <span>
        <strong>Chaos is on:</strong> <bdi>{active.join(', ')}</bdi>. The mock server disturbs deliveries on purpose.
      </span>
      <a href={linkTo('webhooks', 'chaos', { merchant: route.value.query.get('merchant') ?? undefined })}>Settings</a>
      <ActionButton call={{ operation: 'setWebhookChaos', body: {}, merchant }} done="The chaos is off" hasHint={false}>
        Stop the chaos
      </ActionButton>
    </div>
  );
}

/** The form for the chaos: a slider for each probability, and the delay. */
function ChaosForm({ chaos }: { chaos: WebhookChaos }) {
  return (
    <div class="page">
      <section class="card stack">
        <h2>Chaos</h2>
        <p>Simulates what networks do to webhooks. Your receiver should cope with each of these.</p>
        <AdminForm
          key={JSON.stringify(chaos)}
          call={{ operation: 'setWebhookChaos', merchant: currentMerchant.value }}
          initial={chaos}
          action="Apply"
          done="The chaos was set"
        />
      </section>
    </div>
  );
}
