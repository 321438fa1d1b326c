import { useRef } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { type PaymentsOperationId, paymentsOperations } from '../../generated/operations.ts';
import type { RequestFilter } from './request-filter.ts';

const statuses = [
  ['', 'Every status'],
  ['problems', 'Problems'],
  ['2xx', '2xx'],
  ['4xx', '4xx'],
  ['5xx', '5xx'],
  ['none', 'No response'],
] as const;

/** The filters of the list, and the buttons that stop and empty it. */
export function RequestToolbar({
  filter,
  onFilter,
  isPaused,
  onPause,
  onClear,
  summary,
}: {
  readonly filter: RequestFilter;
  onFilter(changes: Partial<RequestFilter>): void;
  readonly isPaused: boolean;
  onPause(): void;
  onClear(): void;
  readonly summary: string;
}) {
  const text = (field: 'text' | 'payment' | 'order', label: string) => (
    <input
      type="search"
      class={`filter-${field}`}
      aria-label={label}
      placeholder={label}
      value={filter[field]}
      spellcheck={false}
      autocomplete="off"
      onInput={({ currentTarget }) => onFilter({ [field]: currentTarget.value })}
    />
  );
  const status = useRef(statuses.map(([value, label]) => ({ value, label })));
  const isOther = filter.status !== '' && !statuses.some(([value]) => value === filter.status);
  return (
    <search class="toolbar" aria-label="Filter the requests">
      {text('text', 'Search in everything')}
      <select
        aria-label="Operation"
        value={filter.operation}
        onInput={({ currentTarget }) => onFilter({ operation: currentTarget.value })}
      >
        <option value="">Every operation</option>
        {(Object.keys(paymentsOperations) as PaymentsOperationId[]).map((id) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </select>
      <select
        aria-label="Status"
        value={filter.status}
        onInput={({ currentTarget }) => onFilter({ status: currentTarget.value })}
      >
        {status.current.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {isOther ? <option value={filter.status}>{filter.status}</option> : null}
      </select>
      {text('payment', 'Payment id')}
      {text('order', 'Order id')}
      <div class="toolbar-end">
        <span class="quiet toolbar-summary">{summary}</span>
        <button type="button" class="button" onClick={onPause} aria-pressed={isPaused}>
          <Icon name={isPaused ? 'play' : 'pause'} />
          <span>{isPaused ? 'Continue' : 'Pause'}</span>
        </button>
        <button type="button" class="button" onClick={onClear} title="Empties this list. The server keeps its journal.">
          <Icon name="clear" />
          <span>Clear</span>
        </button>
      </div>
    </search>
  );
}
