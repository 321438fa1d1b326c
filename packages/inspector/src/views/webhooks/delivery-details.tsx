import { useState } from 'preact/hooks';
import type { ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { BodyView } from '../../components/code.tsx';
import { AdminForm } from '../../components/form.tsx';
import { Disclosure, RecordLink, RequestLink } from '../../components/panels.tsx';
import {
  AttemptResult,
  Badge,
  Code,
  Data,
  DefinitionList,
  formatCount,
  formatRelative,
  HeaderList,
  NoData,
  Time,
} from '../../components/text.tsx';
import { useResource } from '../../state/resource.ts';
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
  const { data, error } = useResource({ operation: 'getDelivery', path: { deliveryId } });
  if (data === undefined) return <NoData error={error} />;
  const endpoint = endpoints.find(({ id }) => id === data.endpointId);
  // The latest one first.
  const attempts = data.attempts.map((attempt, index) => ({ attempt, index })).reverse();
  return (
    <>
      <p class="row">
        <DeliveryStatusBadge status={data.status} />
        <strong>{data.event}</strong>
      </p>
      <div class="row">
        <ActionButton
          call={{ operation: 'resendDelivery', path: { deliveryId } }}
          done="The delivery was sent again"
          tone={data.status === 'delivered' ? 'plain' : 'primary'}
        >
          Resend
        </ActionButton>
      </div>
      <Facts delivery={data} endpoint={endpoint} />
      {attempts.length === 0 ? null : <SignatureCheck delivery={data} endpoint={endpoint} />}
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
        ['Delivery', <Data text={id} />],
        [
          'Endpoint',
          <span>
            <a href={linkToDeliveries(endpointId)} title="Show the deliveries of this endpoint">
              <Data text={endpoint === undefined ? url : endpointName(endpoint)} />
            </a>
            {endpoint === undefined ? ' (removed)' : ''}
          </span>,
        ],
        ['Payment', paymentId && <RecordLink view="payments" id={paymentId} />],
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
  const { data: clock } = useResource({ operation: 'getClock' });
  return (
    <span>
      {clock === undefined ? '' : `${formatRelative(Date.parse(at) - clock.now)}, at `}
      <Time at={at} />
      {clock?.mode === 'virtual' ? (
        <>
          . The clock stands still:{' '}
          <RecordLink view="server" id="clock">
            move it
          </RecordLink>
          .
        </>
      ) : null}
    </span>
  );
}

/** What caused a delivery about a payment: a request, another change of the payment, or a test. */
function DeliveryCause({ deliveryId, paymentId }: { deliveryId: string; paymentId: string }) {
  const { data, error } = useResource({ operation: 'getPaymentTimeline', path: { paymentId } });
  if (error?.status === 404) return <>a test event: the payment does not exist</>;
  const events = data?.events.filter((each) => each.kind === 'transaction' || each.kind === 'request') ?? [];
  const cause = events.find(({ deliveries }) => deliveries.includes(deliveryId));
  const request = cause?.kind === 'request' ? cause.number : cause?.request;
  if (request !== undefined) return <RequestLink number={request} />;
  return cause?.kind === 'transaction' ? cause.transition : <>an earlier change of the payment</>;
}

/** One attempt: what was sent, and what came back. */
function AttemptView({ attempt, isOpen }: { attempt: WebhookAttempt; isOpen: boolean }) {
  const { at, request, response, failure } = attempt;
  const position = attempt.number + 1;
  const title = (
    <span class="row">
      <span>Attempt {position}</span>
      <AttemptResult {...attempt} responseStatus={response?.status} />
      <span class="end quiet">
        <Time at={at} />
      </span>
    </span>
  );
  return (
    <Disclosure title={title} isOpen={isOpen}>
      <h4>Request</h4>
      <p>
        <Code text={`POST ${request.url}`} />
      </p>
      <HeaderList headers={request.headers} />
      <BodyView text={request.body} label={`request body of attempt ${position}`} />
      <h4>Response</h4>
      {response === undefined ? (
        <p>
          No response arrived: <Data text={failure ?? 'unknown reason'} />
        </p>
      ) : (
        <BodyView text={response.body} label={`response body of attempt ${position}`} />
      )}
    </Disclosure>
  );
}

/** The statuses of receivers that did not accept a signature. */
const rejectedStatuses: ReadonlySet<number | undefined> = new Set([400, 401, 403]);

/** Explains why the receiver did not accept the signature. What the user enters goes to the mock server only, and is not kept. */
function SignatureCheck({ delivery: { id, attempts }, endpoint }: DeliveryProps) {
  const isRejected = rejectedStatuses.has(attempts.at(-1)?.response?.status);
  const [explained, setExplained] = useState<{ result: ResultOf<'explainSignature'>; secret: string | undefined }>();
  const numbers = [...new Set(attempts.map(({ number }) => number))].reverse();
  return (
    <Disclosure title="Why did the signature not match?" isOpen={isRejected}>
      <AdminForm
        call={{ operation: 'explainSignature', body: { deliveryId: id } }}
        initial={{ deliveryId: id, attempt: numbers[0] ?? 0 }}
        fields={[
          {
            path: 'attempt',
            label: 'Attempt',
            choices: numbers.map((value) => ({ value: String(value), label: `Attempt ${value + 1}` })),
            isRequired: true,
            hint: '',
          },
          {
            path: 'secret',
            label: 'Secret that your receiver uses',
            kind: 'password',
            hint: 'Empty: the secret of the endpoint.',
          },
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
        ]}
        action="Explain"
        onDone={(result, { secret }) => setExplained({ result, secret })}
      />
      <div role="status">{explained === undefined ? null : <Explanation result={explained.result} />}</div>
      {explained === undefined || explained.result.isValid || endpoint === undefined ? null : (
        <SetSecretButton endpoint={endpoint} secret={explained.secret?.trim()} />
      )}
    </Disclosure>
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
    </div>
  );
}
