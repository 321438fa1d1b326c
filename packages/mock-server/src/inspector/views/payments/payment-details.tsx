import { JsonView } from '../../components/code-block.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Data } from '../../components/data.tsx';
import { DefinitionList } from '../../components/definition-list.tsx';
import { Empty, LoadError } from '../../components/empty.tsx';
import { Money } from '../../components/money.tsx';
import { MoneyBar } from '../../components/money-bar.tsx';
import { Time } from '../../components/time.tsx';
import { useResource } from '../../state/resource.ts';
import { linkTo } from '../../state/router.ts';
import { Disputes } from './disputes.tsx';
import { NextMoves } from './next-moves.tsx';
import { PaymentStatus } from './payment-status.tsx';
import type { Timeline } from './timeline.ts';
import { TimelineView } from './timeline-view.tsx';
import { useRefresh } from './use-refresh.ts';

/** Everything about one payment. */
export function PaymentDetails({
  paymentId,
  merchant,
}: {
  readonly paymentId: string;
  readonly merchant: string | undefined;
}) {
  const path = { paymentId };
  const { data, error, reload } = useResource(
    merchant === undefined ? undefined : { operation: 'getPaymentTimeline', path, merchant },
  );
  const clock = useResource(merchant === undefined ? undefined : { operation: 'getClock', merchant });
  useRefresh(() => {
    reload();
    clock.reload();
  });
  if (error?.status === 404) {
    return (
      <Empty title="The merchant has no such payment">
        <p>It belongs to another merchant, or a reset removed it.</p>
      </Empty>
    );
  }
  if (error !== undefined) return <LoadError error={error} />;
  if (data === undefined || merchant === undefined) return <p class="quiet">Loading…</p>;
  return (
    <>
      <Summary timeline={data} merchant={merchant} />
      <section class="payment-section" aria-label="Money">
        <MoneyBar money={data.money} />
      </section>
      <NextMoves timeline={data} merchant={merchant} />
      <Disputes timeline={data} merchant={merchant} />
      <TimelineView timeline={data} clock={clock.data} merchant={merchant} />
      <details class="payment-raw">
        <summary>The payment as JSON</summary>
        <JsonView value={data.payment} label="JSON of the payment" />
      </details>
    </>
  );
}

function Summary({
  timeline: { payment, money },
  merchant,
}: {
  readonly timeline: Timeline;
  readonly merchant: string;
}) {
  const { id, status, sub_status, merchant_order_id, description, payment_method, checkout } = payment;
  return (
    <>
      <p class="payment-headline">
        <span class="payment-total">
          <Money value={money.total} currency={money.currency} />
        </span>
        <PaymentStatus status={status} subStatus={sub_status} />
      </p>
      <DefinitionList
        items={[
          [
            'Id',
            <span key="id" class="payment-id">
              <code>
                <Data text={id} />
              </code>
              <CopyButton text={id} label="Copy the payment id" isSmall />
            </span>,
          ],
          ['Order', <Data key="order" text={merchant_order_id} />],
          ['Description', <Data key="description" text={description} />],
          ['Method', <Data key="method" text={`${payment_method.type}, ${payment.workflow}, ${payment.country}`} />],
          [
            'Session',
            checkout?.session ? (
              <code>
                <Data text={checkout.session} />
              </code>
            ) : undefined,
          ],
          ['Created', <Time key="created" at={payment.created_at} />],
          ['Merchant', <Data key="merchant" text={merchant} />],
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
