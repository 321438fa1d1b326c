import { useEffect, useState } from 'preact/hooks';
import { type AdminCall, type ResultOf, send } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { CopyButton, downloadJson, JsonView } from '../../components/code.tsx';
import { AdminForm } from '../../components/form.tsx';
import { ShortTable } from '../../components/table.tsx';
import { Button, Code, Data, DefinitionList, Empty, formatMoney, Money, NoData, Time } from '../../components/text.tsx';
import type { components } from '../../generated/admin-api.ts';
import { paymentsOperations } from '../../generated/operations.ts';
import { currentMerchant, merchants, selectMerchant } from '../../state/merchants.ts';
import { useResource } from '../../state/resource.ts';
import { linkTo } from '../../state/router.ts';
import { writePaymentTest } from './payment-test.ts';
import {
  type NextMove,
  PaymentStatus,
  PaymentsCall,
  type SuggestedCall,
  type Timeline,
  TimelineView,
} from './timeline.tsx';

/** Everything about one payment. */
export function PaymentDetails({ paymentId }: { paymentId: string }) {
  const merchant = currentMerchant.value;
  const { data, error } = useResource({ operation: 'getPaymentTimeline', path: { paymentId }, merchant });
  const clock = useResource({ operation: 'getClock', merchant });
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
      <Summary timeline={data} />
      <section class="section stack" aria-label="Money">
        <MoneyBar money={data.money} />
      </section>
      <NextMoves timeline={data} />
      <Disputes timeline={data} />
      <TimelineView timeline={data} clock={clock.data} />
      <div class="row">
        <CopyButton text={() => paymentTest(data, merchant)} label="Copy as test" />
        <SaveScenarioButton query={{ paymentId }} />
      </div>
      <details>
        <summary>The payment as JSON</summary>
        <JsonView value={data.payment} label="JSON of the payment" />
      </details>
    </>
  );
}

/** Reads what the timeline does not have, and writes the test. */
async function paymentTest(timeline: Timeline, merchant: string | undefined): Promise<string> {
  const { id: paymentId, merchant_order_id: merchantOrderId } = timeline.payment;
  const [ofPayment, ofOrder, scenario, policies] = await Promise.all([
    send({ operation: 'listJournalEntries', query: { paymentId }, merchant }),
    send({ operation: 'listJournalEntries', query: { merchantOrderId }, merchant }),
    send({ operation: 'exportScenario', query: { paymentId }, merchant }),
    send({ operation: 'listPolicies' }),
  ]);
  return writePaymentTest({ timeline, entries: [...ofPayment, ...ofOrder], scenario, policies });
}

