import { useEffect, useState } from 'preact/hooks';
import type { AdminError } from '../../api/admin-error.ts';
import { ActionButton } from '../../components/admin-call.tsx';
import { Badge, StatusBadge } from '../../components/badge.tsx';
import { JsonView } from '../../components/code-block.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Data } from '../../components/data.tsx';
import { DefinitionList } from '../../components/definition-list.tsx';
import { LoadError } from '../../components/empty.tsx';
import { formatDuration, Time } from '../../components/time.tsx';
import { paymentsOperations } from '../../generated/operations.ts';
import { type JournalEntry, loadRequest, type RequestRow } from '../../state/request-row.ts';
import { linkTo, navigate } from '../../state/router.ts';
import { requestLog } from '../../state/traffic.ts';
import { curlOfRequest, hasRedactedValues } from './request-curl.ts';
import { RequestMarks } from './request-marks.tsx';

/** Everything about one request. The headers and bodies are loaded when it opens. */
export function RequestDetails({ row }: { readonly row: RequestRow }) {
  const [entry, setEntry] = useState<JournalEntry>();
  const [error, setError] = useState<AdminError>();
  useEffect(() => {
    loadRequest(row).then(({ request }) => setEntry(request), setError);
  }, [row]);
  if (error !== undefined) return <LoadError error={error} />;
  return entry === undefined ? <p class="quiet">Loading…</p> : <LoadedRequest row={row} entry={entry} />;
}

function LoadedRequest({ row, entry }: { readonly row: RequestRow; readonly entry: JournalEntry }) {
  const { merchant, paymentId, merchantOrderId } = row;
  return (
    <>
      <p class="request-line">
        <StatusBadge status={row.status} />
        <code>
          {row.method} <Data text={row.path} />
        </code>
      </p>
      <p class="marks">
        <RequestMarks row={row} />
      </p>
      {row.warning === undefined ? null : (
        <p class="notice">
          <Data text={row.warning} />
        </p>
      )}
      <div class="actions">
        <CopyButton text={() => curlOfRequest(entry)} label="Copy as curl" />
        <Replays row={row} isKept={entry.replayable} />
      </div>
      {hasRedactedValues(entry) ? (
        <p class="quiet">The server redacts secrets. Replace each “[redacted]” before you run the curl command.</p>
      ) : null}
      <DefinitionList
        items={[
          ['Operation', <span title={paymentsOperations[row.operation].summary}>{row.operation}</span>],
          ['Merchant', <Data text={merchant} />],
          ['Time', <Time at={row.at} />],
          ['Duration', formatDuration(row.durationMs)],
          ['Idempotency key', entry.idempotencyKey === undefined ? undefined : <Data text={entry.idempotencyKey} />],
          [
            'Payment',
            paymentId === undefined ? undefined : (
              <a href={linkTo('payments', paymentId, { merchant })}>
                <Data text={paymentId} />
              </a>
            ),
          ],
          [
            'Order',
            merchantOrderId === undefined ? undefined : (
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
            entry.deliveries.length === 0 ? undefined : <Deliveries ids={entry.deliveries} merchant={merchant} />,
          ],
        ]}
      />
      <UnknownFields entry={entry} />
      <MessageSection title="Request" headers={entry.request.headers} body={entry.request.body} />
      {entry.response === undefined ? (
        <section class="message-section">
          <h3>Response</h3>
          <p class="quiet">No response was sent.</p>
        </section>
      ) : (
        <MessageSection title="Response" body={entry.response.body} />
      )}
    </>
  );
}

const keyNames = { same: 'the same key', new: 'a new key' } as const;

/** The two buttons that send the request again. The server keeps the raw bytes of recent requests only. */
function Replays({ row, isKept }: { readonly row: RequestRow; readonly isKept: boolean }) {
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

function Deliveries({ ids, merchant }: { readonly ids: readonly string[]; readonly merchant: string }) {
  return (
    <ul class="plain-list">
      {ids.map((id) => (
        <li key={id}>
          <a href={linkTo('webhooks', id, { merchant })}>
            <Data text={id} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function UnknownFields({ entry: { unknownFields } }: { readonly entry: JournalEntry }) {
  if (unknownFields.length === 0) return null;
  return (
    <section class="message-section">
      <h3>Unknown fields</h3>
      <ul class="plain-list">
        {unknownFields.map(({ path, suggestion }) => (
          <li key={path}>
            <Badge tone="warning">unknown</Badge>{' '}
            <code>
              <Data text={path} />
            </code>
            {suggestion === undefined ? null : (
              <>
                . Did you mean{' '}
                <code>
                  <Data text={suggestion} />
                </code>
                ?
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MessageSection({
  title,
  headers,
  body,
}: {
  readonly title: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}) {
  return (
    <section class="message-section">
      <h3>{title}</h3>
      {headers === undefined ? null : (
        <details class="headers">
          <summary>{Object.keys(headers).length} headers</summary>
          <DefinitionList
            items={Object.entries(headers).map(([name, value]) => [name, <Data key={name} text={value} />])}
          />
        </details>
      )}
      {body === undefined || body === null ? (
        <p class="quiet">No body</p>
      ) : (
        <JsonView value={body} label={`${title.toLowerCase()} body`} />
      )}
    </section>
  );
}

/** Finds the request that the address names: by its position in the stream, or by its number in the journal of a merchant. */
export function findRow(id: string, merchant: string | undefined): RequestRow | undefined {
  const number = /^number-(\d+)$/.exec(id)?.[1];
  // The newest one: numbers start again after a reset.
  return requestLog.entries.findLast((row) =>
    number === undefined ? row.cursor === id : row.number === Number(number) && row.merchant === merchant,
  );
}
