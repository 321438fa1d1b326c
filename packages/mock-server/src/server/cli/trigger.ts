import type { Payment } from '@paychord/sdk';
import { moves } from '../../core/moves/moves.ts';
import { definedFields } from '../../core/options/option-rules.ts';
import { suggestName } from '../../core/options/suggest-name.ts';
import type { PaymentMove, PaymentTimeline } from '../../generated/control-types.ts';
import { callAdminApi } from './admin-client.ts';
import {
  type AdminTarget,
  CommandError,
  createCommand,
  print,
  printHint,
  sameTarget,
  UsageError,
} from './command-line.ts';

/** The moves that the timeline of a payment offers. */
const offered = Object.entries(moves).filter(([, { ways }]) => ways.length > 0);

export const moveNames = ['create', ...offered.map(([name]) => name)];

const moveLines = offered.map(([name, { ways, fields }]) => {
  const actions = ways.map(({ action }) => action).join(', ');
  const options = Object.keys(fields).map((field) => ` --${field}`);
  return `  ${name.padEnd(16)} ${actions.padEnd(34)}${options.join('')}`.trimEnd();
});

/** `trigger create`, `trigger refund <payment-id>` … make a move of a payment. */
export const trigger = createCommand({
  name: 'trigger',
  usage: '<move> [<payment-id>]',
  summary: 'Creates a payment, or makes a move of one',
  details: `Moves:
  create           Create a payment                   --amount.value --payment_method.token …
${moveLines.join('\n')}

Without an id, it is the latest payment that allows the move. The start of an id is enough.`,
  hasFields: true,
  examples: [
    'paychord-mock trigger create --amount.value 40 --payment_method.token tok_insufficient_funds',
    'paychord-mock trigger openChargeback --reason FRAUD',
    'paychord-mock trigger decideDispute --decision won',
  ],
  async run({ target, fields, args: [move = '', given, ...others] }) {
    if (!moveNames.includes(move)) {
      const problem = move === '' ? 'trigger needs a move' : `Unknown move: ${move}`;
      throw new UsageError(`${problem}. ${suggestName(move, moveNames, 'Known moves')}`);
    }
    if (others.length > 0 || given === '' || (move === 'create' && given !== undefined)) {
      throw new UsageError(`trigger ${move} takes ${move === 'create' ? 'no id' : 'one id'}`);
    }

    const id = move === 'create' ? await create(target, fields) : await findPayment(target, move, given);
    if (move !== 'create') await callAdminApi(target, 'makeMove', { path: [id, move], body: fields });
    const { payment, nextMoves } = await timelineOf(target, id);

    print(`${describePayment(payment)}\n`);
    for (const next of nextMoves.filter(({ allowed }) => allowed)) {
      const options = Object.entries(next.fields).map(([name, value]) => ` --${name} ${value}`);
      printHint(`Next: ${sameTarget(target)(`trigger ${next.move} ${id}${options.join('')}`)}\n`);
    }
  },
});

/** Describes a payment, and what was done to it last, for example a refund. */
function describePayment(payment: Payment): string {
  const { id, status, sub_status, amount, merchant_order_id: order } = payment;
  const transactions = [payment.transactions].flat();
  const latest = transactions.at(-1);
  // The code says why a payment failed. It repeats the status of any other payment.
  const code = latest?.response_code ?? status;
  const reason = latest?.status === status && code !== status ? ` (${code})` : '';
  const change = transactions.length > 1 ? `. ${latest?.type} ${latest?.id}: ${latest?.amount} ${amount.currency}` : '';
  return `Payment ${id} is ${status}/${sub_status}${reason}: ${amount.value} ${amount.currency}, order ${order}${change}`;
}

async function create(target: AdminTarget, body: object): Promise<string> {
  const { id } = (await callAdminApi(target, 'createPayment', { body })) as Payment;
  return id;
}

async function timelineOf(target: AdminTarget, id: string): Promise<PaymentTimeline> {
  return (await callAdminApi(target, 'getPaymentTimeline', { path: [id] })) as PaymentTimeline;
}

/** Finds the payment with the start of an id, as the log shows it, or the latest one that allows the move. */
async function findPayment(target: AdminTarget, move: string, given: string | undefined): Promise<string> {
  const query = definedFields({ search: given?.replace(/…$/, ''), sort: 'newest', limit: '200' });
  const payments = (await callAdminApi(target, 'listPayments', { query })) as Payment[];
  const [latest, ...others] = payments;
  // The server explains an id that it does not have.
  if (given !== undefined) return latest !== undefined && others.length === 0 ? latest.id : given;

  let reason = 'No payment exists. Create one with paychord-mock trigger create';
  for (const { id } of payments) {
    const { nextMoves } = await timelineOf(target, id);
    const ways = nextMoves.filter((next) => next.move === (move as PaymentMove));
    if (ways.some(({ allowed }) => allowed)) {
      printHint(`Using the payment ${id}, the latest one that allows this move\n`);
      return id;
    }
    if (id === latest?.id) reason = `The latest one: ${ways[0]?.reason ?? id}`;
  }
  throw new CommandError(`None of the latest 200 payments allows ${move}. ${reason}`);
}
