import { useEffect, useState } from 'preact/hooks';
import { type AdminCall, send } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { CopyButton, downloadJson, JsonView } from '../../components/code.tsx';
import { AdminForm } from '../../components/form.tsx';
import { DialogButton, Disclosure } from '../../components/panels.tsx';
import { Button, Code, Data, DefinitionList, Empty, formatMoney, Money, NoData, Time } from '../../components/text.tsx';
import type { components } from '../../generated/admin-api.ts';
import { currentMerchant, forMerchant, merchants, selectMerchant } from '../../state/merchants.ts';
import { useResource } from '../../state/resource.ts';
import { linkTo } from '../../state/router.ts';
import { writePaymentTest } from './payment-test.ts';
import { type NextMove, PaymentStatus, PaymentsCall, type Timeline, TimelineView } from './timeline.tsx';

/** Everything about one payment. */
export function PaymentDetails({ paymentId }: { paymentId: string }) {
  const { data, error } = useResource({ operation: 'getPaymentTimeline', path: { paymentId } });
  const clock = useResource({ operation: 'getClock' });
  if (error?.status === 404) {
    return (
      <Empty title="The merchant has no such payment">
        <p>It belongs to another merchant, or a reset removed it.</p>
        <OtherMerchant search={paymentId} />
      </Empty>
    );
  }
  if (data === undefined) return <NoData error={error} />;
  return (
    <>
      <p class="payment-headline row">
        <span class="payment-total">
          <Money value={data.money.total} currency={data.money.currency} />
        </span>
        <PaymentStatus status={data.payment.status} subStatus={data.payment.sub_status} />
      </p>
      <NextMoves timeline={data} />
      <TimelineView timeline={data} clock={clock.data} />
      <MoneyBar money={data.money} />
      <Summary payment={data.payment} />
      <div class="row">
        <CopyButton text={() => paymentTest(data)} label="Copy as test" />
        <SaveScenarioButton query={{ paymentId }} />
      </div>
      {data.payment.transactions.some(({ type }) => type === 'CHARGEBACK') ? (
        <Disclosure title="Evidence of the merchant">
          <Evidence paymentId={paymentId} />
        </Disclosure>
      ) : null}
      <Disclosure title="The payment as JSON">
        <JsonView value={data.payment} label="JSON of the payment" />
      </Disclosure>
    </>
  );
}

/** Reads what the timeline does not have, and writes the test. */
async function paymentTest(timeline: Timeline): Promise<string> {
  const { id: paymentId, merchant_order_id: merchantOrderId } = timeline.payment;
  const [ofPayment, ofOrder, scenario, policies] = await Promise.all([
    send(forMerchant({ operation: 'listJournalEntries', query: { paymentId } })),
    send(forMerchant({ operation: 'listJournalEntries', query: { merchantOrderId } })),
    send(forMerchant({ operation: 'exportScenario', query: { paymentId } })),
    send({ operation: 'listPolicies' }),
  ]);
  return writePaymentTest({ timeline, entries: [...ofPayment, ...ofOrder], scenario, policies });
}

/** Saves payments and what happened to them as a file, which creates the same payments in another mock server. */
export function SaveScenarioButton({ query }: { query: AdminCall<'exportScenario'>['query'] }) {
  return (
    <ActionButton
      call={{ operation: 'exportScenario', query }}
      onDone={(scenario) => downloadJson('scenario.json', scenario)}
      // Above the list there is no room for it.
      hasHint={query?.paymentId !== undefined}
    >
      Save as a scenario
    </ActionButton>
  );
}

/** The most merchants to search. Each is a call. */
const maxSearched = 20;

/** Offers to switch to the first other merchant that has what the user looks for: a list never mixes two merchants. */
export function OtherMerchant({ search }: { search: string }) {
  const others = merchants.value
    .map(({ publicApiKey }) => publicApiKey)
    .filter((each) => each !== currentMerchant.value)
    .slice(0, maxSearched);
  const [found, setFound] = useState<string>();
  const look = async (signal: AbortSignal) => {
    setFound(undefined);
    for (const merchant of search === '' ? [] : others) {
      const { length } = await send({ operation: 'listPayments', query: { search, limit: 1 }, merchant }, signal);
      if (length > 0) return setFound(merchant);
    }
  };
  useEffect(() => {
    const stop = new AbortController();
    look(stop.signal).catch(() => setFound(undefined));
    return () => stop.abort();
  }, [search, others.join('\n')]);
  if (found === undefined) return null;
  return (
    <>
      <p>
        The merchant <Data text={found} /> has it.
      </p>
      <Button onClick={() => selectMerchant(found)}>Switch to this merchant</Button>
    </>
  );
}

