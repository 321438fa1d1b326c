/** The view of a new payment has the latest transaction twice, at its end, and the details of the payment method in the payment too. */
interface CreatedView {
  readonly payment_method: { readonly payment_method_detail: unknown };
  readonly transactions: { readonly payment_method: { readonly detail: unknown } };
  readonly transactions_history: readonly unknown[];
}

/** Stands for the transactions at the end of a text. Inside of a name or a value, the quote after the comma would have a backslash. */
const end = ',"transactions":0,"transactions_history":0}';
/** Stands for the details. A single character that is rare is found several times as fast as a name. */
const placeholder = '~';

/** Returns what `JSON.stringify` does. The parts that the view of a new payment has several times are serialized once. */
export function stringifyBody(body: unknown): string {
  return (isCreatedView(body) ? stringifyView(body) : undefined) ?? JSON.stringify(body);
}

/** Returns undefined when the text has a part in another place than the view of a new payment. */
function stringifyView(view: CreatedView): string | undefined {
  const { payment_method, transactions: latest, transactions_history: history } = view;
  const detail = JSON.stringify(latest.payment_method.detail);
  const method = { ...payment_method, payment_method_detail: placeholder };
  const frame = JSON.stringify({ ...view, payment_method: method, transactions: 0, transactions_history: 0 });
  if (!frame.endsWith(end)) return undefined;
  const payment = insertDetail(frame.slice(0, -end.length), detail);
  const latestFrame = JSON.stringify({ ...latest, payment_method: { ...latest.payment_method, detail: placeholder } });
  const transaction = insertDetail(latestFrame, detail);
  if (payment === undefined || transaction === undefined) return undefined;
  let earlier = '';
  for (let index = 0; index < history.length - 1; index += 1) earlier += `${JSON.stringify(history[index])},`;
  return `${payment},"transactions":${transaction},"transactions_history":[${earlier}${transaction}]}`;
}

/** Replaces the placeholder and its quotes. Returns undefined when the text has the character at another place too. */
function insertDetail(text: string, detail: string): string | undefined {
  const at = text.indexOf(placeholder);
  if (text.includes(placeholder, at + 1)) return undefined;
  return text.slice(0, at - 1) + detail + text.slice(at + 2);
}

function isCreatedView(body: unknown): body is CreatedView {
  const { payment_method, transactions, transactions_history: history } = Object(body);
  const detail: unknown = Object(payment_method).payment_method_detail;
  if (!Array.isArray(history) || !isObject(detail) || !isObject(transactions)) return false;
  return history.at(-1) === transactions && Object(transactions.payment_method).detail === detail;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
