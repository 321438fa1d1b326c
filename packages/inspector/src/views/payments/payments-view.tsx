import type { BodyOf, ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { AdminForm, type Choice, type FieldSpec } from '../../components/form.tsx';
import { ListView } from '../../components/list-view.tsx';
import { DialogButton, MerchantNote, type Tab, Tabs } from '../../components/panels.tsx';
import { type Column, type ShortColumn, ShortTable } from '../../components/table.tsx';
import { Badge, Code, Data, Empty, formatCount, Money, NoData, Time } from '../../components/text.tsx';
import { minorUnits, paymentStatuses } from '../../generated/values.ts';
import { currentMerchant } from '../../state/merchants.ts';
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
  const merchant = currentMerchant.value;
  const list = filteredList('payments', filterFields);
  const search = list.filter.text.trim();
  // Anyone can write an address, so its status can be unknown.
  const status = paymentStatuses.find((each) => each === list.filter.status);
  const query = { ...(search === '' ? {} : { search }), ...(status === undefined ? {} : { status }) };
  const { rows, error, loadMore } = useList({ operation: 'listPayments', query, merchant });
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
const serverDefault = { value: '', label: 'Default of the server' };
const currencies: readonly Choice[] = [serverDefault, ...Object.keys(minorUnits)];
const amountFields: readonly FieldSpec[] = [
  { path: 'amount.value', label: 'Amount', kind: 'amount', hint: '' },
  { path: 'amount.currency', label: 'Currency', choices: currencies, hint: '' },
];
const description: FieldSpec = {
  path: 'description',
  label: 'Description',
  placeholder: serverDefault.label,
  hint: '',
};

/** Creates a payment, as a program would with the payments API. */
function CreatePaymentForm() {
  const outcomes = useResource({ operation: 'listOutcomes' }).data ?? [];
  const outcomeChoices = outcomes.map(({ token, message, status }) => ({
    value: token,
    label: `${status}: ${message} (${token})`,
  }));
  const cardFields: readonly FieldSpec[] = [
    {
      path: 'payment_method.token',
      label: 'Outcome',
      hint: 'The token of the payment method selects it.',
      choices: [{ value: '', label: 'Success' }, ...outcomeChoices],
    },
    {
      path: 'payment_method.detail.card.capture',
      label: 'Authorize only',
      hint: 'The payment waits for a capture.',
      checkedValue: false,
    },
  ];
  const fieldsFor = ({ payment_method, workflow }: BodyOf<'createPayment'>): readonly FieldSpec[] => [
    ...amountFields,
    { path: 'merchant_order_id', label: 'Order id', placeholder: serverDefault.label, hint: '' },
    { path: 'country', label: 'Country', hint: '' },
    description,
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
    ...(workflow === undefined || workflow === 'DIRECT'
      ? []
      : [{ path: 'checkout.session', label: 'Checkout session', hint: 'Several payments can wait for one session.' }]),
    ...(payment_method?.type === bankTransfer ? [] : cardFields),
  ];
  /** A bank transfer has no token and no card. A card without a token is that of the first outcome, success. */
  const complete = (body: BodyOf<'createPayment'>): BodyOf<'createPayment'> => {
    const { payment_method: method, ...others } = body;
    if (method === undefined) return body;
    if (method.type === bankTransfer) return { ...others, payment_method: { type: bankTransfer } };
    return { ...others, payment_method: { token: outcomes[0]?.token ?? '', ...method } };
  };
  return (
    <AdminForm
      call={{ operation: 'createPayment', merchant: currentMerchant.value }}
      fields={fieldsFor}
      complete={complete}
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
  const merchant = currentMerchant.value;
  const { data, error } = useResource({ operation: 'listTransfers', merchant });
  const shown = data?.slice(-maxShown).reverse() ?? [];
  const count = data?.length ?? 0;
  const total = formatCount(count, 'transfer');
  return (
    <div class="view">
      <div class="bar row">
        <span class="quiet">
          Webhooks about them go to the <a href={linkTo('webhooks', undefined, { merchant })}>merchant base URL</a>.
        </span>
        <div class="row end">
          <span class="quiet" role="status">
            {data === undefined ? '' : count > maxShown ? `Newest ${maxShown} of ${total}` : total}
          </span>
          <DialogButton label="Announce a transfer" isPrimary>
            <AdminForm
              call={{ operation: 'receiveTransfer', merchant }}
              fields={[...amountFields, description]}
              action="Announce"
              done="The transfer was announced"
              isDialog
            />
          </DialogButton>
        </div>
      </div>
      {data === undefined ? (
        <NoData error={error} />
      ) : data.length === 0 ? (
        <Empty title="No transfers yet">
          <p>Announce one: it is pending until you complete it.</p>
        </Empty>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it.
        <section class="transfers fill" tabIndex={0} aria-label="Incoming transfers">
          <ShortTable columns={transferColumns} rows={shown} keyOf={({ id }) => id} />
        </section>
      )}
    </div>
  );
}

type Transfer = ResultOf<'listTransfers'>[number];

const transferColumns: readonly ShortColumn<Transfer>[] = [
  {
    title: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'COMPLETED' ? 'good' : 'info'}>
        <Data text={status} />
      </Badge>
    ),
  },
  {
    title: 'Amount',
    cell: ({ amount }) =>
      typeof amount?.value === 'number' ? <Money value={amount.value} currency={amount.currency ?? ''} /> : null,
  },
  { title: 'Description', cell: ({ description }) => <Data text={description ?? ''} /> },
  { title: 'Sender', cell: ({ sender }) => <Data text={sender?.account_name ?? ''} /> },
  { title: 'Transfer', cell: ({ id }) => <Code text={id} /> },
  { title: 'Created', cell: ({ created_at }) => (created_at ? <Time at={created_at} /> : null) },
  { title: 'Next', cell: ({ id, status }) => <CompleteButton transferId={id} isCompleted={status === 'COMPLETED'} /> },
];

function CompleteButton({ transferId, isCompleted }: { transferId: string; isCompleted: boolean }) {
  return (
    <ActionButton
      call={{ operation: 'completeTransfer', path: { transferId }, merchant: currentMerchant.value }}
      done="The transfer was completed"
      disabledReason={isCompleted ? 'The transfer is completed' : undefined}
      hasHint={!isCompleted}
    >
      Complete
    </ActionButton>
  );
}
