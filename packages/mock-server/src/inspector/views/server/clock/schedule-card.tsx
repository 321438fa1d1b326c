import { useEffect } from 'preact/hooks';
import type { ResultOf } from '../../../api/admin-call.ts';
import { ActionButton, AdminCallHint } from '../../../components/admin-call.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Data } from '../../../components/data.tsx';
import { LoadError } from '../../../components/empty.tsx';
import { formatAbsolute, formatRelative } from '../../../components/time.tsx';
import { useResource } from '../../../state/resource.ts';
import { linkTo } from '../../../state/router.ts';

type ScheduledEvent = ResultOf<'listScheduled'>[number];

/** The server may have a deadline for each of thousands of payments. */
const maxShown = 200;

/** What becomes due on the clock of the merchant, with links. */
export function ScheduleCard({
  merchant,
  now,
}: {
  readonly merchant: string | undefined;
  readonly now: number | undefined;
}) {
  const { data, error, reload } = useResource({ operation: 'listScheduled', query: { limit: maxShown }, merchant });
  const [first] = data ?? [];
  const isDue = first !== undefined && now !== undefined && Date.parse(first.at) <= now;
  // A real clock reaches a deadline without a call.
  useEffect(() => {
    if (isDue) reload();
  }, [isDue, first?.id]);
  return (
    <section class="card" aria-labelledby="schedule-title">
      <h3 id="schedule-title">Scheduled</h3>
      {error === undefined ? null : <LoadError error={error} />}
      {data?.length === 0 ? (
        <p class="quiet">
          Nothing is scheduled. Authorizations, unpaid transfers, disputes and webhook retries are listed here.
        </p>
      ) : null}
      {first === undefined || now === undefined ? null : (
        <>
          <p class="quiet schedule-hint">
            A button of the list moves the clock to that time: <AdminCallHint call={callTo(first, now, merchant)} />
          </p>
          <table class="grid grid-cards">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col">Opens</th>
                <th scope="col">
                  <span class="visually-hidden">Action</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data?.map((each) => (
                <tr key={each.id}>
                  <td>
                    <time dateTime={each.at} title={each.at}>
                      {formatAbsolute(each.at, now)}
                    </time>
                    <br />
                    <span class="quiet">{formatRelative(Date.parse(each.at) - now)}</span>
                  </td>
                  <td>
                    <Badge tone={each.kind === 'delivery' ? 'info' : 'warning'}>
                      {each.kind === 'delivery' ? 'webhook' : 'deadline'}
                    </Badge>{' '}
                    <Data text={each.description} />
                  </td>
                  <td>
                    <Links event={each} merchant={merchant} />
                  </td>
                  <td>
                    <ActionButton
                      call={callTo(each, now, merchant)}
                      done={`The clock moved to ${each.at}`}
                      hasHint={false}
                    >
                      Advance to this
                    </ActionButton>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {data?.length === maxShown ? <p class="quiet">These are the first {maxShown}. More may follow.</p> : null}
        </>
      )}
    </section>
  );
}

function callTo({ at }: ScheduledEvent, now: number, merchant: string | undefined) {
  return { operation: 'advanceClock', body: { duration: Math.max(0, Date.parse(at) - now) }, merchant } as const;
}

function Links({ event, merchant }: { readonly event: ScheduledEvent; readonly merchant: string | undefined }) {
  const { paymentId, deliveryId } = event;
  return (
    <>
      {paymentId === undefined ? null : (
        <a href={linkTo('payments', paymentId, { merchant })} title={paymentId}>
          Payment
        </a>
      )}{' '}
      {deliveryId === undefined ? null : (
        <a href={linkTo('webhooks', deliveryId, { merchant })} title={deliveryId}>
          Delivery
        </a>
      )}
    </>
  );
}