/** Saves payments and what happened to them as a file, which creates the same payments in another mock server. */
export function SaveScenarioButton({ query }: { query: AdminCall<'exportScenario'>['query'] }) {
  return (
    <ActionButton
      call={{ operation: 'exportScenario', query, merchant: currentMerchant.value }}
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

function Summary({ timeline: { payment, money } }: { timeline: Timeline }) {
  const merchant = currentMerchant.value;
  const { id, status, sub_status, merchant_order_id, description, payment_method, checkout } = payment;
  return (
    <>
      <p class="payment-headline row">
        <span class="payment-total">
          <Money value={money.total} currency={money.currency} />
        </span>
        <PaymentStatus status={status} subStatus={sub_status} />
      </p>
      <DefinitionList
        items={[
          [
            'Id',
            <span key="id" class="payment-id row">
              <Code text={id} />
              <CopyButton text={id} label="Copy the payment id" isSmall />
            </span>,
          ],
          ['Order', <Data key="order" text={merchant_order_id} />],
          ['Description', <Data key="description" text={description} />],
          ['Method', <Data key="method" text={`${payment_method.type}, ${payment.workflow}, ${payment.country}`} />],
          ['Session', checkout?.session ? <Code text={checkout.session} /> : undefined],
          ['Created', <Time key="created" at={payment.created_at} />],
          ['Merchant', <Data key="merchant" text={merchant ?? ''} />],
          [
            'Requests',
            <a key="requests" href={linkTo('requests', undefined, { payment: id, merchant })}>
              Show the requests of this payment
            </a>,
          ],
        ]}
      />
    </>
  );
}

type PaymentMoney = components['schemas']['PaymentMoney'];

/** The amounts of a payment as a bar, and each as text: the colors only repeat the words. */
function MoneyBar({ money }: { money: PaymentMoney }) {
  const { currency, disputed } = money;
  const kept = Math.max(0, money.refundable - disputed);
  // The parts from left to right.
  const parts = [
    ['kept', kept],
    ['disputed', disputed],
    ['refunded', money.refunded],
    ['charged-back', money.chargedBack],
    ['capturable', money.capturable],
  ] as const;
  const sum = parts.reduce((all, [, width]) => all + width, 0);
  const scale = Math.max(money.total, sum);
  const amounts: readonly (readonly [name: string, value: number, part?: string])[] = [
    ['Authorized', money.authorized],
    ['Captured', money.captured],
    ['Refunded', money.refunded, 'refunded'],
    ['Charged back', money.chargedBack, 'charged-back'],
    ['In dispute', disputed, 'disputed'],
    ['Can be captured', money.capturable, 'capturable'],
    ['Remaining', kept, 'kept'],
  ];
  const text = amounts.map(([name, value]) => `${name}: ${formatMoney(value, currency)}`).join(', ');
  return (
    <div class="stack">
      <div class="money-bar" role="img" aria-label={`Of ${formatMoney(money.total, currency)}: ${text}`}>
        {parts.map(([id, width]) =>
          width > 0 ? (
            <span key={id} class={`money-part money-${id}`} style={{ width: `${(width / scale) * 100}%` }} />
          ) : null,
        )}
      </div>
      <dl class="columns money-amounts">
        {amounts.map(([name, value, part]) => (
          <div key={name} class={value === 0 ? 'quiet' : ''}>
            <dt>
              {part === undefined ? null : <span class={`money-key money-${part}`} aria-hidden="true" />}
              {name}
            </dt>
            <dd>
              <Money value={value} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Every move of the payment: the possible ones as buttons with their calls, and the others with the reason. */
function NextMoves({ timeline }: { timeline: Timeline }) {
  const merchant = currentMerchant.value;
  const { payment, money, nextMoves, customerPage } = timeline;
  const possible = nextMoves.filter(({ allowed }) => allowed);
  const others = nextMoves.filter(({ allowed }) => !allowed);
  return (
    <section class="section stack" aria-label="Next moves">
      <h3>What happens next</h3>
      {customerPage === undefined ? null : (
        <>
          <p>
            The payment waits for the customer.{' '}
            <a href={`/__pay/payments/${encodeURIComponent(payment.id)}`} target="_blank" rel="noopener noreferrer">
              Open the customer's page
            </a>
          </p>
          <p class="payment-id row">
            <Code text={customerPage.url} />
            <CopyButton text={customerPage.url} label="Copy the address of the customer's page" isSmall />
          </p>
        </>
      )}
      {possible.length === 0 ? <p class="quiet">The payment is in a final state.</p> : null}
      <ul class="stack plain-list">
        {possible.map((move) => (
          <MoveForm
            // Another amount is another form: it starts with what is left.
            key={`${move.action} ${move.maxAmount}`}
            move={move}
            call={callOf(move, payment.id, merchant)}
            currency={money.currency}
          />
        ))}
      </ul>
      {reasonsOf(others).map(([reason, moves]) => (
        <div key={reason} class="stack">
          <p class="quiet">{reason}</p>
          <div class="row">
            {moves.map((move) => (
              <ActionButton
                key={move.action}
                call={callOf(move, payment.id, merchant)}
                done={move.done}
                disabledReason={reason}
                hasHint={false}
              >
                {move.action}
              </ActionButton>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

/** Groups the moves that are not possible: most have the same reason. */
function reasonsOf(moves: readonly NextMove[]): readonly (readonly [reason: string, moves: readonly NextMove[]])[] {
  const groups = new Map<string, NextMove[]>();
  for (const move of moves) {
    const reason = move.reason ?? 'The state does not allow it';
    groups.set(reason, [...(groups.get(reason) ?? []), move]);
  }
  return [...groups];
}

/** The call that makes the move. */
function callOf({ move, control }: NextMove, paymentId: string, merchant: string | undefined): AdminCall<'makeMove'> {
  return { operation: 'makeMove', path: { paymentId, move }, body: control.body, merchant };
}

/** A possible move: its fields, its button, and the calls that make it. */
function MoveForm({ move, call, currency }: { move: NextMove; call: AdminCall<'makeMove'>; currency: string }) {
  const { action, done, maxAmount } = move;
  const programCall = (value?: number) =>
    move.call === undefined ? null : <PaymentsCall call={withAmount(move.call, currency, value)} />;
  if (maxAmount === undefined) {
    return (
      <li class="box stack">
        <ActionButton call={call} done={done}>
          {action}
        </ActionButton>
        {programCall()}
      </li>
    );
  }
  const most = `At most ${formatMoney(maxAmount, currency)}`;
  return (
    <li class="box">
      <AdminForm
        call={call}
        initial={{ amount: maxAmount }}
        fields={[
          { path: 'amount', label: `${action}: amount`, kind: 'amount', currency, hint: most, placeholder: '' },
          ...(move.move === 'openChargeback'
            ? [{ path: 'reason', label: 'Reason of the cardholder', hint: '', placeholder: 'Optional' }]
            : []),
        ]}
        tone="plain"
        action={action}
        done={done}
        summary={(body) => programCall(body.amount)}
      />
    </li>
  );
}

/** The call of the payments API with the amount in the field. An empty field means the complete rest, as in the suggested call. */
function withAmount(call: SuggestedCall, currency: string, value: number | undefined): SuggestedCall {
  return value === undefined ? call : { ...call, body: { ...call.body, amount: { currency, value } } };
}

type Evidence = ResultOf<'listForwardedEvidence'>;

/** The chargebacks of the payment, each with the evidence against it. */
export function Disputes({ timeline: { payment, money, events } }: { timeline: Timeline }) {
  const merchant = currentMerchant.value;
  const chargebacks = payment.transactions.filter(({ type }) => type === 'CHARGEBACK');
  // The clock can stand still, so the time of the last change says too little.
  const changes = events.filter(
    (each) => each.kind === 'transaction' || (each.kind === 'request' && each.operation === 'submitDispute'),
  ).length;
  const hasDispute = chargebacks.length > 0;
  const [evidence, setEvidence] = useState<Evidence>();
  // Not with every request: evidence contains whole files.
  useEffect(() => {
    if (!hasDispute) return undefined;
    const stop = new AbortController();
    const call = { operation: 'listForwardedEvidence', path: { paymentId: payment.id }, merchant } as const;
    send(call, stop.signal).then(setEvidence, () => {
      // The timeline reports that the server does not respond.
    });
    return () => stop.abort();
  }, [payment.id, merchant, hasDispute, changes]);
  if (!hasDispute) return null;
  return (
    <section class="section stack" aria-label="Disputes">
      <h3>Disputes</h3>
      <ul class="stack plain-list">
        {chargebacks.map(({ id, status, amount, provider_data }) => (
          <li key={id} class="dispute stack">
            <p class="row">
              <strong>Chargeback</strong>
              <PaymentStatus status={status} />
              <Money value={amount} currency={money.currency} />
              {provider_data?.reason_description ? <Data text={provider_data.reason_description} /> : null}
            </p>
            <p class="payment-id row quiet">
              <Code text={id} />
              <CopyButton text={id} label="Copy the transaction id" isSmall />
            </p>
            <Files evidence={evidence?.filter(({ transaction_id }) => transaction_id === id)} />
            {status === 'CREATED' ? (
              <p>
                <PaymentsCall call={disputeCall(payment, id)} />
                <a href="/__mock/docs">Send it from the API reference</a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Files({ evidence }: { evidence: Evidence | undefined }) {
  const files = evidence?.flatMap(({ forwarded_at, evidence: items }) => items.map((item) => ({ forwarded_at, item })));
  if (files === undefined) return null;
  if (files.length === 0) return <p class="quiet">No evidence was submitted.</p>;
  return (
    <ShortTable
      caption="Evidence"
      rows={files.map((file, index) => ({ ...file, index }))}
      keyOf={({ forwarded_at, index }) => `${forwarded_at} ${index}`}
      columns={[
        { title: 'File', cell: ({ item }) => <Data text={item.file_name} /> },
        { title: 'Category', cell: ({ item }) => <Data text={item.content_category} /> },
        { title: 'Size', cell: ({ item }) => `${sizeOf(item.content).toLocaleString('en')} bytes` },
        { title: 'Forwarded', cell: ({ forwarded_at }) => <Time at={forwarded_at} /> },
      ]}
    />
  );
}

/** The number of bytes that a base64 text stands for. */
function sizeOf(base64: string): number {
  return Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
}

/** The smallest PDF file that the service accepts, as an example. */
const examplePdf = 'JVBERi0xLjQKJSVFT0YK';

/** The call that submits evidence against a chargeback. */
function disputeCall({ id, account_id }: Timeline['payment'], transactionId: string): SuggestedCall {
  const { method, path } = paymentsOperations.submitDispute;
  return {
    operation: 'submitDispute',
    method,
    path: path
      .replace('{payment_id}', encodeURIComponent(id))
      .replace('{transaction_id}', encodeURIComponent(transactionId)),
    body: {
      account_id,
      evidence: [
        {
          content_type: 'application/pdf',
          file_name: 'delivery-note.pdf',
          content_category: 'PROOF_OF_DELIVERY',
          content: examplePdf,
        },
      ],
    },
  };
}
