import { useState } from 'preact/hooks';
import type { ResultOf } from '../../api/admin-call.ts';
import { ActionButton, CallHint } from '../../components/actions.tsx';
import { type Choice, Select } from '../../components/form.tsx';
import { RecordLink, RequestLink } from '../../components/panels.tsx';
import {
  AttemptResult,
  Badge,
  Button,
  Code,
  Data,
  formatRelative,
  Money,
  nameOfState,
  StatusBadge,
  Time,
  type Tone,
} from '../../components/text.tsx';
import { currentMerchant } from '../../state/merchants.ts';

/** A payment with its events, as the server returns it. */
export type Timeline = ResultOf<'getPaymentTimeline'>;
export type TimelineEvent = Timeline['events'][number];
export type NextMove = Timeline['nextMoves'][number];
export type SuggestedCall = NextMove['control'];
export type Clock = ResultOf<'getClock'>;

/** Returns the event of one kind. */
export type EventOf<Kind extends TimelineEvent['kind']> = Extract<TimelineEvent, { readonly kind: Kind }>;

const kinds: readonly Choice[] = [
  { value: '', label: 'Every event' },
  { value: 'transaction', label: 'Transactions' },
  { value: 'request', label: 'Requests' },
  { value: 'delivery', label: 'Webhooks' },
  { value: 'deadline', label: 'Deadlines' },
];

/** The events that the page shows at first. A program that polls a payment makes thousands. */
const maxShown = 100;

/** What happened to the payment, the present time on the clock of the merchant, and what is scheduled. */
export function TimelineView({ timeline, clock }: { timeline: Timeline; clock: Clock | undefined }) {
  const [kind, setKind] = useState('');
  const [isWhole, setWhole] = useState(false);
  const events = timeline.events.filter((event) => kind === '' || event.kind === kind);
  const past = events.filter(({ isScheduled }) => !isScheduled);
  const scheduled = events.filter(({ isScheduled }) => isScheduled);
  const skipped = isWhole ? 0 : Math.max(0, past.length - maxShown);
  const row = (event: TimelineEvent) => <EventRow key={event.id} event={event} timeline={timeline} clock={clock} />;
  return (
    <section class="section stack" aria-label="Timeline">
      <div class="row between">
        <h3>Timeline</h3>
        <Select aria-label="Events to show" value={kind} choices={kinds} onInput={setKind} />
      </div>
      {skipped === 0 ? null : (
        <Button onClick={() => setWhole(true)}>Show {skipped.toLocaleString('en')} earlier events</Button>
      )}
      <ol class="plain-list">
        {past.slice(skipped).map(row)}
        <Now clock={clock} />
        {scheduled.map(row)}
      </ol>
    </section>
  );
}

/** The present time, between what happened and what is scheduled. */
function Now({ clock }: { clock: Clock | undefined }) {
  if (clock === undefined) return null;
  return (
    <li class="event event-now">
      <p class="row">
        <strong>Now</strong> <Time at={clock.timestamp} />{' '}
        <RecordLink view="server" id="clock">
          {clock.mode === 'real' ? 'The clock runs in real time' : 'The clock stands until something moves it'}
        </RecordLink>
      </p>
    </li>
  );
}

/** One event of a timeline. */
function EventRow({ event, timeline, clock }: { event: TimelineEvent; timeline: Timeline; clock: Clock | undefined }) {
  return (
    <li class={event.isScheduled ? 'event is-scheduled' : 'event'}>
      <div class="stack tight">
        <p class="quiet small">
          <Time at={event.at} now={clock?.now} />
          {event.isScheduled && clock !== undefined ? ` · ${formatRelative(Date.parse(event.at) - clock.now)}` : null}
        </p>
        {event.kind === 'transaction' ? (
          <Transaction event={event} currency={timeline.money.currency} />
        ) : event.kind === 'request' ? (
          <Request event={event} />
        ) : event.kind === 'delivery' ? (
          <Delivery event={event} />
        ) : (
          <p class="row">
            <Badge tone="warning">deadline</Badge> <Data text={event.description} />
          </p>
        )}
        {event.isScheduled ? <AdvanceButton at={event.at} clock={clock} /> : null}
      </div>
    </li>
  );
}

