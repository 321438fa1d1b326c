import { useState } from 'preact/hooks';
import { Data } from '../../components/data.tsx';
import { DetailsPanel } from '../../components/details-panel.tsx';
import { Empty, LoadError } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { paymentStatuses } from '../../generated/values.ts';
import { merchants, selectedMerchant } from '../../state/merchants.ts';
import { navigate, replaceRoute } from '../../state/router.ts';
import { CreatePayment } from './create-payment.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { currentFilter, type PaymentFilter, paymentLink } from './payment-filter.ts';
import { PaymentList } from './payment-list.tsx';
import { type ListedPayments, usePayments } from './use-payments.ts';

/** The list of payments, and beside it the open one. */
export function PaymentsTab({
  merchant,
  openId,
}: {
  readonly merchant: string | undefined;
  readonly openId: string | undefined;
}) {
  const [isCreating, setCreating] = useState(false);
  const filter = currentFilter();
  const listed = usePayments(filter, merchant);
  const open = (id: string) => navigate(paymentLink(id));
  return (
    <div class={`split${openId === undefined ? '' : ' has-details'}`}>
      <div class="split-list">
        <Toolbar filter={filter} openId={openId} listed={listed} onCreate={() => setCreating(true)} />
        <OtherMerchants merchant={merchant} />
        {listed.error === undefined ? null : <LoadError error={listed.error} />}
        {listed.rows.length > 0 ? (
          <PaymentList
            rows={listed.rows}
            selected={openId}
            resetKey={JSON.stringify([filter, merchant])}
            onOpen={open}
          />
        ) : (
          <NoPayments filter={filter} listed={listed} onCreate={() => setCreating(true)} />
        )}
      </div>
      {openId === undefined ? null : (
        <DetailsPanel
          title="Payment"
          openKey={openId}
          onClose={() => {
            navigate(paymentLink(undefined));
            document.querySelector<HTMLElement>('.payment-table')?.focus();
          }}
        >
          <PaymentDetails paymentId={openId} merchant={merchant} key={openId} />
        </DetailsPanel>
      )}
      {isCreating ? (
        <CreatePayment
          merchant={merchant}
          onClose={() => setCreating(false)}
          onCreated={(id) => {
            setCreating(false);
            open(id);
          }}
        />
      ) : null}
    </div>
  );
}

function Toolbar({
  filter,
  openId,
  listed,
  onCreate,
}: {
  readonly filter: PaymentFilter;
  readonly openId: string | undefined;
  readonly listed: ListedPayments;
  onCreate(): void;
}) {
  const change = (changes: Partial<PaymentFilter>) => replaceRoute(paymentLink(openId, changes));
  return (
    <search class="toolbar" aria-label="Filter the payments">
      <input
        type="search"
        class="payment-search"
        aria-label="Search by id, order id or description"
        placeholder="Id, order id, description"
        value={filter.text}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <select
        aria-label="Status"
        value={filter.status}
        onInput={({ currentTarget }) => change({ status: currentTarget.value })}
      >
        <option value="">Every status</option>
        {paymentStatuses.map((status) => (
          <option key={status} value={status}>
            {status}
          </option>
        ))}
      </select>
      <div class="toolbar-end">
        <span class="quiet toolbar-summary" role="status">
          {summaryOf(listed)}
        </span>
        {listed.loadMore === undefined ? null : (
          <button type="button" class="button" onClick={listed.loadMore}>
            Load older
          </button>
        )}
        <button type="button" class="button button-primary" onClick={onCreate}>
          <Icon name="plus" />
          <span>Create a payment</span>
        </button>
      </div>
    </search>
  );
}

function summaryOf({ rows, loadMore, isLoading }: ListedPayments): string {
  if (isLoading) return 'Loading…';
  const count = rows.length.toLocaleString('en');
  if (loadMore !== undefined) return `Newest ${count}`;
  return `${count} ${rows.length === 1 ? 'payment' : 'payments'}`;
}

/** A payment belongs to one merchant, so the list cannot show all merchants. */
function OtherMerchants({ merchant }: { readonly merchant: string | undefined }) {
  if (merchant === undefined || selectedMerchant.value === merchant || merchants.value.length < 2) return null;
  return (
    <p class="payments-merchant quiet">
      Payments of the merchant{' '}
      <strong>
        <Data text={merchant} />
      </strong>
      . Select another merchant above.
    </p>
  );
}

function NoPayments({
  filter,
  listed,
  onCreate,
}: {
  readonly filter: PaymentFilter;
  readonly listed: ListedPayments;
  onCreate(): void;
}) {
  if (listed.isLoading || listed.error !== undefined) return null;
  if (filter.text !== '' || filter.status !== '') return <Empty title="No payment matches the filter" />;
  return (
    <Empty title="No payments yet">
      <p>
        Send a request to <code>{location.origin}/v1/payments</code>, or create a payment here.
      </p>
      <p>
        <button type="button" class="button" onClick={onCreate}>
          Create the first payment
        </button>
      </p>
    </Empty>
  );
}
