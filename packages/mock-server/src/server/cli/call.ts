import { didYouMean, similarName } from '../../core/options/suggest-name.ts';
import { type AdminOperationId, adminOperations } from '../../generated/admin-operations.ts';
import { callAdminApi } from './admin-client.ts';
import { createCommand, printJson, UsageError } from './command-line.ts';

export const operationIds = Object.keys(adminOperations) as AdminOperationId[];

/** The names of the values in the path of an operation: `<paymentId>`. */
const pathNames = (id: AdminOperationId) =>
  (adminOperations[id].path.match(/\{\w+\}/g) ?? []).map((name) => `<${name.slice(1, -1)}>`);

/** `call <operation>` calls any operation of the admin API. */
export const call = createCommand({
  name: 'call',
  usage: '<operation> [<value>…]',
  summary: 'Calls an operation of the admin API, and prints its result as JSON',
  details: `Operations, with the values of their paths:
${operationIds.map((id) => `  ${[id, ...pathNames(id)].join(' ')}`).join('\n')}

/__mock/docs on the server describes their fields. <json> is the body, or a part of it.`,
  hasFields: true,
  examples: [
    'paychord-mock call createPayment --amount.value 40',
    'paychord-mock call receiveTransfer --amount.value 1250.75',
    'paychord-mock call injectFault \'{"phase":"before","status":503}\'',
    'paychord-mock call flushWebhooks',
  ],
  async run({ target, fields, args: [name = '', ...values] }) {
    if (name === '') throw new UsageError('call needs an operation');
    const id = operationIds.find((each) => each === name);
    if (id === undefined)
      throw new UsageError(`Unknown operation: ${name}${didYouMean(similarName(name, operationIds))}`);
    const names = pathNames(id);
    const json = values.slice(names.length);
    if (values.length < names.length || values.includes('') || json.length > 1) {
      throw new UsageError(`call takes ${[id, ...names].join(' ')} [<json>]`);
    }
    printJson(await callAdminApi(target, id, { path: values, ...inputOf(id, { ...parseBody(json[0]), ...fields }) }));
  },
});

/** An operation without a body has its fields in the query. */
function inputOf(id: AdminOperationId, fields: object) {
  if (Object.keys(fields).length === 0) return {};
  if (adminOperations[id].body !== 'none') return { body: fields };
  return { query: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])) };
}

function parseBody(text: string | undefined): object {
  if (text === undefined) return {};
  try {
    return Object(JSON.parse(text));
  } catch {
    // It can contain a secret.
    throw new UsageError('<json> is not valid JSON');
  }
}
