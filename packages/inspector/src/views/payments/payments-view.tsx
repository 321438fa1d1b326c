import type { ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { AdminForm, type FieldList } from '../../components/form.tsx';
import { ListView } from '../../components/list-view.tsx';
import { DialogButton, MerchantNote, type Tab, Tabs } from '../../components/panels.tsx';
import { type Column, type ShortColumn, ShortTable } from '../../components/table.tsx';
import { Code, Data, Empty, Money, NoData, Time } from '../../components/text.tsx';
import { minorUnits, paymentStatuses } from '../../generated/values.ts';
import { useList, useResource } from '../../state/resource.ts';
import { filteredList, linkTo, route } from '../../state/router.ts';
import { OtherMerchant, PaymentDetails, SaveScenarioButton } from './payment-details.tsx';
import { PaymentStatus } from './timeline.tsx';

/** No payment has the id `transfers`. */
const transfers: Tab = { title: 'Incoming transfers', id: 'transfers' };
const payments: Tab = { title: 'Payments' };

/** The payments of a merchant, and in a second tab the bank transfers that arrived. */
export function PaymentsView() {
  const { id } = route.value;
  const tab = id === transfers.id ? transfers : payments;
  return (
    <div class="payments view">
      <div class="bar row">
        <Tabs label="Money" view="payments" tabs={[payments, transfers]} current={tab} />
        <MerchantNote />
      </div>
      <div class="fill">{tab === transfers ? <TransfersTab /> : <PaymentsTab openId={id} />}</div>
    </div>
  );
}

/** `text` is a part of the id, the order id or the description. */
const filterFields = ['text', 'status'] as const;

const columns: readonly Column<ResultOf<'listPayments'>[number]>[] = [
  { id: 'status', title: 'Status', cell: ({ status }) => <PaymentStatus status={status} /> },
  { id: 'amount', title: 'Amount', cell: ({ amount }) => <Money {...amount} /> },
  { id: 'order', title: 'Order', cell: ({ merchant_order_id }) => <Data text={merchant_order_id} /> },
  { id: 'description', title: 'Description', isOptional: true, cell: ({ description }) => <Data text={description} /> },
  { id: 'id', title: 'Payment', isOptional: true, cell: ({ id }) => <Code text={id} /> },
  { id: 'time', title: 'Created', isOptional: true, cell: ({ created_at }) => <Time at={created_at} /> },
];

/** The list of payments, and beside it the open one. */
function PaymentsTab({ openId }: { openId: string | undefined }) {
  const list = filteredList('payments', filterFields);
  const search = list.filter.text.trim();
  // Anyone can write an address, so its status can be unknown.
  const status = paymentStatuses.find((each) => each === list.filter.status);
  const query = { ...(search === '' ? {} : { search }), ...(status === undefined ? {} : { status }) };
  const { rows, error, loadMore } = useList({ operation: 'listPayments', query });
  return (
    <ListView
      one="payment"
      many="payments"
      list={list}
      fields={{
        text: { label: 'Search by id, order id or description', placeholder: 'Id, order id, description' },
        status: { label: 'Status', choices: paymentStatuses },
      }}
      columns={columns}
      rows={rows}
      error={error}
      loadMore={loadMore}
      keyOf={({ id }) => id}
      actions={
        <>
          {rows?.length ? <SaveScenarioButton query={query} /> : null}
          <DialogButton label="Create a payment" isPrimary>
            <CreatePaymentForm />
          </DialogButton>
        </>
      }
      empty={
        <Empty title="No payments yet">
          <p>
            Send a request to <code>{location.origin}/v1/payments</code>, or create a payment here.
          </p>
        </Empty>
      }
      noMatch={<OtherMerchant search={search} />}
      open={
        openId === undefined
          ? undefined
          : { title: 'Payment', key: openId, content: <PaymentDetails paymentId={openId} key={openId} /> }
      }
    />
  );
}

const bankTransfer = 'BANK_TRANSFER';
const currencies = Object.keys(minorUnits);

/** Creates a payment, as a program would with the payments API. */
function CreatePaymentForm() {
  const { data: outcomes, error } = useResource({ operation: 'listOutcomes' });
  if (outcomes === undefined) return <NoData error={error} />;
  const cardFields: FieldList = [
    {
      path: 'payment_method.token',
      label: 'Outcome',
      isRequired: true,
      hint: 'The token of the payment method selects it.',
      choices: outcomes.map(({ token, message, status }) => ({
        value: token,
        label: `${status}: ${message} (${token})`,
      })),
    },
    {
      path: 'payment_method.detail.card.capture',
      label: 'Capture',
      hint: '',
      choices: [
        { value: '', label: 'At once' },
        { value: 'false', label: 'Later: authorize only' },
      ],
    },
  ];
  return (
    <AdminForm
      call={{ operation: 'createPayment' }}
      initial={{ payment_method: { token: outcomes[0]?.token ?? '' } }}
      fields={({ workflow, 'payment_method.type': type }) => [
        { path: 'amount.value', label: 'Amount', hint: '' },
        { path: 'amount.currency', label: 'Currency', choices: currencies, hint: '' },
        { path: 'merchant_order_id', label: 'Order id', hint: '' },
        { path: 'country', label: 'Country', hint: '' },
        { path: 'description', label: 'Description', hint: '' },
        {
          path: 'payment_method.type',
          label: 'Payment method',
          hint: '',
          choices: [
            { value: '', label: 'Card token' },
            { value: bankTransfer, label: 'Bank transfer' },
          ],
        },
        { path: 'workflow', label: 'Workflow', hint: '' },
        ...(workflow ? [{ path: 'checkout.session', hint: 'Several payments can wait for one session.' }] : []),
        ...(type === bankTransfer ? [] : cardFields),
      ]}
      action="Create"
      done="The payment was created"
      isDialog
      onDone={({ id }) => filteredList('payments', filterFields).open(id)}
    />
  );
}

/** The transfers that the page shows. A plain table of more would be slow. */
const maxShown = 200;

/** The bank transfers that arrived at the accounts of the merchant. */
function TransfersTab() {
  const { data, error } = useResource({ operation: 'listTransfers' });
  return (
    <div class="page stack wide">
      <div class="row between">
        <span class="quiet">
          Webhooks about them go to the <a href={linkTo('webhooks', 'endpoints')}>merchant base URL</a>.
        </span>
        <DialogButton label="Announce a transfer" isPrimary>
          <AdminForm
            call={{ operation: 'receiveTransfer' }}
            fields={['amount.value', { path: 'amount.currency', choices: currencies }, 'description']}
            action="Announce"
            done="The transfer was announced"
            isDialog
          />
        </DialogButton>
      </div>
      {data === undefined ? (
        <NoData error={error} />
      ) : data.length === 0 ? (
        <Empty title="No transfers yet">
          <p>Announce one: it is pending until you complete it.</p>
        </Empty>
      ) : (
        <section class="card" aria-label="Incoming transfers">
          <ShortTable columns={transferColumns} rows={data.slice(-maxShown).reverse()} keyOf={({ id }) => id} />
        </section>
      )}
      {(data?.length ?? 0) > maxShown ? <p class="quiet">These are the newest {maxShown}.</p> : null}
    </div>
  );
}

const transferColumns: readonly ShortColumn<ResultOf<'listTransfers'>[number]>[] = [
  { title: 'Status', cell: ({ status }) => <PaymentStatus status={status} /> },
  { title: 'Amount', cell: ({ amount }) => amount && <Data text={`${amount.value} ${amount.currency}`} /> },
  { title: 'Description', cell: ({ description }) => <Data text={description ?? ''} /> },
  { title: 'Sender', cell: ({ sender }) => <Data text={sender?.account_name ?? ''} /> },
  { title: 'Transfer', cell: ({ id }) => <Code text={id} /> },
  { title: 'Created', cell: ({ created_at }) => created_at && <Time at={created_at} /> },
  {
    title: 'Next',
    cell: ({ id, status }) => (
      <ActionButton
        call={{ operation: 'completeTransfer', path: { transferId: id } }}
        done="The transfer was completed"
        disabledReason={status === 'COMPLETED' ? 'The transfer is completed' : undefined}
        hasHint={status !== 'COMPLETED'}
      >
        Complete
      </ActionButton>
    ),
  },
];
