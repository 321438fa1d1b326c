import { isNotFound } from '../../api/admin-call.ts';
import { useResource } from '../../state/resource.ts';
import { linkTo } from '../../state/router.ts';

/** What caused a delivery about a payment: a request, a call of the admin API, the clock, or a test. */
export function DeliveryCause({
  deliveryId,
  paymentId,
  merchant,
}: {
  readonly deliveryId: string;
  readonly paymentId: string;
  readonly merchant: string | undefined;
}) {
  const { data, error } = useResource({ operation: 'getPaymentTimeline', path: { paymentId }, merchant });
  if (isNotFound(error)) return <>a test event: the payment does not exist</>;
  if (data === undefined) return <span class="quiet">…</span>;
  const events = data.events.filter((each) => each.kind === 'transaction' || each.kind === 'request');
  const cause = events.find(({ deliveries }) => deliveries.includes(deliveryId));
  const move = cause?.kind === 'transaction' ? cause : undefined;
  const request = cause?.kind === 'request' ? cause.number : cause?.request;
  if (request !== undefined) {
    return (
      <a href={linkTo('requests', `number-${request}`, { merchant })}>
        request {request}
        {cause?.kind === 'request' ? ` (${cause.operation})` : ` (${move?.transition})`}
      </a>
    );
  }
  if (move === undefined) return <>an earlier change of the payment</>;
  return (
    <>
      {move.cause === 'clock' ? 'a deadline on the clock' : move.cause === 'control' ? 'the admin API' : 'a request'} (
      {move.transition})
    </>
  );
}
