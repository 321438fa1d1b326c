import { Empty } from '../../components/empty.tsx';

/** The view of the webhooks. */
export function WebhooksView() {
  return <Empty title="Webhooks" />;
}
