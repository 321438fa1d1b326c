import { useRef, useState } from 'preact/hooks';
import { DetailsPanel } from '../../components/details-panel.tsx';
import { Empty, LoadError } from '../../components/empty.tsx';
import { useResource } from '../../state/resource.ts';
import { navigate, replaceRoute, route } from '../../state/router.ts';
import { AddInboxButton } from './add-inbox-button.tsx';
import { DeliveryDetails } from './delivery-details.tsx';
import { type DeliveryFilter, filterOf, isFiltered, linkToDeliveries, queryOf } from './delivery-filter.ts';
import { DeliveryList } from './delivery-list.tsx';
import { type DeliveryRow, toRows } from './delivery-row.ts';
import type { WebhookEndpoint } from './delivery-status.tsx';
import { DeliveryToolbar } from './delivery-toolbar.tsx';
import { AddEndpointButton } from './endpoint-form.tsx';

/** The number of deliveries that one click adds. */
const pageSize = 100;

/** The live list of deliveries, and beside it the one that is open. */
export function DeliveriesSection({
  deliveryId,
  endpoints,
  merchant,
}: {
  readonly deliveryId: string | undefined;
  readonly endpoints: readonly WebhookEndpoint[] | undefined;
  readonly merchant: string | undefined;
}) {
  const { query } = route.value;
  const filter = filterOf(query);
  const [limit, setLimit] = useState(pageSize);
  const { data, error, isLoading } = useResource(
    merchant === undefined
      ? undefined
      : { operation: 'listDeliveries', query: { ...queryOf(filter), sort: 'newest', limit }, merchant },
  );
  const cache = useRef<readonly DeliveryRow[]>([]);
  // The list of the last filter stays until the next one has arrived.
  if (data !== undefined) cache.current = toRows(data, cache.current);
  const rows = cache.current;
  const linkWith = (id: string | undefined, changes: Partial<DeliveryFilter> = {}) =>
    linkToDeliveries({ ...filter, ...changes }, { id, merchant: query.get('merchant') ?? undefined });

  return (
    <div class={`split${deliveryId === undefined ? '' : ' has-details'}`}>
      <div class="split-list">
        <DeliveryToolbar
          filter={filter}
          endpoints={endpoints ?? []}
          merchant={merchant}
          summary={`${rows.length.toLocaleString('en')}${rows.length === limit ? ' newest' : ''} ${rows.length === 1 ? 'delivery' : 'deliveries'}`}
          onFilter={(changes) => {
            setLimit(pageSize);
            replaceRoute(linkWith(deliveryId, changes));
          }}
        />
        {error !== undefined ? (
          <LoadError error={error} />
        ) : rows.length > 0 ? (
          <DeliveryList
            rows={rows}
            endpoints={endpoints ?? []}
            selected={deliveryId}
            resetKey={JSON.stringify([filter, merchant])}
            onOpen={(id) => navigate(linkWith(id))}
          />
        ) : isLoading && data === undefined ? (
          <Empty title="Loading…" />
        ) : (
          <NoDeliveries isFiltered={isFiltered(filter)} endpoints={endpoints} merchant={merchant} />
        )}
        {rows.length === limit ? (
          <p class="webhooks-more">
            <button type="button" class="button" onClick={() => setLimit(limit + pageSize)}>
              Show {pageSize} more
            </button>
          </p>
        ) : null}
      </div>
      {deliveryId === undefined ? null : (
        <DetailsPanel
          title="Delivery"
          openKey={deliveryId}
          onClose={() => {
            navigate(linkWith(undefined));
            document.querySelector<HTMLElement>('.delivery-table')?.focus();
          }}
        >
          <DeliveryDetails
            key={`${merchant} ${deliveryId}`}
            deliveryId={deliveryId}
            endpoints={endpoints ?? []}
            merchant={merchant}
          />
        </DetailsPanel>
      )}
    </div>
  );
}

function NoDeliveries({
  isFiltered: hasFilter,
  endpoints,
  merchant,
}: {
  readonly isFiltered: boolean;
  readonly endpoints: readonly WebhookEndpoint[] | undefined;
  readonly merchant: string | undefined;
}) {
  if (hasFilter) return <Empty title="No delivery matches the filter" />;
  if (endpoints?.length !== 0) {
    return (
      <Empty title="No deliveries yet">
        <p>A payment that changes sends events to the endpoints. You can also send a test event.</p>
      </Empty>
    );
  }
  return (
    <Empty title="No endpoint yet">
      <p>An inbox accepts every event without a receiver, so that you can read the payloads here.</p>
      <div class="actions">
        <AddInboxButton merchant={merchant} />
        <AddEndpointButton merchant={merchant} />
      </div>
    </Empty>
  );
}
