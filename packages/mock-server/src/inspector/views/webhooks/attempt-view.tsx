import { useState } from 'preact/hooks';
import { BodyView, CodeBlock } from '../../components/code-block.tsx';
import { Data } from '../../components/data.tsx';
import { DefinitionList } from '../../components/definition-list.tsx';
import { Time } from '../../components/time.tsx';
import { AttemptResult, type WebhookAttempt } from './delivery-status.tsx';

/** One attempt: what was sent, and what came back. */
export function AttemptView({ attempt, isOpen }: { readonly attempt: WebhookAttempt; readonly isOpen: boolean }) {
  const { number, at, request, response, failure } = attempt;
  const [shows, setShows] = useState(isOpen);
  return (
    <details class="attempt" open={isOpen} onToggle={({ currentTarget }) => setShows(currentTarget.open)}>
      <summary>
        <span>Attempt {number}</span>
        <AttemptResult attempt={attempt} />
        <span class="attempt-time">
          <Time at={at} />
        </span>
      </summary>
      {shows ? (
        <div class="attempt-body">
          <h4>Request</h4>
          <p>
            <code>
              POST <Data text={request.url} />
            </code>
          </p>
          <Headers headers={request.headers} />
          <MessageBody text={request.body} label={`request body of attempt ${number}`} />
          <h4>Response</h4>
          {response === undefined ? (
            <p>
              No response arrived: <Data text={failure ?? 'unknown reason'} />
            </p>
          ) : (
            <>
              <p>Status {response.status}</p>
              {response.body === '' ? (
                <p class="quiet">No body</p>
              ) : (
                <MessageBody text={response.body} label={`response body of attempt ${number}`} />
              )}
            </>
          )}
        </div>
      ) : null}
    </details>
  );
}

function Headers({ headers }: { readonly headers: Readonly<Record<string, string>> }) {
  return (
    <div class="attempt-headers">
      <DefinitionList
        items={Object.entries(headers).map(([name, value]) => [name, <Data key={name} text={value} />])}
      />
    </div>
  );
}

/** A body that can be read, or exactly as it was sent: a signature covers the exact text. */
function MessageBody({ text, label }: { readonly text: string; readonly label: string }) {
  const [isExact, setExact] = useState(false);
  return (
    <div class="message-body">
      <div class="message-body-forms">
        <button type="button" class="button button-quiet" aria-pressed={!isExact} onClick={() => setExact(false)}>
          Formatted
        </button>
        <button type="button" class="button button-quiet" aria-pressed={isExact} onClick={() => setExact(true)}>
          Exact
        </button>
        <span class="quiet">{new TextEncoder().encode(text).length.toLocaleString('en')} bytes</span>
      </div>
      {isExact ? <CodeBlock text={text} label={`Exact ${label}`} /> : <BodyView text={text} label={label} />}
    </div>
  );
}
