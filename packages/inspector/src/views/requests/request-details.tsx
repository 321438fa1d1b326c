import { useEffect, useState } from 'preact/hooks';
import { type AdminError, send } from '../../api/admin-call.ts';
import { escapeControls } from '../../api/escape.ts';
import { ActionButton } from '../../components/actions.tsx';
import { CopyButton, JsonView } from '../../components/code.tsx';
import { Disclosure, RecordLink } from '../../components/panels.tsx';
import {
  Badge,
  Code,
  Data,
  DefinitionList,
  formatCount,
  formatDuration,
  HeaderList,
  NoData,
  StatusBadge,
  Time,
  type Tone,
} from '../../components/text.tsx';
import { linkTo, navigate } from '../../state/router.ts';
import { type JournalEntry, type RequestRow, requests } from '../../state/traffic.ts';
import { curlOfRequest } from './request.ts';

/** Everything about one request. The headers and bodies are loaded when it opens. */
export function RequestDetails({ row }: { row: RequestRow }) {
  const [entry, setEntry] = useState<JournalEntry>();
  const [error, setError] = useState<AdminError>();
  useEffect(() => {
    const { cursor } = row;
    send({ operation: 'getStreamedRequest', path: { cursor } }).then(({ request }) => setEntry(request), setError);
  }, [row]);
  return entry === undefined ? <NoData error={error} /> : <LoadedRequest row={row} entry={entry} />;
}

function LoadedRequest({ row, entry }: { row: RequestRow; entry: JournalEntry }) {
  const { merchant, paymentId, merchantOrderId } = row;
  return (
    <>
      <p class="row">
        <StatusBadge status={row.status} />
        <Code text={`${row.method} ${row.path}`} />
      </p>
      <p class="row">
        <RequestMarks row={row} />
      </p>
      {row.warning === undefined ? null : (
        <p class="warning notice">
          <Data text={row.warning} />
        </p>
      )}
      <div class="row">
        <CopyButton text={() => curlOfRequest(entry)} label="Copy as curl" />
        <Replays row={row} isKept={entry.replayable} />
      </div>
      {/(\[|%5B)redacted/.test(curlOfRequest(entry)) ? (
        <p class="quiet">The server redacts secrets. Replace each “[redacted]” before you run the curl command.</p>
      ) : null}
      <DefinitionList
        items={[
          ['Operation', row.operation],
          ['Merchant', <Data text={merchant} />],
          ['Time', <Time at={row.at} />],
          ['Duration', formatDuration(row.durationMs)],
          ['Idempotency key', entry.idempotencyKey && <Data text={entry.idempotencyKey} />],
          ['Payment', paymentId && <RecordLink view="payments" id={paymentId} merchant={merchant} />],
          [
            'Order',
            merchantOrderId && (
              <a
                href={linkTo('requests', undefined, { order: merchantOrderId })}
                title="Show the requests of this order"
              >
                <Data text={merchantOrderId} />
              </a>
            ),
          ],
          [
            'Webhooks',
            entry.deliveries.length > 0 && (
              <ul class="plain-list">
                {entry.deliveries.map((delivery) => (
                  <li key={delivery}>
                    <RecordLink view="webhooks" id={delivery} merchant={merchant} />
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
      <UnknownFields entry={entry} merchant={merchant} />
      <Disclosure title={`${Object.keys(entry.request.headers).length} headers`}>
        <HeaderList headers={entry.request.headers} />
      </Disclosure>
      <Body title="Request" body={entry.request.body} />
      {entry.response === undefined ? (
        <p class="quiet">No response was sent.</p>
      ) : (
        <Body title="Response" body={entry.response.body} />
      )}
    </>
  );
}

const keyNames = { same: 'the same key', new: 'a new key' } as const;

/** The two buttons that send the request again. The server keeps the raw bytes of recent requests only. */
function Replays({ row, isKept }: { row: RequestRow; isKept: boolean }) {
  const reason = isKept ? undefined : 'Unavailable: the server no longer keeps the bytes of this request';
  const open = ({ number }: JournalEntry) =>
    navigate(linkTo('requests', `number-${number}`, { merchant: row.merchant }));
  const path = { number: String(row.number) };
  return (
    <>
      {(['same', 'new'] as const).map((idempotencyKey) => (
        <ActionButton
          key={idempotencyKey}
          call={{
            operation: 'replayRequest',
            path,
            body: { idempotencyKey, cursor: row.cursor },
            merchant: row.merchant,
          }}
          done={`The request was sent again with ${keyNames[idempotencyKey]}`}
          disabledReason={reason}
          onDone={open}
        >
          {`Replay with ${keyNames[idempotencyKey]}`}
        </ActionButton>
      ))}
      {reason === undefined ? null : <span class="quiet">{reason}</span>}
    </>
  );
}

function UnknownFields({ entry: { unknownFields }, merchant }: { entry: JournalEntry; merchant: string }) {
  if (unknownFields.length === 0) return null;
  return (
    <section class="stack">
      <h3>Unknown fields</h3>
      <RecordLink view="findings" id="unknown-field" merchant={merchant}>
        Why they matter
      </RecordLink>
      <ul class="plain-list">
        {unknownFields.map(({ path, suggestion }) => (
          <li key={path}>
            <Badge tone="warning">unknown</Badge> <Code text={path} />
            {suggestion && (
              <>
                . Did you mean <Code text={suggestion} />?
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Body({ title, body = null }: { title: string; body: unknown }) {
  return (
    <section class="stack">
      <h3>{title}</h3>
      {body === null ? <p class="quiet">No body</p> : <JsonView value={body} label={`${title.toLowerCase()} body`} />}
    </section>
  );
}

/** Finds the request that the address names: by its position in the stream, or by its number in the journal of a merchant. */
export function findRow(id: string, merchant: string | undefined): RequestRow | undefined {
  const number = /^number-(\d+)$/.exec(id)?.[1];
  // The newest one: numbers start again after a reset.
  return requests.value.findLast((row) =>
    number === undefined ? row.cursor === id : row.number === Number(number) && row.merchant === merchant,
  );
}

/** The marks of a request: what is unusual about it. */
export function RequestMarks({ row }: { row: RequestRow }) {
  const { replayed, faults, unknownFieldCount, authenticated, code, newMerchant, warning } = row;
  const firstResponse = 'The first response to this idempotency key was repeated. The operation did not run again.';
  const marks: readonly (readonly [isShown: boolean, tone: Tone, text: string, title: string])[] = [
    [code !== undefined, 'warning', code ?? '', 'Error code of the response'],
    [replayed, 'info', 'replayed', firstResponse],
    ...faults.map(
      (phase) => [true, 'bad', `fault ${phase}`, `An injected fault applied in the phase “${phase}”`] as const,
    ),
    [
      unknownFieldCount > 0,
      'warning',
      formatCount(unknownFieldCount, 'unknown field'),
      'The contract does not list these fields of the request',
    ],
    [newMerchant, 'info', 'new merchant', 'The first request of a merchant that was not configured'],
    [warning !== undefined, 'warning', 'warning', escapeControls(warning ?? '')],
    [!authenticated, 'bad', 'rejected credentials', 'The credentials belong to no merchant'],
  ];
  return (
    <>
      {marks
        .filter(([isShown]) => isShown)
        .map(([, tone, text, title]) => (
          <Badge key={text} tone={tone} title={title}>
            <Data text={text} />
          </Badge>
        ))}
    </>
  );
}
