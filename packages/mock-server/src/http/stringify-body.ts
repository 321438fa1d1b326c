/** The view of a new payment has the latest transaction twice, at its end. */
interface CreatedView {
  readonly transactions: object;
  readonly transactions_history: readonly object[];
}

/** Stands for the transactions at the end of a text. Inside of a name or a value, the quote after the comma would have a backslash. */
const end = ',"transactions":0,"transactions_history":0}';

/** Returns what `JSON.stringify` does. The latest transaction of a new payment is serialized once, although the body has it twice. */
export function stringifyBody(body: unknown): string {
  if (!isCreatedView(body)) return JSON.stringify(body);
  const frame = JSON.stringify({ ...body, transactions: 0, transactions_history: 0 });
  if (!frame.endsWith(end)) return JSON.stringify(body);
  const history = body.transactions_history;
  const latest = JSON.stringify(body.transactions);
  let earlier = '';
  for (let index = 0; index < history.length - 1; index += 1) earlier += `${JSON.stringify(history[index])},`;
  return `${frame.slice(0, -end.length)},"transactions":${latest},"transactions_history":[${earlier}${latest}]}`;
}

function isCreatedView(body: unknown): body is CreatedView {
  if (typeof body !== 'object' || body === null || !('transactions_history' in body && 'transactions' in body))
    return false;
  const { transactions, transactions_history: history } = body;
  return isObject(transactions) && Array.isArray(history) && history.at(-1) === transactions;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
