import { Empty } from '../../components/empty.tsx';

/** The view of the server. */
export function ServerView() {
  return <Empty title="Server" />;
}
