import { type Document, operationsOf, type Response, resolve, type Schema } from './document.ts';
import { banner, tsLiteral, withGeneratedPart } from './ts-source.ts';

/** The enumerations that programs branch on: every status, and the types of events. */
const branchedOn = /^Known\w*(Status|EventType)$/;

/** Generates the value list and the type guard of each enumeration that programs branch on. They allow exhaustive switches over its values. */
export function knownValues(document: Document): string {
  const known = Object.entries(document.components.schemas ?? {}).filter(([name]) => branchedOn.test(name));
  const names = known.map(([name]) => name);
  const imports =
    names.length > 0 ? `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './schema.ts';\n` : '';
  return banner + imports + known.map(([name, schema]) => declarations(name, schema)).join('');
}

function declarations(name: string, { enum: values = [] }: Schema): string {
  const constant = `${name[0]?.toLowerCase()}${name.slice(1)}Values`;
  return `
/** The known values of {@link ${name}}. Assumption: the service can send other values. */
export const ${constant} = [
${values.map((value) => `  ${tsLiteral(value)},\n`).join('')}] as const satisfies readonly ${name}[];

/** Returns true for a known value of {@link ${name}}. */
export function is${name}(value: unknown): value is ${name} {
  return (${constant} as readonly unknown[]).includes(value);
}
`;
}

/** Generates the number of decimals of each currency in the document, in alphabetical order. */
export function currencies(document: Document): string {
  const byDecimals = document.components.schemas?.CurrencyCode?.['x-minor-units'] as
    | Record<string, string[]>
    | undefined;
  if (byDecimals === undefined)
    throw new Error('CurrencyCode has no x-minor-units. Add the currencies by their number of decimals');
  const pairs = Object.entries(byDecimals).flatMap(([decimals, codes]) =>
    codes.map((code) => [code, Number(decimals)] as const),
  );
  const duplicate = pairs.find(([code], index) => pairs.findIndex(([other]) => other === code) !== index);
  if (duplicate !== undefined) throw new Error(`x-minor-units lists ${duplicate[0]} twice`);
  const minorUnits = Object.fromEntries(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
  return `
/** The number of decimals of each known ISO 4217 currency. */
export const minorUnits: Readonly<Record<string, number>> = ${tsLiteral(minorUnits)};
`;
}

/** Returns the table `x-response-outcomes` of the document. */
function readOutcomes(document: Document) {
  const table = document['x-response-outcomes'];
  const list = <Item>(name: string, property: string): readonly Item[] => {
    const found = table?.[name]?.[property];
    if (Array.isArray(found) && found.length > 0) return found;
    throw new Error(`x-response-outcomes.${name} has no ${property}. List at least one`);
  };
  return {
    rejected: list<number>('nothing-happened', 'statuses'),
    rejectedWithCode: list<number>('nothing-happened', 'statuses-with-code'),
    earlierSuccessWords: list<string>('earlier-success', 'code-words'),
    retriedStatuses: list<number>('retried', 'statuses'),
    retriedCodes: list<string>('retried', 'codes'),
  };
}

/** Generates what the client has to know about an error response, and the name of the header that marks a stored response. */
export function responseOutcomes(document: Document): string {
  const outcomes = readOutcomes(document);
  return `${banner}
/** Assumption: with these statuses, the service did nothing. */
export const rejectedStatuses: readonly number[] = ${tsLiteral(outcomes.rejected)};

/** Assumption: with these statuses, the service did nothing if the body has an error code. */
export const rejectedStatusesWithCode: readonly number[] = ${tsLiteral(outcomes.rejectedWithCode)};

/** A code with one of these words may mean that an earlier request with the same key succeeded. */
export const earlierSuccessWords: readonly string[] = ${tsLiteral(outcomes.earlierSuccessWords)};

/** With these statuses, the same request may succeed later. */
export const retriedStatuses: readonly number[] = ${tsLiteral(outcomes.retriedStatuses)};

/** Assumption: with these codes, the first request with the same key is still running. */
export const retriedCodes: readonly string[] = ${tsLiteral(outcomes.retriedCodes)};

/** The header that is \`true\` on a stored response to an earlier request with the same key. */
export const replayedHeader = ${tsLiteral(replayedHeaderOf(document))};
`;
}

/** Returns the name of the header that refers to the component `IdempotentReplayed`. */
function replayedHeaderOf(document: Document): string {
  const responses = operationsOf(document).flatMap(({ operation }) => Object.values(operation.responses));
  const headers = responses.flatMap((each) => Object.entries(resolve<Response>(document, each).headers ?? {}));
  const [name] = headers.find(([, { $ref }]) => $ref === '#/components/headers/IdempotentReplayed') ?? [];
  if (name === undefined) throw new Error('No response refers to the header IdempotentReplayed');
  return name;
}

/** Writes the table of the error responses into a page. */
export function withResponseOutcomes(page: string, document: Document): string {
  const { rejected, rejectedWithCode, earlierSuccessWords, retriedStatuses, retriedCodes } = readOutcomes(document);
  const isRetried = (status: number) => retriedStatuses.includes(status);
  const words = earlierSuccessWords.map((word) => `\`${word}\``).join(', ');
  const rows = [
    [retriedCodes.map((code) => `\`${code}\``).join(', '), 'unknown', true],
    [`A code with one of the words ${words}, to a request with a key`, 'unknown', false],
    [rejected.filter((status) => !isRetried(status)).join(', '), 'rejected', false],
    [rejected.filter(isRetried).join(', '), 'rejected', true],
    [`${rejectedWithCode.join(', ')} with another code`, 'rejected', false],
    [retriedStatuses.filter((status) => !rejected.includes(status)).join(', '), 'unknown', true],
    ['Any other error status', 'unknown', false],
  ] as const;
  const table = [
    '| Error response | Outcome of the attempt | Sent again |',
    '| --- | --- | --- |',
    ...rows.map(
      ([response, outcome, isSentAgain]) => `| ${response} | \`${outcome}\` | ${isSentAgain ? 'Yes' : 'No'} |`,
    ),
  ];
  return withGeneratedPart(page, 'openapi/openapi.yaml', table.join('\n'));
}

/** The enumerations of the payments API that the inspector page offers, by the name of their constant. */
const enumerations = {
  paymentStatuses: { schema: 'KnownPaymentStatus', text: 'The known statuses of a payment.' },
  processingCountries: { schema: 'ProcessingCountry', text: 'The countries that the service supports.' },
  workflows: { schema: 'WorkflowInput', text: 'The integration types of a payment.' },
} as const;

/** Generates the values that the inspector page offers in its forms, and the number of decimals of each currency. */
export function inspectorValues(document: Document): string {
  const lists = Object.entries(enumerations).map(([name, { schema, text }]) => {
    const values = document.components.schemas?.[schema]?.enum;
    if (values === undefined)
      throw new Error(`${schema} must be an enumeration, because the inspector offers its values`);
    return `
/** ${text} */
export const ${name} = ${tsLiteral(values)} as const;
`;
  });
  return banner + lists.join('') + currencies(document);
}
