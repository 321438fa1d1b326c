import type { AdminCall } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/admin-call.tsx';
import { type AdminOperationId, adminOperations } from '../../generated/operations.ts';
import { MoveForm } from './move-form.tsx';
import { moveWords } from './move-words.ts';
import type { NextMove, SuggestedCall, Timeline } from './timeline.ts';

/** Every move of the payment: the possible ones as buttons with their calls, and the others with the reason. */
export function NextMoves({ timeline, merchant }: { readonly timeline: Timeline; readonly merchant: string }) {
  const { payment, money, nextMoves } = timeline;
  const known = nextMoves.filter(({ id, control }) => id in moveWords && control.operation in adminOperations);
  const possible = known.filter(({ allowed }) => allowed);
  const others = known.filter(({ allowed }) => !allowed);
  return (
    <section class="payment-section" aria-label="Next moves">
      <h3>What happens next</h3>
      {possible.length === 0 ? <p class="quiet">The payment is in a final state.</p> : null}
      <ul class="moves">
        {possible.map((move) => (
          <MoveForm
            // Another amount is another form: it starts with what is left.
            key={`${move.id} ${move.maxAmount}`}
            move={move}
            call={callOf(move.control, payment.id, merchant)}
            currency={money.currency}
            merchant={merchant}
          />
        ))}
      </ul>
      {reasonsOf(others).map(([reason, moves]) => (
        <div key={reason} class="moves-impossible">
          <p class="quiet">{reason}</p>
          <div class="actions">
            {moves.map((move) => (
              <ActionButton
                key={move.id}
                call={callOf(move.control, payment.id, merchant)}
                done={moveWords[move.id].done}
                disabledReason={reason}
                hasHint={false}
              >
                {moveWords[move.id].action}
              </ActionButton>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

/** Groups the moves that are not possible: most have the same reason. */
function reasonsOf(moves: readonly NextMove[]): readonly (readonly [reason: string, moves: readonly NextMove[]])[] {
  const groups = new Map<string, NextMove[]>();
  for (const move of moves) {
    const reason = move.reason ?? 'The state does not allow it';
    groups.set(reason, [...(groups.get(reason) ?? []), move]);
  }
  return [...groups];
}

/** The call that makes the move. The server names it, and its operation is one that the page knows. */
function callOf({ operation, body }: SuggestedCall, paymentId: string, merchant: string): AdminCall {
  return {
    operation: operation as AdminOperationId,
    path: { paymentId },
    ...(body === undefined ? {} : { body }),
    merchant,
  } as AdminCall;
}