function Summary({ payment }: Pick<Timeline, 'payment'>) {
  const merchant = currentMerchant.value;
  const { id, merchant_order_id, description, payment_method, checkout, workflow, country } = payment;
  return (
    <DefinitionList
      items={[
        [
          'Id',
          <span class="payment-id row">
            <Code text={id} />
            <CopyButton text={id} label="Copy the payment id" isSmall />
          </span>,
        ],
        ['Order', <Data text={merchant_order_id} />],
        ['Description', <Data text={description} />],
        ['Method', <Data text={`${payment_method.type}, ${workflow}, ${country}`} />],
        ['Session', checkout?.session && <Code text={checkout.session} />],
        ['Created', <Time at={payment.created_at} />],
        ['Merchant', <Data text={merchant ?? ''} />],
        [
          'Requests',
          <a href={linkTo('requests', undefined, { payment: id, merchant })}>Show the requests of this payment</a>,
        ],
      ]}
    />
  );
}

type PaymentMoney = components['schemas']['PaymentMoney'];

/** The amounts of a payment. An amount with a part is also a part of the bar. */
const amountsOf = ({ authorized, captured, refunded, chargedBack, disputed, capturable, refundable }: PaymentMoney) =>
  [
    { name: 'Authorized', value: authorized },
    { name: 'Captured', value: captured },
    { name: 'Remaining', value: Math.max(0, refundable - disputed), part: 'kept' },
    { name: 'In dispute', value: disputed, part: 'disputed' },
    { name: 'Refunded', value: refunded, part: 'refunded' },
    { name: 'Charged back', value: chargedBack, part: 'charged-back' },
    { name: 'Can be captured', value: capturable, part: 'capturable' },
  ] as const;

/** The amounts of a payment as a bar, and each as text: the colors only repeat the words. */
function MoneyBar({ money }: { money: PaymentMoney }) {
  const { currency, total } = money;
  const amounts = amountsOf(money);
  const parts = amounts.flatMap((each) => ('part' in each && each.value > 0 ? [each] : []));
  const text = amounts.map(({ name, value }) => `${name}: ${formatMoney(value, currency)}`).join(', ');
  return (
    <section class="section stack" aria-label="Money">
      <div class="money-bar" role="img" aria-label={`Of ${formatMoney(total, currency)}: ${text}`}>
        {parts.map(({ part, value }) => (
          <span key={part} class={`money-part money-${part}`} style={{ flexGrow: value / total }} />
        ))}
      </div>
      <dl class="columns money-amounts">
        {amounts.map(({ name, value, ...others }) => (
          <div key={name} class={value === 0 ? 'quiet' : ''}>
            <dt>
              {'part' in others ? <span class={`money-key money-${others.part}`} aria-hidden="true" /> : null}
              {name}
            </dt>
            <dd>
              <Money value={value} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The moves of the payment: a button for each possible one, and why the others are not possible. */
function NextMoves({ timeline: { payment, money, nextMoves, customerPage } }: { timeline: Timeline }) {
  const possible = nextMoves.filter(({ allowed }) => allowed);
  const others = nextMoves.filter(({ allowed }) => !allowed);
  return (
    <section class="section stack" aria-label="Next moves">
      <h3>What happens next</h3>
      {customerPage === undefined ? null : (
        <p class="row">
          <span>The payment waits for the customer.</span>
          <a href={`/__pay/payments/${encodeURIComponent(payment.id)}`} target="_blank" rel="noopener noreferrer">
            Open the customer's page
          </a>
          <CopyButton text={customerPage.url} label="Copy the address of the customer's page" isSmall />
        </p>
      )}
      <div class="row">
        {possible.length === 0 ? <p class="quiet">The payment is in a final state.</p> : null}
        {possible.map((move) => (
          <DialogButton key={move.action} label={move.action}>
            <MoveForm move={move} paymentId={payment.id} currency={money.currency} />
          </DialogButton>
        ))}
      </div>
      <Disclosure title={`${others.length} moves are not possible now`}>
        <DefinitionList items={others.map(({ action, reason = '' }) => [action, reason])} />
      </Disclosure>
    </section>
  );
}

interface MoveFormProps {
  readonly move: NextMove;
  readonly paymentId: string;
  readonly currency: string;
}

/** The form of a possible move, with the calls that make it. */
function MoveForm({
  move: { move, fields, optionalFields, control, call, maxAmount, ...words },
  ...payment
}: MoveFormProps) {
  const { paymentId, currency } = payment;
  const most = maxAmount === undefined ? {} : { hint: `At most ${formatMoney(maxAmount, currency)}` };
  return (
    <AdminForm
      call={{ operation: 'makeMove', path: { paymentId, move }, body: fields }}
      initial={control.body ?? {}}
      fields={optionalFields.map((path) => (path === 'amount' ? { path, ...most } : path))}
      action={words.action}
      done={words.done}
      isDialog
      summary={({ amount: value }) =>
        call && <PaymentsCall call={value ? { ...call, body: { ...call.body, amount: { currency, value } } } : call} />
      }
    />
  );
}

/** The evidence that was forwarded to the issuer. */
function Evidence({ paymentId }: { paymentId: string }) {
  const { data, error } = useResource({ operation: 'listForwardedEvidence', path: { paymentId } });
  return data === undefined ? <NoData error={error} /> : <JsonView value={data} label="evidence" />;
}
