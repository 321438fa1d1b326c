import { linkTo, route } from '../../state/router.ts';

/** What the list shows. The address holds it. */
export interface PaymentFilter {
  /** A part of the id, the order id or the description. */
  readonly text: string;
  readonly status: string;
}

/** Reads the filter in the address. */
export function currentFilter(): PaymentFilter {
  const { query } = route.value;
  return { text: query.get('text') ?? '', status: query.get('status') ?? '' };
}

/** Returns the link to a payment or the list, with the filter in the address and changes to it. */
export function paymentLink(id: string | undefined, changes: Partial<PaymentFilter> = {}): string {
  const { text, status } = { ...currentFilter(), ...changes };
  return linkTo('payments', id, {
    text: text || undefined,
    status: status || undefined,
    merchant: route.value.query.get('merchant') ?? undefined,
  });
}
