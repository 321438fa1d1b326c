import { ActionButton } from '../../components/admin-call.tsx';
import { Badge } from '../../components/badge.tsx';
import { Data } from '../../components/data.tsx';
import { DefinitionList } from '../../components/definition-list.tsx';
import { Empty, LoadError } from '../../components/empty.tsx';
import { formatRelative, Time } from '../../components/time.tsx';
import { useResource } from '../../state/resource.ts';
import { linkTo } from '../../state/router.ts';
import { AttemptView } from './attempt-view.tsx';
import { DeliveryCause } from './delivery-cause.tsx';
import { linkToDeliveries } from './delivery-filter.ts';
import { DeliveryStatusBadge, type WebhookDelivery, type WebhookEndpoint } from './delivery-status.tsx';
import { endpointName } from './endpoint-name.ts';
import { SignatureCheck } from './signature-check.tsx';
import { useMerchantTime } from './use-merchant-time.ts';

/** Everything about one delivery. */
export function DeliveryDetails({
  deliveryId,
  endpoints,
  merchant,
}: {
  readonly deliveryId: string;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly merchant: string | undefined;
}) {
  const { data, error } = useResource(
    merchant === undefined ? undefined : { operation: 'getDelivery', path: { deliveryId }, merchant },
  );
  if (error !== undefined) return <LoadError error={error} />;
  if (data === undefined) return <Empty title="Loading…" />;
  const endpoint = endpoints.find(({ id }) => id === data.endpointId);
  // Without a signature, there is nothing to explain. A receiver that refuses may expect one.
  const isAcceptedUnsigned = endpoint?.hasSecret === false && data.status === 'delivered';
  // The latest one first.
  const attempts = data.attempts.map((attempt, index) => ({ attempt, index })).reverse();
  return (
    <>
      <p class="delivery-line">
        <DeliveryStatusBadge status={data.status} />
        <strong>{data.event}</strong>
        {endpoint?.hasSecret === false ? (
          <Badge title="The endpoint has no secret, so its deliveries have no signature">unsigned</Badge>
        ) : null}
      </p>
      <div class="actions">
        <ActionButton
          call={{ operation: 'resendDelivery', path: { deliveryId }, merchant }}
          done="The delivery was sent again"
          tone={data.status === 'delivered' ? 'plain' : 'primary'}
        >
          Resend
        </ActionButton>
      </div>
      <Facts delivery={data} endpoint={endpoint} merchant={merchant} />
      {attempts.length === 0 || isAcceptedUnsigned ? null : (
        <SignatureCheck delivery={data} endpoint={endpoint} merchant={merchant} />
      )}
      <section class="delivery-attempts">
        <h3>
          {data.attempts.length} {data.attempts.length === 1 ? 'attempt' : 'attempts'}
        </h3>
        {attempts.map(({ attempt, index }, position) => (
          // Chaos can send an attempt twice with the same number.
          <AttemptView key={index} attempt={attempt} isOpen={position === 0} />
        ))}
      </section>
    </>
  );
}

function Facts({
  delivery: { id, event, url, endpointId, paymentId, nextAttemptAt },
  endpoint,
  merchant,
}: {
  readonly delivery: WebhookDelivery;
  readonly endpoint: WebhookEndpoint | undefined;
  readonly merchant: string | undefined;
}) {
  return (
    <DefinitionList
      items={[
        ['Delivery', <Data key="id" text={id} />],
        [
          'Endpoint',
          <span key="endpoint">
            <a
              href={linkToDeliveries({ endpoint: endpointId }, { merchant })}
              title="Show the deliveries of this endpoint"
            >
              <Data text={endpoint === undefined ? url : endpointName(endpoint)} />
            </a>
            {endpoint === undefined ? ' (removed)' : ''}
          </span>,
        ],
        [
          'Payment',
          paymentId === undefined ? undefined : (
            <a key="payment" href={linkTo('payments', paymentId, { merchant })}>
              <Data text={paymentId} />
            </a>
          ),
        ],
        [
          'Caused by',
          paymentId === undefined ? (
            'an incoming transfer'
          ) : (
            <DeliveryCause key={event} deliveryId={id} paymentId={paymentId} merchant={merchant} />
          ),
        ],
        ['Next attempt', nextAttemptAt === undefined ? 'none' : <NextAttempt at={nextAttemptAt} merchant={merchant} />],
      ]}
    />
  );
}

/** When the next attempt is due. A clock that stands still must be moved first. */
function NextAttempt({ at, merchant }: { readonly at: string; readonly merchant: string | undefined }) {
  const time = useMerchantTime(merchant);
  if (time === undefined) return <Time at={at} />;
  return (
    <span class="next-attempt">
      {formatRelative(Date.parse(at) - time.now)}, at <Time at={at} />
      {time.isVirtual ? (
        <>
          . The clock stands still: <a href={linkTo('server', 'clock', { merchant })}>move it</a>, or flush.
        </>
      ) : null}
    </span>
  );
}
