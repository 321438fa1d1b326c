import { useState } from 'preact/hooks';
import { Time } from '../../components/time.tsx';
import { linkTo } from '../../state/router.ts';
import type { Clock, Timeline, TimelineEvent } from './timeline.ts';
import { EventRow } from './timeline-event.tsx';

const kinds: readonly { readonly id: TimelineEvent['kind']; readonly title: string }[] = [
  { id: 'transaction', title: 'Transactions' },
  { id: 'request', title: 'Requests' },
  { id: 'delivery', title: 'Webhooks' },
  { id: 'deadline', title: 'Deadlines' },
];

/** The events that the page shows at first. A program that polls a payment makes thousands. */
const maxShown = 100;

/** What happened to the payment, the present time on the clock of the merchant, and what is scheduled. */
export function TimelineView({
  timeline,
  clock,
  merchant,
}: {
  readonly timeline: Timeline;
  readonly clock: Clock | undefined;
  readonly merchant: string;
}) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const events = timeline.events.filter(({ kind }) => !hidden.has(kind));
  const past = events.filter(({ isScheduled }) => !isScheduled);
  const scheduled = events.filter(({ isScheduled }) => isScheduled);
  const skipped = isWhole ? 0 : Math.max(0, past.length - maxShown);
  const row = (event: TimelineEvent) => (
    <EventRow key={event.id} event={event} timeline={timeline} clock={clock} merchant={merchant} />
  );
  const toggle = (kind: string) => {
    const next = new Set(hidden);
    if (!next.delete(kind)) next.add(kind);
    setHidden(next);
  };
  return (
    <section class="payment-section" aria-label="Timeline">
      <div class="timeline-head">
        <h3>Timeline</h3>
        <fieldset class="actions">
          <legend class="visually-hidden">Events to show</legend>
          {kinds.map(({ id, title }) => (
            <label key={id} class="timeline-kind">
              <input type="checkbox" checked={!hidden.has(id)} onInput={() => toggle(id)} />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {skipped === 0 ? null : (
        <button type="button" class="button" onClick={() => setWhole(true)}>
          Show {skipped.toLocaleString('en')} earlier events
        </button>
      )}
      <ol class="timeline">
        {past.slice(skipped).map(row)}
        <Now clock={clock} merchant={merchant} />
        {scheduled.map(row)}
      </ol>
    </section>
  );
}

/** The present time, between what happened and what is scheduled. */
function Now({ clock, merchant }: { readonly clock: Clock | undefined; readonly merchant: string }) {
  if (clock === undefined) return null;
  return (
    <li class="event event-now">
      <span class="event-mark" aria-hidden="true" />
      <div class="event-body">
        <p class="event-title">
          <strong>Now</strong> <Time at={clock.timestamp} />{' '}
          <a href={linkTo('server', 'clock', { merchant })}>
            {clock.mode === 'real' ? 'The clock runs in real time' : 'The clock stands until something moves it'}
          </a>
        </p>
      </div>
    </li>
  );
}
