import { controlAt } from './control.ts';

/** Reports unhandled errors of a page or a worker. A process ends with them by itself. */
export function reportErrorsTo(control: string): (error: unknown) => Promise<void> {
  const { report } = controlAt(control);
  const complain = (error: unknown) => report({ kind: 'trouble', trouble: String(Object(error).stack ?? error) });
  addEventListener('unhandledrejection', ({ reason }) => void complain(reason));
  return complain;
}