const causes: Readonly<Record<EventOf<'transaction'>['cause'], string>> = {
  request: 'By a request that the journal no longer has',
  control: 'By a call of the admin API',
  clock: 'By the clock: a deadline passed',
};

function Transaction({ event, currency }: { event: EventOf<'transaction'>; currency: string }) {
  const { type, status, amount, from, to, cause, request, transition } = event;
  return (
    <>
      <p class="row">
        <strong>
          <Data text={type} />
        </strong>
        <PaymentStatus status={status} />
        <Money value={amount} currency={currency} />
      </p>
      <p class="quiet">
        <Data text={`${transition}: ${nameOfState(from)} → ${nameOfState(to)}`} />
      </p>
      <p class="quiet">
        {request === undefined ? (
          causes[cause]
        ) : (
          <>
            By <RequestLink number={request} />
          </>
        )}
      </p>
    </>
  );
}

function Request({ event }: { event: EventOf<'request'> }) {
  const { number, operation, method, path, status, replayed, faults, idempotencyKey } = event;
  return (
    <>
      <p class="row">
        <StatusBadge status={status} />
        <strong>{operation}</strong>
        <RequestLink number={number} />
        {replayed ? (
          <Badge tone="info" title="The server repeated its first response to this idempotency key">
            replay
          </Badge>
        ) : null}
        {faults.map((phase) => (
          <Badge key={phase} tone="warning" title="An injected fault applied">
            fault: <Data text={phase} />
          </Badge>
        ))}
      </p>
      <p class="quiet">
        <Code text={`${method} ${path}`} />
      </p>
      {idempotencyKey === undefined ? null : (
        <p class="quiet">
          Idempotency key <Code text={idempotencyKey} />
        </p>
      )}
    </>
  );
}

function Delivery({ event }: { event: EventOf<'delivery'> }) {
  const { deliveryId, event: name, url, attempt, deliveryStatus } = event;
  return (
    <>
      <p class="row">
        {event.isScheduled ? <Badge>scheduled</Badge> : <AttemptResult {...event} />}
        <strong>
          <Data text={name} />
        </strong>
        <RecordLink view="webhooks" id={deliveryId}>
          webhook attempt {attempt + 1}
        </RecordLink>
      </p>
      <p class="quiet">
        To <Data text={url} />. The delivery is now {deliveryStatus}.
      </p>
    </>
  );
}

/** Moves the clock to a scheduled time. */
function AdvanceButton({ at, clock }: { readonly at: string; readonly clock: Clock | undefined }) {
  const duration = clock === undefined ? 0 : Date.parse(at) - clock.now;
  if (!(duration > 0)) return null;
  return (
    <ActionButton
      call={{ operation: 'advanceClock', body: { duration: Math.ceil(duration) } }}
      done="The clock was moved"
      question={{
        title: 'Move the clock of the merchant?',
        text: `Everything that is due until ${at} happens: other payments, deadlines and webhook attempts too.`,
      }}
    >
      Move the clock here
    </ActionButton>
  );
}

const tones: Partial<Record<string, Tone>> = {
  CREATED: 'info',
  READY_TO_PAY: 'info',
  PENDING: 'info',
  VERIFIED: 'good',
  SUCCEEDED: 'good',
  COMPLETED: 'good',
  DECLINED: 'bad',
  REJECTED: 'bad',
  IN_DISPUTE: 'warning',
  CHARGEBACK: 'bad',
  ERROR: 'bad',
  FRAUD: 'bad',
};

/** The status of a payment or a transaction. */
export function PaymentStatus({ status, subStatus }: { status: string; subStatus?: string }) {
  return (
    <span class="row">
      <Badge tone={tones[status] ?? ''}>
        <Data text={status} />
      </Badge>
      {subStatus === undefined || subStatus === status ? null : <Data class="quiet" text={subStatus} />}
    </span>
  );
}

/**
 * Shows the call of the payments API that a program makes for the same purpose, with an idempotency key that was never used. The page does not
 * know the secret key.
 */
export function PaymentsCall({ call }: { call: SuggestedCall }) {
  const headers = [
    { name: 'public-api-key', value: currentMerchant.value ?? '' },
    { name: 'private-secret-key', variable: 'PRIVATE_SECRET_KEY' },
    { name: 'X-Idempotency-Key', value: `inspector-${Date.now()}` },
  ];
  return <CallHint title="In your program:" {...call} headers={headers} />;
}
