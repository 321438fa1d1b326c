import { currentMerchant } from '../../state/merchants.ts';
import { linkTo, route } from '../../state/router.ts';
import { PaymentsTab } from './payments-tab.tsx';
import { TransfersTab } from './transfers-tab.tsx';
import './payments.css';

const tabs = [
  { id: undefined, title: 'Payments' },
  { id: 'transfers', title: 'Incoming transfers' },
] as const;

/** The payments of a merchant, and in a second tab the bank transfers that arrived. */
export function PaymentsView() {
  const { id, query } = route.value;
  const merchant = currentMerchant.value;
  const isTransfers = id === undefined && query.get('tab') === 'transfers';
  return (
    <div class={`payments${id === undefined ? '' : ' has-payment'}`}>
      <nav class="tabs" aria-label="Money">
        {tabs.map((tab) => (
          <a
            key={tab.title}
            href={linkTo('payments', undefined, { tab: tab.id, merchant: query.get('merchant') ?? undefined })}
            aria-current={(tab.id === 'transfers') === isTransfers ? 'page' : undefined}
          >
            {tab.title}
          </a>
        ))}
      </nav>
      {isTransfers ? <TransfersTab merchant={merchant} /> : <PaymentsTab merchant={merchant} openId={id} />}
    </div>
  );
}
