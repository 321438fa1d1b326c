import type { WebhookEndpoint } from './delivery-status.tsx';

/** Returns a short name of an endpoint. The page has to show it as data. */
export function endpointName({ target, url, id, isMerchantBaseUrl }: WebhookEndpoint): string {
  if (target === 'inbox') return `Inbox ${id.slice(0, 8)}`;
  if (target === 'receiver') return `Function ${id.slice(0, 8)}`;
  return isMerchantBaseUrl ? `${url} (merchant base URL)` : url;
}
