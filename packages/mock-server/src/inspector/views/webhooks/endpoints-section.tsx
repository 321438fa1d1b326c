import { Empty } from '../../components/empty.tsx';
import { AddInboxButton } from './add-inbox-button.tsx';
import type { WebhookEndpoint } from './delivery-status.tsx';
import { EndpointCard } from './endpoint-card.tsx';
import { AddEndpointButton } from './endpoint-form.tsx';
import { MerchantBaseUrlButton } from './merchant-base-url-form.tsx';

/** The endpoints of a merchant. */
export function EndpointsSection({
  endpoints,
  merchant,
}: {
  readonly endpoints: readonly WebhookEndpoint[] | undefined;
  readonly merchant: string | undefined;
}) {
  if (endpoints === undefined) return <Empty title="Loading…" />;
  return (
    <div class="page">
      <div class="actions">
        <AddInboxButton merchant={merchant} />
        <AddEndpointButton merchant={merchant} />
        <MerchantBaseUrlButton
          merchant={merchant}
          isSet={endpoints.some(({ isMerchantBaseUrl }) => isMerchantBaseUrl)}
        />
      </div>
      {endpoints.length === 0 ? (
        <Empty title="No endpoint yet">
          <p>Add the URL of your receiver. Or add an inbox, and read the payloads here without a receiver.</p>
        </Empty>
      ) : (
        endpoints.map((endpoint) => <EndpointCard key={endpoint.id} endpoint={endpoint} merchant={merchant} />)
      )}
    </div>
  );
}
