import { useState } from 'preact/hooks';
import { ActionButton } from '../../../components/admin-call.tsx';
import { LoadError } from '../../../components/empty.tsx';
import { TextField } from '../../../components/field.tsx';
import { currentMerchant } from '../../../state/merchants.ts';
import { useResource } from '../../../state/resource.ts';
import { MerchantNote, SectionHead } from '../section-head.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { useClock } from './use-clock.ts';

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
      <SectionHead title="Clock">
        Deadlines and webhook retries happen on the clock of the merchant.
        <MerchantNote />
      </SectionHead>
      {clock.error === undefined ? null : <LoadError error={clock.error} />}
      {clock.data === undefined || now === undefined ? null : (
        <section class="card" aria-label="Time">
          <div class="clock-now">
            <time class="clock-time" dateTime={new Date(now).toISOString()}>
              {new Date(now).toISOString().slice(11, 19)}
            </time>
            <span>
              {new Date(now).toISOString().slice(0, 10)} <span class="quiet">UTC</span>
            </span>
          </div>
          <p class="quiet">{modes[clock.data.mode]}</p>
          <Advance merchant={merchant} />
        </section>
      )}
      <section class="card" aria-labelledby="run-title">
        <h3 id="run-title">Run what is scheduled</h3>
        <div class="choices-of-actions">
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
        </div>
      </section>
      <ScheduleCard merchant={merchant} now={now} />
    </>
  );
}

function Advance({ merchant }: { readonly merchant: string | undefined }) {
  const [duration, setDuration] = useState('15m');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div class="actions" role="group" aria-label="Advance the clock">
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
      <form class="inline-form" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Duration"
          value={duration}
          onInput={setDuration}
          hint="A number with ms, s, m, h or d: 90s, 6h"
        />
        <ActionButton
          call={{ operation: 'advanceClock', body: { duration }, merchant }}
          done={`The clock moved by ${duration}`}
          tone="primary"
          isSubmit
          disabledReason={duration === '' ? 'Enter a duration' : undefined}
        >
          Advance the clock
        </ActionButton>
      </form>
    </>
  );
}
