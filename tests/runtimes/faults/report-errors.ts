import { controlAt } from './control.ts';

/** Reports unhandled errors of a page or a worker. A process ends with them by itself. */
export function complainTo(control: string): (error: unknown) => Promise<void> {
  const { tell } = controlAt(control);
  const complain = (error: unknown) => tell({ kind: 'trouble', trouble: String(Object(error).stack ?? error) });
  addEventListener('unhandledrejection', ({ reason }) => void complain(reason));
  return complain;
}
