import type { ComponentChildren } from 'preact';
import { Badge, StatusBadge } from '../../components/badge.tsx';
import { Data } from '../../components/data.tsx';
import { Money } from '../../components/money.tsx';
import { formatRelative, Time } from '../../components/time.tsx';
import { linkTo } from '../../state/router.ts';
import { AdvanceButton } from './advance-button.tsx';
import { PaymentStatus } from './payment-status.tsx';
import type { Clock, EventOf, Timeline, TimelineEvent } from './timeline.ts';

interface EventProps {
  readonly event: TimelineEvent;
  readonly timeline: Timeline;
  readonly clock: Clock | undefined;
  readonly merchant: string;
}

/** One event of a timeline. */
export function EventRow({ event, timeline, clock, merchant }: EventProps) {
  return (
    <li class={`event event-${event.kind}${event.isScheduled ? ' is-scheduled' : ''}`}>
      <span class="event-mark" aria-hidden="true" />
      <div class="event-body">
        <p class="event-time quiet">
          <Time at={event.at} now={clock?.now} />
          {event.isScheduled && clock !== undefined ? ` · ${formatRelative(Date.parse(event.at) - clock.now)}` : null}
        </p>
        {event.kind === 'transaction' ? (
          <Transaction event={event} currency={timeline.money.currency} merchant={merchant} />
        ) : event.kind === 'request' ? (
          <Request event={event} merchant={merchant} />
        ) : event.kind === 'delivery' ? (
          <Delivery event={event} merchant={merchant} />
        ) : (
          <Deadline event={event} />
        )}
        {event.isScheduled ? <AdvanceButton at={event.at} clock={clock} merchant={merchant} /> : null}
      </div>
    </li>
  );
}

function Transaction({
  event,
  currency,
  merchant,
}: {
  readonly event: EventOf<'transaction'>;
  readonly currency: string;
  readonly merchant: string;
}) {
  const { type, status, amount, from, to, cause, request, transition } = event;
  return (
    <>
      <p class="event-title">
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
              By <RequestLink number={request} merchant={merchant} />
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

function State({ state: { status, subStatus } }: { readonly state: EventOf<'transaction'>['to'] }) {
  return <Data text={status === subStatus ? status : `${status} / ${subStatus}`} />;
}

function Request({ event, merchant }: { readonly event: EventOf<'request'>; readonly merchant: string }) {
  const { number, operation, method, path, status, replayed, faults, idempotencyKey } = event;
  return (
    <>
      <p class="event-title">
        <StatusBadge status={status} />
        <strong>{operation}</strong>
        <RequestLink number={number} merchant={merchant} />
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
        <code>
          {method} <Data text={path} />
        </code>
      </p>
      {idempotencyKey === undefined ? null : (
        <p class="quiet">
          Idempotency key{' '}
          <code>
            <Data text={idempotencyKey} />
          </code>
        </p>
      )}
    </>
  );
}

function RequestLink({ number, merchant }: { readonly number: number; readonly merchant: string }) {
  return <a href={linkTo('requests', `number-${number}`, { merchant })}>request {number}</a>;
}

function Delivery({ event, merchant }: { readonly event: EventOf<'delivery'>; readonly merchant: string }) {
  const { deliveryId, event: name, url, attempt, deliveryStatus, responseStatus, failure, chaosEffect } = event;
  return (
    <>
      <p class="event-title">
        {event.isScheduled ? (
          <Badge>scheduled</Badge>
        ) : (
          <AttemptResult responseStatus={responseStatus} failure={failure} />
        )}
        <strong>
          <Data text={name} />
        </strong>
        <a href={linkTo('webhooks', deliveryId, { merchant })}>webhook attempt {attempt + 1}</a>
        {chaosEffect === undefined ? null : (
          <Badge tone="warning" title="A chaos switch changed the attempt">
            chaos: <Data text={chaosEffect} />
          </Badge>
        )}
      </p>
      <p class="quiet">
        To <Data text={url} />. The delivery is now {deliveryStatus}.
      </p>
    </>
  );
}

function AttemptResult({
  responseStatus,
  failure,
}: {
  readonly responseStatus: number | undefined;
  readonly failure: string | undefined;
}): ComponentChildren {
  if (responseStatus !== undefined) return <StatusBadge status={responseStatus} />;
  return (
    <Badge tone="bad" title="No response arrived">
      <Data text={failure ?? 'no response'} />
    </Badge>
  );
}

function Deadline({ event: { description } }: { readonly event: EventOf<'deadline'> }) {
  return (
    <p class="event-title">
      <Badge tone="warning">deadline</Badge> <Data text={description} />
    </p>
  );
}
