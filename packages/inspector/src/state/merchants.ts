import { computed, effect, signal, untracked } from '@preact/signals';
import { type AdminCall, type ResultOf, send } from '../api/admin-call.ts';
import { needsLogin, readStored, store } from '../api/session.ts';
import { type AdminOperationId, adminOperations } from '../generated/operations.ts';
import { linkTo, replaceRoute, route } from './router.ts';
import { requests, streamState } from './traffic.ts';

/** The merchants of the server. Empty until the first response. */
export const merchants = signal<ResultOf<'listMerchants'>>([]);

/** The public key of the merchant that the header selects; undefined for all merchants. */
export const selectedMerchant = signal(readStored('sessionStorage', 'merchant'));

/**
 * The merchant that calls of the current view apply to: the one in the address, or the selected one, or the default merchant. Undefined
 * until the server has named the default merchant.
 */
export const currentMerchant = computed(
  () =>
    route.value.query.get('merchant') ??
    selectedMerchant.value ??
    merchants.value.find(({ isDefault }) => isDefault)?.publicApiKey,
);

/** Adds the current merchant to a call that applies to one and names none. */
export function forMerchant<Id extends AdminOperationId>(call: AdminCall<Id>): AdminCall<Id> {
  return adminOperations[call.operation].isOfMerchant ? { merchant: currentMerchant.value, ...call } : call;
}

/** Selects a merchant; undefined selects all. A merchant in the address would win, so it goes. */
export function selectMerchant(publicApiKey: string | undefined): void {
  selectedMerchant.value = publicApiKey;
  store('sessionStorage', 'merchant', publicApiKey);
  const { view, id, query } = route.peek();
  replaceRoute(linkTo(view, id, { ...Object.fromEntries(query), merchant: undefined }));
}

export async function reloadMerchants(): Promise<void> {
  // The connection state and the login form report a failure.
  merchants.value = await send({ operation: 'listMerchants' }).catch(() => merchants.peek());
}

/** Changes when a merchant sends its first request. */
const sendingMerchants = computed(() => [...new Set(requests.value.map(({ merchant }) => merchant))].join('\n'));

/** Keeps the merchants up to date: after each connection, and when a request of another merchant arrives. */
export function followMerchants(): void {
  effect(() => {
    sendingMerchants.value;
    if (streamState.value === 'open' && !needsLogin.value) untracked(reloadMerchants);
  });
}
