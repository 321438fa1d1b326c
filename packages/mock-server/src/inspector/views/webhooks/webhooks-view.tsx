import { Data } from '../../components/data.tsx';
import { LoadError } from '../../components/empty.tsx';
import { currentMerchant, merchants, selectedMerchant } from '../../state/merchants.ts';
import { useResource } from '../../state/resource.ts';
import { linkTo, route } from '../../state/router.ts';
import { ChaosForm } from './chaos-form.tsx';
import { ChaosNotice } from './chaos-notice.tsx';
import { DeliveriesSection } from './deliveries-section.tsx';
import { EndpointsSection } from './endpoints-section.tsx';
import './webhooks.css';

/** The sections beside the deliveries. Any other id in the address is the id of a delivery. */
const sections = [
  { id: undefined, title: 'Deliveries' },
  { id: 'endpoints', title: 'Endpoints' },
  { id: 'chaos', title: 'Chaos' },
] as const;

/** The view of the webhooks of one merchant: deliveries, endpoints and chaos. */
export function WebhooksView() {
  const { id, query } = route.value;
  const merchant = currentMerchant.value;
  const isReady = merchant !== undefined;
  const endpoints = useResource(isReady ? { operation: 'listWebhookEndpoints', merchant } : undefined);
  const chaos = useResource(isReady ? { operation: 'getWebhookChaos', merchant } : undefined);
  const section = sections.find((each) => each.id === id) ?? sections[0];
  const merchantQuery = { merchant: query.get('merchant') ?? undefined };
  return (
    <div class="webhooks">
      <div class="webhooks-head">
        <nav class="webhooks-nav" aria-label="Webhooks">
          {sections.map(({ id: each, title }) => (
            <a
              key={title}
              href={linkTo('webhooks', each, merchantQuery)}
              aria-current={title === section.title ? 'page' : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
        <MerchantNote />
      </div>
      {chaos.data === undefined ? null : <ChaosNotice chaos={chaos.data} merchant={merchant} />}
      <div class="webhooks-content">
        {endpoints.error !== undefined ? (
          <LoadError error={endpoints.error} />
        ) : section.id === 'endpoints' ? (
          <EndpointsSection endpoints={endpoints.data} merchant={merchant} key={merchant} />
        ) : section.id === 'chaos' ? (
          <ChaosForm chaos={chaos.data} merchant={merchant} key={merchant} />
        ) : (
          <DeliveriesSection deliveryId={id} endpoints={endpoints.data} merchant={merchant} />
        )}
      </div>
    </div>
  );
}

/** Says whose webhooks the view shows: it never mixes two merchants. */
function MerchantNote() {
  if (merchants.value.length < 2 || selectedMerchant.value !== undefined) return null;
  return (
    <span class="quiet" title="Select another merchant at the top of the page">
      of merchant <Data text={currentMerchant.value ?? ''} />
    </span>
  );
}
