import { useState } from 'preact/hooks';
import type { ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { BodyView, CodeBlock } from '../../components/code.tsx';
import { AdminForm } from '../../components/form.tsx';
import { RecordLink, RequestLink } from '../../components/panels.tsx';
import {
  AttemptResult,
  Badge,
  Button,
  Code,
  Data,
  DefinitionList,
  formatCount,
  formatRelative,
  HeaderList,
  NoData,
  Time,
} from '../../components/text.tsx';
import { currentMerchant } from '../../state/merchants.ts';
import { useClock, useResource } from '../../state/resource.ts';
import { linkTo } from '../../state/router.ts';
import {
  DeliveryStatusBadge,
  endpointName,
  linkToDeliveries,
  SetSecretButton,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookEndpoint,
} from './endpoints.tsx';

interface DeliveryDetailsProps {
  readonly deliveryId: string;
  readonly endpoints: readonly WebhookEndpoint[];
}

/** Everything about one delivery. */
export function DeliveryDetails({ deliveryId, endpoints }: DeliveryDetailsProps) {
  const merchant = currentMerchant.value;
  const { data, error } = useResource({ operation: 'getDelivery', path: { deliveryId }, merchant });
  if (data === undefined) return <NoData error={error} />;
  const endpoint = endpoints.find(({ id }) => id === data.endpointId);
  // Without a signature, there is nothing to explain. A receiver that refuses may expect one.
  const isAcceptedUnsigned = endpoint?.hasSecret === false && data.status === 'delivered';
  // The latest one first.
  const attempts = data.attempts.map((attempt, index) => ({ attempt, index })).reverse();
  return (
    <>
      <p class="row">
        <DeliveryStatusBadge status={data.status} />
        <strong>{data.event}</strong>
        {endpoint?.hasSecret === false ? (
          <Badge title="The endpoint has no secret, so its deliveries have no signature">unsigned</Badge>
        ) : null}
      </p>
      <div class="row">
        <ActionButton
          call={{ operation: 'resendDelivery', path: { deliveryId }, merchant }}
          done="The delivery was sent again"
          tone={data.status === 'delivered' ? 'plain' : 'primary'}
        >
          Resend
        </ActionButton>
      </div>
      <Facts delivery={data} endpoint={endpoint} />
      {attempts.length === 0 || isAcceptedUnsigned ? null : <SignatureCheck delivery={data} endpoint={endpoint} />}
      <section class="stack">
        <h3>{formatCount(data.attempts.length, 'attempt')}</h3>
        {attempts.map(({ attempt, index }, position) => (
          // Chaos can send an attempt twice with the same number.
          <AttemptView key={index} attempt={attempt} isOpen={position === 0} />
        ))}
      </section>
    </>
  );
}

interface DeliveryProps {
  readonly delivery: WebhookDelivery;
  /** Undefined: it was removed. */
  readonly endpoint: WebhookEndpoint | undefined;
}

function Facts({ delivery, endpoint }: DeliveryProps) {
  const { id, event, url, endpointId, paymentId, nextAttemptAt } = delivery;
  return (
    <DefinitionList
      items={[
        ['Delivery', <Data key="id" text={id} />],
        [
          'Endpoint',
          <span key="endpoint">
            <a href={linkToDeliveries(endpointId)} title="Show the deliveries of this endpoint">
              <Data text={endpoint === undefined ? url : endpointName(endpoint)} />
            </a>
            {endpoint === undefined ? ' (removed)' : ''}
          </span>,
        ],
        ['Payment', paymentId && <RecordLink key="payment" view="payments" id={paymentId} />],
        [
          'Caused by',
          paymentId ? <DeliveryCause key={event} deliveryId={id} paymentId={paymentId} /> : 'an incoming transfer',
        ],
        ['Next attempt', nextAttemptAt === undefined ? 'none' : <NextAttempt at={nextAttemptAt} />],
      ]}
    />
  );
}

/** When the next attempt is due. A clock that stands still must be moved first. */
function NextAttempt({ at }: { at: string }) {
  const merchant = currentMerchant.value;
  const { data: clock } = useResource({ operation: 'getClock', merchant });
  const now = useClock(clock);
  if (now === undefined) return <Time at={at} />;
  return (
    <span>
      {formatRelative(Date.parse(at) - now)}, at <Time at={at} />
      {clock?.mode === 'virtual' ? (
        <>
          . The clock stands still: <a href={linkTo('server', 'clock', { merchant })}>move it</a>, or flush.
        </>
      ) : null}
    </span>
  );
}

/** What caused a delivery about a payment: a request, a call of the admin API, the clock, or a test. */
function DeliveryCause({ deliveryId, paymentId }: { deliveryId: string; paymentId: string }) {
  const merchant = currentMerchant.value;
  const { data, error } = useResource({ operation: 'getPaymentTimeline', path: { paymentId }, merchant });
  if (error?.status === 404) return <>a test event: the payment does not exist</>;
  if (data === undefined) return <span class="quiet">…</span>;
  const events = data.events.filter((each) => each.kind === 'transaction' || each.kind === 'request');
  const cause = events.find(({ deliveries }) => deliveries.includes(deliveryId));
  const move = cause?.kind === 'transaction' ? cause : undefined;
  const request = cause?.kind === 'request' ? cause.number : cause?.request;
  if (request !== undefined) {
    return (
      <RequestLink number={request}> ({cause?.kind === 'request' ? cause.operation : move?.transition})</RequestLink>
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

/** One attempt: what was sent, and what came back. */
function AttemptView({ attempt, isOpen }: { attempt: WebhookAttempt; isOpen: boolean }) {
  const { at, request, response, failure } = attempt;
  const position = attempt.number + 1;
  const [shows, setShows] = useState(isOpen);
  return (
    <details class="box" open={isOpen} onToggle={({ currentTarget }) => setShows(currentTarget.open)}>
      <summary>
        <span class="row">
          <span>Attempt {position}</span>
          <AttemptResult {...attempt} responseStatus={response?.status} />
          <span class="end quiet">
            <Time at={at} />
          </span>
        </span>
      </summary>
      {shows ? (
        <div class="stack">
          <h4>Request</h4>
          <p>
            <Code text={`POST ${request.url}`} />
          </p>
          <HeaderList headers={request.headers} />
          <MessageBody text={request.body} label={`request body of attempt ${position}`} />
          <h4>Response</h4>
          {response === undefined ? (
            <p>
              No response arrived: <Data text={failure ?? 'unknown reason'} />
            </p>
          ) : (
            <>
              <p>Status {response.status}</p>
              <MessageBody text={response.body} label={`response body of attempt ${position}`} />
            </>
          )}
        </div>
      ) : null}
    </details>
  );
}

/** A body that can be read, or exactly as it was sent: a signature covers the exact text. */
function MessageBody({ text, label }: { text: string; label: string }) {
  const [isExact, setExact] = useState(false);
  if (text === '') return <p class="quiet">No body</p>;
  return (
    <div class="stack">
      <div class="row">
        <Button tone="quiet" aria-pressed={!isExact} onClick={() => setExact(false)}>
          Formatted
        </Button>
        <Button tone="quiet" aria-pressed={isExact} onClick={() => setExact(true)}>
          Exact
        </Button>
        <span class="quiet">{new TextEncoder().encode(text).length.toLocaleString('en')} bytes</span>
      </div>
      {isExact ? <CodeBlock text={text} label={`Exact ${label}`} /> : <BodyView text={text} label={label} />}
    </div>
  );
}

/** The statuses of receivers that did not accept a signature. */
const rejectedStatuses: ReadonlySet<number | undefined> = new Set([400, 401, 403]);

/** Explains why the receiver did not accept the signature. What the user enters goes to the mock server only, and is not kept. */
function SignatureCheck({ delivery: { id, attempts }, endpoint }: DeliveryProps) {
  const [isRejected] = useState(() => rejectedStatuses.has(attempts.at(-1)?.response?.status));
  const [explained, setExplained] = useState<{ result: ResultOf<'explainSignature'>; secret: string | undefined }>();
  const numbers = [...new Set(attempts.map(({ number }) => number))].reverse();
  const choices = numbers.map((value) => ({ value, label: `Attempt ${value + 1}` }));
  return (
    <details class="card" open={isRejected}>
      <summary>
        <h3 class="row">Why did the signature not match?</h3>
      </summary>
      <AdminForm
        call={{ operation: 'explainSignature', merchant: currentMerchant.value }}
        initial={{ deliveryId: id }}
        fields={[
          {
            path: 'secret',
            label: 'Secret that your receiver uses',
            kind: 'password',
            hint: 'Empty: the secret of the endpoint.',
          },
          ...(numbers.length === 1
            ? []
            : [{ path: 'attempt', label: 'Attempt', choices: [{ value: '', label: 'The latest' }, ...choices] }]),
        ]}
        more={{
          title: 'Compare the body or the signature too',
          fields: [
            {
              path: 'body',
              label: 'Body that your receiver verified',
              kind: 'lines',
              hint: 'Log the raw body in your receiver, and paste it. Empty: the body that was sent.',
            },
            {
              path: 'signature',
              label: 'Signature that your receiver read',
              hint: 'Empty: the header x-hmac-signature that was sent.',
            },
          ],
        }}
        action="Explain"
        onDone={(result, { secret }) => setExplained({ result, secret })}
      />
      <div role="status">{explained === undefined ? null : <Explanation result={explained.result} />}</div>
      {explained === undefined || explained.result.isValid || endpoint === undefined ? null : (
        <SetSecretButton endpoint={endpoint} secret={explained.secret?.trim()} />
      )}
    </details>
  );
}

function Explanation({ result: { isValid, findings, attempt } }: { result: ResultOf<'explainSignature'> }) {
  return (
    <div class="explanation stack">
      <p>
        <Badge tone={isValid ? 'good' : 'bad'}>{isValid ? 'matches' : 'does not match'}</Badge> Attempt {attempt + 1}
      </p>
      <ul>
        {findings.map((each) => (
          <li key={each}>
            <Data text={each} />
          </li>
        ))}
      </ul>
      {isValid ? (
        <p class="quiet">
          The secret and the body above are correct. If the receiver still refuses, enter what it really uses.
        </p>
      ) : null}
    </div>
  );
}
