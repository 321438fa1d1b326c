import { useState } from 'preact/hooks';
import type { ResultOf } from '../../api/admin-call.ts';
import { curlCommand } from '../../api/escape.ts';
import { ActionButton } from '../../components/actions.tsx';
import { CopyButton } from '../../components/code.tsx';
import { CheckboxField } from '../../components/form.tsx';
import { RecordLink, RequestLink } from '../../components/panels.tsx';
import {
  AttemptResult,
  Badge,
  Button,
  Code,
  Data,
  formatRelative,
  Money,
  StatusBadge,
  Time,
  type Tone,
} from '../../components/text.tsx';
import type { paymentStatuses } from '../../generated/values.ts';
import { currentMerchant } from '../../state/merchants.ts';

/** A payment with its events, as the server returns it. */
export type Timeline = ResultOf<'getPaymentTimeline'>;
export type TimelineEvent = Timeline['events'][number];
export type NextMove = Timeline['nextMoves'][number];
export type SuggestedCall = NextMove['control'];
export type Clock = ResultOf<'getClock'>;

/** Returns the event of one kind. */
export type EventOf<Kind extends TimelineEvent['kind']> = Extract<TimelineEvent, { readonly kind: Kind }>;

const kinds: Readonly<Record<TimelineEvent['kind'], string>> = {
  transaction: 'Transactions',
  request: 'Requests',
  delivery: 'Webhooks',
  deadline: 'Deadlines',
};

/** The events that the page shows at first. A program that polls a payment makes thousands. */
const maxShown = 100;

/** What happened to the payment, the present time on the clock of the merchant, and what is scheduled. */
export function TimelineView({ timeline, clock }: { timeline: Timeline; clock: Clock | undefined }) {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [isWhole, setWhole] = useState(false);
  const events = timeline.events.filter(({ kind }) => !hidden.includes(kind));
  const past = events.filter(({ isScheduled }) => !isScheduled);
  const scheduled = events.filter(({ isScheduled }) => isScheduled);
  const skipped = isWhole ? 0 : Math.max(0, past.length - maxShown);
  const row = (event: TimelineEvent) => <EventRow key={event.id} event={event} timeline={timeline} clock={clock} />;
  return (
    <section class="section stack" aria-label="Timeline">
      <div class="row between">
        <h3>Timeline</h3>
        <fieldset class="row">
          <legend class="visually-hidden">Events to show</legend>
          {Object.entries(kinds).map(([kind, title]) => {
            const others = hidden.filter((each) => each !== kind);
            const show = (isShown: boolean) => setHidden(isShown ? others : [...others, kind]);
            return <CheckboxField key={kind} label={title} checked={!hidden.includes(kind)} onInput={show} />;
          })}
        </fieldset>
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
        <Data text={transition} />: {from === null ? 'new payment' : <State state={from} />} → <State state={to} />
      </p>
      <p class="quiet">
        {cause === 'request' ? (
          request === undefined ? (
            'By a request that the journal no longer has'
          ) : (
            <>
              By <RequestLink number={request} />
            </>
          )
        ) : cause === 'control' ? (
          'By a call of the admin API'
        ) : (
          `By the clock: a deadline passed, because ${missedStep(event)}`
        )}
      </p>
    </>
  );
}

/** What did not happen before the deadline, in the words of the scheduled deadline. */
function missedStep({ transition, from }: EventOf<'transaction'>): string {
  if (transition === 'decideDispute') return 'no evidence was submitted';
  if (from?.status === 'READY_TO_PAY') return 'the customer did not pay';
  if (from?.subStatus === 'WAITING_ADDITIONAL_STEP') return 'the customer did not authenticate';
  return 'the authorization was not captured in full';
}

function State({ state: { status, subStatus } }: { state: EventOf<'transaction'>['to'] }) {
  return <Data text={status === subStatus ? status : `${status} / ${subStatus}`} />;
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
  const merchant = currentMerchant.value;
  const duration = clock === undefined ? 0 : Date.parse(at) - clock.now;
  if (!(duration > 0)) return null;
  return (
    <ActionButton
      call={{ operation: 'advanceClock', body: { duration: Math.ceil(duration) }, merchant }}
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
  DECLINED: 'bad',
  REJECTED: 'bad',
  IN_DISPUTE: 'warning',
  CHARGEBACK: 'bad',
  ERROR: 'bad',
  FRAUD: 'bad',
} satisfies Partial<Record<(typeof paymentStatuses)[number], Tone>>;

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

/** Shows the call of the payments API that a program makes for the same purpose. */
export function PaymentsCall({ call }: { call: SuggestedCall }) {
  const merchant = currentMerchant.value;
  return (
    <span class="call-hint small">
      <span>
        In your program: <Code text={`${call.method} ${call.path}`} />
      </span>
      <CopyButton text={() => curlOfPaymentsCall(call, merchant)} label={`Copy ${call.operation} as curl`} isSmall />
    </span>
  );
}

/** Writes the call as a curl command, with an idempotency key that was never used. The page does not know the secret key. */
function curlOfPaymentsCall({ method, path, body }: SuggestedCall, merchant: string | undefined): string {
  return curlCommand({
    method,
    url: `${location.origin}${path}`,
    headers: [
      { name: 'public-api-key', value: merchant ?? '' },
      { name: 'private-secret-key', variable: 'PRIVATE_SECRET_KEY' },
      { name: 'X-Idempotency-Key', value: randomKey() },
      { name: 'Content-Type', value: 'application/json' },
    ],
    body,
  });
}

/** `crypto.randomUUID` exists on https and on loopback only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `inspector-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
