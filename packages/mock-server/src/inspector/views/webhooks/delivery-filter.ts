import { linkTo } from '../../state/router.ts';

/** What the list of deliveries shows. The address keeps it, so that a link and the back button restore it. */
export interface DeliveryFilter {
  readonly event: string;
  readonly status: string;
  /** The id of the endpoint. */
  readonly endpoint: string;
  /** The id of the payment. */
  readonly payment: string;
}

const fields = ['event', 'status', 'endpoint', 'payment'] as const;

/** Reads the filter from the query of the address. */
export function filterOf(query: URLSearchParams): DeliveryFilter {
  const [event, status, endpoint, payment] = fields.map((each) => query.get(each)?.trim() ?? '');
  return { event, status, endpoint, payment } as DeliveryFilter;
}

/** Whether any field is set. */
export function isFiltered(filter: DeliveryFilter): boolean {
  return fields.some((each) => filter[each] !== '');
}

/** Returns the address of the list with a filter, and with a delivery that is open. */
export function linkToDeliveries(
  filter: Partial<DeliveryFilter>,
  { id, merchant }: { readonly id?: string | undefined; readonly merchant?: string | undefined } = {},
): string {
  return linkTo('webhooks', id, {
    event: filter.event || undefined,
    status: filter.status || undefined,
    endpoint: filter.endpoint || undefined,
    payment: filter.payment || undefined,
    merchant,
  });
}

/** Returns the filter as the admin API reads it. */
export function queryOf({ event, status, endpoint, payment }: DeliveryFilter): object {
  return {
    ...(event === '' ? {} : { event }),
    ...(status === '' ? {} : { status }),
    ...(endpoint === '' ? {} : { endpointId: endpoint }),
    ...(payment === '' ? {} : { paymentId: payment }),
  };
}
