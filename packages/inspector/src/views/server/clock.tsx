import type { ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { AdminForm } from '../../components/form.tsx';
import { Card, RecordLink } from '../../components/panels.tsx';
import { type ShortColumn, ShortTable } from '../../components/table.tsx';
import { Badge, Data, formatRelative, NoData, Time } from '../../components/text.tsx';
import { useResource } from '../../state/resource.ts';

const quickDurations = ['1m', '5m', '1h', '6h', '24h', '7d'] as const;

const modes = {
  real: 'Time passes by itself. It can also be moved forward.',
  virtual: 'Time stands still until it is moved forward.',
} as const;

/** The time of the merchant, and what becomes due. */
export function ClockSection() {
  const { data: clock, error } = useResource({ operation: 'getClock' });
  if (clock === undefined) return <NoData error={error} />;
  const [date, time] = clock.timestamp.split('T');
  return (
    <>
      <section class="card stack" aria-label="Time">
        <div class="row">
          <time class="clock-time" dateTime={clock.timestamp}>
            {time?.slice(0, 8)}
          </time>
          <span>
            {date} <span class="quiet">UTC</span>
          </span>
        </div>
        <p class="quiet">{modes[clock.mode]}</p>
        <Advance />
      </section>
      <Card title="Run what is scheduled">
        <ActionButton call={{ operation: 'flushWebhooks' }} done="Every pending delivery has finished">
          Run the deliveries
        </ActionButton>
        <p class="quiet">Makes every remaining webhook attempt now. The clock does not move.</p>
        <ActionButton
          call={{ operation: 'runAll' }}
          done="Nothing is scheduled any more"
          question={{
            title: 'Run everything that is scheduled?',
            text: 'The clock moves past every deadline. Authorizations and unpaid transfers expire. Disputes without evidence are lost.',
          }}
        >
          Run everything
        </ActionButton>
        <p class="quiet">Moves the clock past every deadline: authorizations expire, and disputes are lost.</p>
      </Card>
      <ScheduleCard now={clock.now} />
    </>
  );
}

function Advance() {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div class="row" role="group" aria-label="Advance the clock">
        {quickDurations.map((each) => (
          <ActionButton
            key={each}
            call={{ operation: 'advanceClock', body: { duration: each } }}
            done={`The clock moved by ${each}`}
            hasHint={false}
          >
            {`+ ${each}`}
          </ActionButton>
        ))}
      </div>
      <AdminForm
        call={{ operation: 'advanceClock' }}
        initial={{ duration: '15m' }}
        fields={[{ path: 'duration', label: 'Duration', hint: 'A number with ms, s, m, h or d: 90s, 6h' }]}
        action="Advance the clock"
        done="The clock moved"
      />
    </>
  );
}

/** The server may have a deadline for each of thousands of payments. */
const maxShown = 200;

/** What becomes due on the clock of the merchant, with links. */
function ScheduleCard({ now }: { now: number }) {
  const { data, error } = useResource({ operation: 'listScheduled', query: { limit: maxShown } });
  if (data === undefined) return <NoData error={error} />;
  return (
    <Card title="Scheduled">
      {data.length === 0 ? (
        <p class="quiet">
          Nothing is scheduled. Authorizations, unpaid transfers, disputes and webhook retries are listed here.
        </p>
      ) : null}
      <ShortTable columns={columnsAt(now)} rows={data} keyOf={({ id }) => id} />
      {data.length === maxShown ? <p class="quiet">These are the first {maxShown}. More may follow.</p> : null}
    </Card>
  );
}

/** Returns the columns of the schedule. They show times relative to the present. */
function columnsAt(now: number): readonly ShortColumn<ResultOf<'listScheduled'>[number]>[] {
  return [
    { title: 'When', cell: ({ at }) => <Time at={at} now={now} /> },
    { title: 'In', cell: ({ at }) => formatRelative(Date.parse(at) - now) },
    {
      title: 'What',
      cell: ({ kind, description }) => (
        <>
          <Badge tone={kind === 'delivery' ? 'info' : 'warning'}>{kind}</Badge> <Data text={description} />
        </>
      ),
    },
    {
      title: 'Opens',
      cell: ({ deliveryId = '', paymentId = deliveryId, kind }) =>
        kind === 'delivery' ? (
          <RecordLink view="webhooks" id={deliveryId}>
            Delivery
          </RecordLink>
        ) : (
          <RecordLink view="payments" id={paymentId}>
            Payment
          </RecordLink>
        ),
    },
    {
      title: 'Action',
      kind: 'actions',
      cell: ({ at }) => (
        <ActionButton
          call={{ operation: 'advanceClock', body: { duration: Math.max(0, Date.parse(at) - now) } }}
          done={`The clock moved to ${at}`}
          hasHint={false}
        >
          Advance to this
        </ActionButton>
      ),
    },
  ];
}
