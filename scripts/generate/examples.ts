import {
  type Document,
  type LocatedOperation,
  type MediaType,
  operationsOf,
  type Response,
  resolve,
} from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

/** The records, by the type of the SDK, and where the example of each stands: the operation, the name of the example, and the path in its body. */
const places = {
  Onboarding: ['reverseTransfer', 'reversed', 'destination_onboarding'],
  Campaign: ['retrieveCampaign', 'recovery', 'data'],
  CampaignRule: ['retrieveCampaign', 'recovery', 'data', 'rules', '0'],
  EnrolledPaymentMethod: ['listPaymentMethods', 'oneCard', 'payment_methods', '0'],
  BankTransfer: ['createPayment', 'bankTransfer', 'payment_method', 'payment_method_detail', 'bank_transfer'],
  IncomingTransfer: ['receiveIncomingTransfer', 'completed'],
} as const;

/** Generates the examples of the document from which the mock server creates its records. */
export function recordExamples(document: Document): string {
  const located = [...operationsOf(document), ...operationsOf(document, document.webhooks)];
  const examples = Object.entries(places).map(([type, [id, name, ...path]]) => {
    const found = located.find(({ operation }) => operation.operationId === id);
    const body = found && contentsOf(document, found).find(({ examples: named }) => named?.[name])?.examples?.[name];
    const value = path.reduce<unknown>((each, step) => Object(each)[step], body?.value);
    if (value === undefined) throw new Error(`${id} has no example ${name} with a value at ${path.join('.')}`);
    return `\nexport const example${type} = ${tsLiteral(value)} satisfies ${type};\n`;
  });
  const types = [...Object.keys(places), 'ErrorBody'].sort().join(', ');
  return `${banner}
import type { ${types} } from '@paychord/sdk';

// Examples of the document. The mock server replaces their ids, times, statuses and some amounts.
${examples.join('')}
/** The error that the document shows for each status. */
export const errorExamples: Readonly<Record<number, ErrorBody>> = ${tsLiteral(errorExamples(document))};
`;
}

/** Returns the example errors of refundPayment, which documents the most statuses. A status with several examples is left out. */
function errorExamples(document: Document): object {
  const refund = operationsOf(document).find(({ operation }) => operation.operationId === 'refundPayment');
  const bodies = Object.entries(refund?.operation.responses ?? {}).flatMap(([status, each]) =>
    Object.values(resolve<Response>(document, each).content ?? {}).map(({ example }) => [status, example]),
  );
  return Object.fromEntries(bodies.filter(([, example]) => example !== undefined));
}

/** The bodies of the request and of the responses. */
function contentsOf(document: Document, { operation }: LocatedOperation): MediaType[] {
  const responses = Object.values(operation.responses).map((each) => resolve<Response>(document, each));
  const request = operation.requestBody && resolve<Response>(document, operation.requestBody);
  return [...responses, ...(request ? [request] : [])].flatMap(({ content }) => Object.values(content ?? {}));
}
