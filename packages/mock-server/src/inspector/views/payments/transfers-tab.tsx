import { useState } from 'preact/hooks';
import type { ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/admin-call.tsx';
import { Badge } from '../../components/badge.tsx';
import { Data } from '../../components/data.tsx';
import { Empty, LoadError } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { Money } from '../../components/money.tsx';
import { Time } from '../../components/time.tsx';
import { useResource } from '../../state/resource.ts';
import { linkTo } from '../../state/router.ts';
import { AnnounceTransfer } from './announce-transfer.tsx';
import { useRefresh } from './use-refresh.ts';

type Transfer = ResultOf<'listTransfers'>[number];

/** The transfers that the page shows. A plain table of more would be slow. */
const maxShown = 200;

/** The bank transfers that arrived at the accounts of the merchant. */
export function TransfersTab({ merchant }: { readonly merchant: string | undefined }) {
  const [isAnnouncing, setAnnouncing] = useState(false);
  const { data, error, reload } = useResource(
    merchant === undefined ? undefined : { operation: 'listTransfers', merchant },
  );
  useRefresh(reload);
  const newest = data?.slice(-maxShown).reverse() ?? [];
  return (
    <div class="transfers">
      <div class="toolbar">
        <span class="quiet">
          Webhooks about them go to the <a href={linkTo('webhooks', undefined, { merchant })}>merchant base URL</a>.
        </span>
        <div class="toolbar-end">
          <span class="quiet toolbar-summary" role="status">
            {data === undefined ? '' : summaryOf(data.length)}
          </span>
          <button type="button" class="button button-primary" onClick={() => setAnnouncing(true)}>
            <Icon name="plus" />
            <span>Announce a transfer</span>
          </button>
        </div>
      </div>
      {error === undefined ? null : <LoadError error={error} />}
      {data?.length === 0 ? (
        <Empty title="No transfers yet">
          <p>Announce one: it is pending until you complete it.</p>
        </Empty>
      ) : (
        <TransferTable transfers={newest} merchant={merchant} />
      )}
      {isAnnouncing ? <AnnounceTransfer merchant={merchant} onClose={() => setAnnouncing(false)} /> : null}
    </div>
  );
}

function summaryOf(count: number): string {
  if (count > maxShown) return `Newest ${maxShown} of ${count.toLocaleString('en')}`;
  return `${count} ${count === 1 ? 'transfer' : 'transfers'}`;
}

function TransferTable({
  transfers,
  merchant,
}: {
  readonly transfers: readonly Transfer[];
  readonly merchant: string | undefined;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it.
    <section class="scroll-x transfer-table" tabIndex={0} aria-label="Incoming transfers">
      <table class="grid">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Amount</th>
            <th scope="col">Description</th>
            <th scope="col">Sender</th>
            <th scope="col">Transfer</th>
            <th scope="col">Created</th>
            <th scope="col">Next</th>
          </tr>
        </thead>
        <tbody>
          {transfers.map((transfer) => (
            <TransferRow key={transfer.id} transfer={transfer} merchant={merchant} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TransferRow({
  transfer: { id, status, amount, description, sender, created_at },
  merchant,
}: {
  readonly transfer: Transfer;
  readonly merchant: string | undefined;
}) {
  const isCompleted = status === 'COMPLETED';
  return (
    <tr>
      <td>
        <Badge tone={isCompleted ? 'good' : 'info'}>
          <Data text={status} />
        </Badge>
      </td>
      <td>
        {typeof amount?.value === 'number' ? <Money value={amount.value} currency={amount.currency ?? ''} /> : null}
      </td>
      <td>{description ? <Data text={description} /> : null}</td>
      <td>{sender?.account_name ? <Data text={sender.account_name} /> : null}</td>
      <td>
        <code>
          <Data text={id} />
        </code>
      </td>
      <td>{created_at ? <Time at={created_at} /> : null}</td>
      <td>
        <ActionButton
          call={{ operation: 'completeTransfer', path: { transferId: id }, merchant }}
          done="The transfer was completed"
          disabledReason={isCompleted ? 'The transfer is completed' : undefined}
          hasHint={!isCompleted}
        >
          Complete
        </ActionButton>
      </td>
    </tr>
  );
}
