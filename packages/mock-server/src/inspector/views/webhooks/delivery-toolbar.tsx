import { escapeControls } from '../../api/visible-text.ts';
import { ActionButton } from '../../components/admin-call.tsx';
import type { DeliveryFilter } from './delivery-filter.ts';
import { type DeliveryStatus, deliveryStatuses, type WebhookEndpoint } from './delivery-status.tsx';
import { endpointName } from './endpoint-name.ts';
import { ResendFailedButton } from './resend-failed-button.tsx';
import { useEventNames } from './use-body-schema.ts';

/** The filters of the list, and the actions for many deliveries. */
export function DeliveryToolbar({
  filter,
  endpoints,
  merchant,
  summary,
  onFilter,
}: {
  readonly filter: DeliveryFilter;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly merchant: string | undefined;
  readonly summary: string;
  onFilter(changes: Partial<DeliveryFilter>): void;
}) {
  const names = endpoints.map((each) => ({ value: each.id, label: escapeControls(endpointName(each)) }));
  return (
    <search class="toolbar" aria-label="Filter the deliveries">
      <FilterSelect
        label="Event"
        all="Every event"
        value={filter.event}
        choices={useEventNames().map((value) => ({ value, label: value }))}
        onInput={(event) => onFilter({ event })}
      />
      <FilterSelect
        label="Status"
        all="Every status"
        value={filter.status}
        choices={(Object.keys(deliveryStatuses) as DeliveryStatus[]).map((value) => ({ value, label: value }))}
        onInput={(status) => onFilter({ status })}
      />
      <FilterSelect
        label="Endpoint"
        all="Every endpoint"
        value={filter.endpoint}
        choices={names}
        onInput={(endpoint) => onFilter({ endpoint })}
      />
      <input
        type="search"
        class="filter-payment"
        aria-label="Payment id"
        placeholder="Payment id"
        value={filter.payment}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => onFilter({ payment: currentTarget.value })}
      />
      <div class="toolbar-end">
        <span class="quiet toolbar-summary">{summary}</span>
        <ResendFailedButton filter={filter} merchant={merchant} />
        <ActionButton
          call={{ operation: 'flushWebhooks', merchant }}
          done="Every pending attempt was made"
          hasHint={false}
        >
          Flush
        </ActionButton>
      </div>
    </search>
  );
}

function FilterSelect({
  label,
  all,
  value,
  choices,
  onInput,
}: {
  readonly label: string;
  /** The choice that filters nothing. */
  readonly all: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  onInput(value: string): void;
}) {
  // A link can name a value that does not exist, for example a removed endpoint.
  const isOther = value !== '' && !choices.some((each) => each.value === value);
  return (
    <select aria-label={label} value={value} onInput={({ currentTarget }) => onInput(currentTarget.value)}>
      <option value="">{all}</option>
      {choices.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
      {isOther ? <option value={value}>{escapeControls(value)}</option> : null}
    </select>
  );
}
