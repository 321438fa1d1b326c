import { useEffect, useState } from 'preact/hooks';
import type { AdminCall, BodyOf, ResultOf } from '../api/admin-call.ts';
import { AdminError } from '../api/admin-error.ts';
import { type BodySchema, loadBodySchema } from '../api/schema.ts';
import type { AdminOperationId } from '../generated/operations.ts';
import { notifyError } from '../state/messages.ts';
import { ActionButton } from './admin-call.tsx';
import { LoadError } from './empty.tsx';
import { InvalidJson, SchemaFields } from './schema-field.tsx';

/** A form for the body of an operation, made from its schema. Only the server decides whether the body is valid: its reasons are shown. */
export function AdminForm<Id extends AdminOperationId>({
  call,
  initial,
  omit,
  first,
  disabledReason,
  action,
  done,
  onDone,
}: {
  /** The call without its body. */
  readonly call: Omit<AdminCall<Id>, 'body'>;
  /** The values to start with. */
  readonly initial?: BodyOf<Id>;
  /** The fields to leave out. A value of `initial` for them is sent. */
  readonly omit?: readonly string[];
  /** The fields that the form shows at first. A closed group has the others. By default, every field is shown. */
  readonly first?: readonly string[];
  /** Why the form cannot be sent. It then says so. */
  readonly disabledReason?: string | undefined;
  /** The label of the button: `Inject the fault`. */
  readonly action: string;
  /** The message of success. */
  readonly done: string;
  onDone?(result: ResultOf<Id>): void;
}) {
  const [schema, setSchema] = useState<BodySchema>();
  const [error, setError] = useState<AdminError>();
  const [value, setValue] = useState<unknown>(initial);
  /** Counts the sent forms. Another key empties the fields that keep a text. */
  const [round, setRound] = useState(0);
  const { operation } = call;
  useEffect(() => {
    loadBodySchema(operation).then(setSchema, (failure: unknown) => {
      if (failure instanceof AdminError) setError(failure);
      else notifyError('The form could not be created', failure);
    });
  }, [operation]);
  if (error !== undefined) return <LoadError error={error} />;
  if (schema === undefined) return <p class="quiet">Loading…</p>;
  const body = (value ?? {}) as BodyOf<Id>;
  const names = Object.keys(schema.resolve(schema.schema).properties ?? {});
  const later = first === undefined ? [] : names.filter((each) => !first.includes(each));
  const fields = { schema: schema.schema, resolve: schema.resolve, value, onInput: setValue };
  return (
    <form class="form" onSubmit={(event) => event.preventDefault()}>
      <SchemaFields key={round} {...fields} omit={[...(omit ?? []), ...later]} />
      {later.length === 0 ? null : (
        <details key={`later-${round}`} class="schema-group">
          <summary>More fields</summary>
          <div class="schema-fields">
            <SchemaFields {...fields} omit={[...(omit ?? []), ...(first ?? [])]} />
          </div>
        </details>
      )}
      <div class="actions">
        <ActionButton
          call={{ ...call, body } as AdminCall<Id>}
          done={done}
          tone="primary"
          isSubmit
          disabledReason={containsInvalid(value) ? 'A field is not valid JSON' : disabledReason}
          onDone={(result) => {
            setValue(initial);
            setRound(round + 1);
            onDone?.(result);
          }}
        >
          {action}
        </ActionButton>
      </div>
    </form>
  );
}

function containsInvalid(value: unknown): boolean {
  if (value instanceof InvalidJson) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(containsInvalid);
}
