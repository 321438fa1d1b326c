import { useState } from 'preact/hooks';
import { send } from '../../api/admin-call.ts';
import { confirm } from '../../components/dialog.tsx';
import { notify, notifyError } from '../../state/messages.ts';
import { noteActivity } from '../../state/traffic.ts';
import { type DeliveryFilter, queryOf } from './delivery-filter.ts';
import { failedStatuses, type WebhookDelivery } from './delivery-status.tsx';

/** Makes one more attempt at each failed delivery that matches the filter. */
export function ResendFailedButton({
  filter,
  merchant,
}: {
  readonly filter: DeliveryFilter;
  readonly merchant: string | undefined;
}) {
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const failed = await findFailed(filter, merchant);
      if (failed.length === 0) notify('No failed delivery matches the filter');
      else if (await isConfirmed(failed.length)) await resendAll(failed, merchant);
    } catch (error) {
      notifyError('Resend the failed deliveries: not done', error);
    } finally {
      setBusy(false);
      noteActivity();
    }
  };
  return (
    <button
      type="button"
      class="button"
      onClick={resend}
      aria-disabled={isBusy}
      title="Makes one more attempt at each rejected or exhausted delivery that matches the filter"
    >
      Resend failed
    </button>
  );
}

async function findFailed(filter: DeliveryFilter, merchant: string | undefined): Promise<WebhookDelivery[]> {
  const lists = await Promise.all(
    failedStatuses.map((status) =>
      send({ operation: 'listDeliveries', query: { ...queryOf(filter), status }, merchant }),
    ),
  );
  return lists.flat();
}

function isConfirmed(count: number): Promise<boolean> {
  const deliveries = count === 1 ? '1 failed delivery' : `${count.toLocaleString('en')} failed deliveries`;
  return confirm({
    title: `Send ${deliveries} again?`,
    text: 'Each one gets one more attempt at once. The filter of the list limits which ones.',
    action: 'Resend',
  });
}

/** One after the other, so that a thousand deliveries do not open a thousand connections. */
async function resendAll(deliveries: readonly WebhookDelivery[], merchant: string | undefined): Promise<void> {
  for (const { id } of deliveries) {
    await send({ operation: 'resendDelivery', path: { deliveryId: id }, merchant });
  }
  notify(deliveries.length === 1 ? '1 delivery was sent again' : `${deliveries.length} deliveries were sent again`);
}
