import { Empty } from '../../components/empty.tsx';

/** The view of the payments. */
export function PaymentsView() {
  return <Empty title="Payments" />;
}
