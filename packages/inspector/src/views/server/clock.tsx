import type { ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { AdminForm } from '../../components/form.tsx';
import { Card, RecordLink } from '../../components/panels.tsx';
import { ShortTable } from '../../components/table.tsx';
import { Badge, Data, formatRelative, NoData, Time } from '../../components/text.tsx';
import { currentMerchant } from '../../state/merchants.ts';
import { useClock, useResource } from '../../state/resource.ts';

const quickDurations = ['1m', '5m', '1h', '6h', '24h', '7d'] as const;

const modes = {
  real: 'Time passes by itself. It can also be moved forward.',
  virtual: 'Time stands still until it is moved forward.',
} as const;

/** The time of the merchant, and what becomes due. */
export function ClockSection() {
  const merchant = currentMerchant.value;
  const clock = useResource({ operation: 'getClock', merchant });
  const now = useClock(clock.data);
  return (
    <>
      {clock.data === undefined || now === undefined ? (
        <NoData error={clock.error} />
      ) : (
        <section class="card stack" aria-label="Time">
          <div class="row">
            <time class="clock-time" dateTime={new Date(now).toISOString()}>
              {new Date(now).toISOString().slice(11, 19)}
            </time>
            <span>
              {new Date(now).toISOString().slice(0, 10)} <span class="quiet">UTC</span>
            </span>
          </div>
          <p class="quiet">{modes[clock.data.mode]}</p>
          <Advance />
        </section>
      )}
      <Card title="Run what is scheduled">
        <ActionButton call={{ operation: 'flushWebhooks', merchant }} done="Every pending delivery has finished">
          Run the deliveries
        </ActionButton>
        <p class="quiet">Makes every remaining webhook attempt now. The clock does not move.</p>
        <ActionButton
          call={{ operation: 'runAll', merchant }}
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
      <ScheduleCard now={now} />
    </>
  );
}

function Advance() {
  const merchant = currentMerchant.value;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div class="row" role="group" aria-label="Advance the clock">
        {quickDurations.map((each) => (
          <ActionButton
            key={each}
            call={{ operation: 'advanceClock', body: { duration: each }, merchant }}
            done={`The clock moved by ${each}`}
            hasHint={false}
          >
            {`+ ${each}`}
          </ActionButton>
        ))}
      </div>
      <AdminForm
        call={{ operation: 'advanceClock', merchant }}
        initial={{ duration: '15m' }}
        fields={[{ path: 'duration', label: 'Duration', hint: 'A number with ms, s, m, h or d: 90s, 6h' }]}
        action="Advance the clock"
        done="The clock moved"
      />
    </>
  );
}

type ScheduledEvent = ResultOf<'listScheduled'>[number];

/** The server may have a deadline for each of thousands of payments. */
const maxShown = 200;

/** What becomes due on the clock of the merchant, with links. */
function ScheduleCard({ now }: { now: number | undefined }) {
  const merchant = currentMerchant.value;
  const { data, error } = useResource({ operation: 'listScheduled', query: { limit: maxShown }, merchant });
  return (
    <Card title="Scheduled">
      {error === undefined ? null : <NoData error={error} />}
      {data?.length === 0 ? (
        <p class="quiet">
          Nothing is scheduled. Authorizations, unpaid transfers, disputes and webhook retries are listed here.
        </p>
      ) : null}
      {data === undefined || now === undefined ? null : (
        <ShortTable
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            { title: 'When', cell: ({ at }) => <DueTime at={at} now={now} /> },
            { title: 'What', cell: What },
            { title: 'Opens', cell: Links },
            {
              title: 'Action',
              kind: 'actions',
              cell: ({ at }) => (
                <ActionButton
                  call={{
                    operation: 'advanceClock',
                    body: { duration: Math.max(0, Date.parse(at) - now) },
                    merchant,
                  }}
                  done={`The clock moved to ${at}`}
                  hasHint={false}
                >
                  Advance to this
                </ActionButton>
              ),
            },
          ]}
        />
      )}
      {data?.length === maxShown ? <p class="quiet">These are the first {maxShown}. More may follow.</p> : null}
    </Card>
  );
}

function DueTime({ at, now }: { at: string; now: number }) {
  return (
    <>
      <Time at={at} now={now} />
      <br />
      <span class="quiet">{formatRelative(Date.parse(at) - now)}</span>
    </>
  );
}

function What({ kind, description }: ScheduledEvent) {
  return (
    <>
      <Badge tone={kind === 'delivery' ? 'info' : 'warning'}>{kind === 'delivery' ? 'webhook' : 'deadline'}</Badge>{' '}
      <Data text={description} />
    </>
  );
}

function Links({ paymentId, deliveryId }: ScheduledEvent) {
  return (
    <>
      {paymentId && (
        <RecordLink view="payments" id={paymentId}>
          Payment
        </RecordLink>
      )}{' '}
      {deliveryId && (
        <RecordLink view="webhooks" id={deliveryId}>
          Delivery
        </RecordLink>
      )}
    </>
  );
}
