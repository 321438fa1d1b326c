import type { ComponentType } from 'preact';
import { PaymentsView } from './payments/payments-view.tsx';
import { RequestsView } from './requests/requests-view.tsx';
import { ServerView } from './server/server-view.tsx';
import { WebhooksView } from './webhooks/webhooks-view.tsx';

/** A view of the page. */
export interface View {
  /** The first segment of its address: `#/requests`. */
  readonly id: string;
  /** Its name in the navigation. */
  readonly title: string;
  readonly Content: ComponentType;
}

/** The views in the order of the navigation. The first one opens by default. */
export const views: readonly View[] = [
  { id: 'requests', title: 'Requests', Content: RequestsView },
  { id: 'payments', title: 'Payments', Content: PaymentsView },
  { id: 'webhooks', title: 'Webhooks', Content: WebhooksView },
  { id: 'server', title: 'Server', Content: ServerView },
];
