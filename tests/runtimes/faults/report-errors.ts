import { controlAt } from './control.ts';

/** Tells whatever goes wrong in a page or a worker that no row waits for. A process ends of it by itself. */
export function complainTo(control: string): (error: unknown) => Promise<void> {
  const { tell } = controlAt(control);
  const complain = (error: unknown) => tell({ kind: 'trouble', trouble: String(Object(error).stack ?? error) });
  addEventListener('unhandledrejection', ({ reason }) => void complain(reason));
  return complain;
}
