import { ActionButton } from '../../components/admin-call.tsx';
import type { Clock } from './timeline.ts';

/** Moves the clock to a scheduled time. */
export function AdvanceButton({
  at,
  clock,
  merchant,
}: {
  readonly at: string;
  readonly clock: Clock | undefined;
  readonly merchant: string;
}) {
  if (clock === undefined) return null;
  const duration = Date.parse(at) - clock.now;
  if (!(duration > 0)) return null;
  return (
    <ActionButton
      call={{ operation: 'advanceClock', body: { duration: Math.ceil(duration) }, merchant }}
      done="The clock was moved"
      question={{
        title: 'Move the clock of the merchant?',
        text: `Everything that is due until ${at} happens: other payments, deadlines and webhook attempts too.`,
      }}
    >
      Move the clock here
    </ActionButton>
  );
}
