import { type Document, type LocatedOperation, operationsOf, type Response, resolve, type Schema } from './document.ts';
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
/** The known values of {@link ${name}}. The service can send other values. */
export const ${constant} = [
${values.map((value) => `  ${tsLiteral(value)},\n`).join('')}] as const satisfies readonly ${name}[];

/** Returns true for a known value of {@link ${name}}. */
export function is${name}(value: unknown): value is ${name} {
  return (${constant} as readonly unknown[]).includes(value);
}
`;
}

/** Generates the number of decimals of each currency in the document. */
export function currencies(document: Document): string {
  const entries = Object.entries(minorUnitsOf(document)).map(([code, decimals]) => `  ${code}: ${decimals},\n`);
  return `${banner}
/** The number of decimals of each known ISO 4217 currency. */
export const minorUnits: Readonly<Record<string, number>> = {
${entries.join('')}};
`;
}

/** Returns the number of decimals of each currency in the document, in alphabetical order. */
function minorUnitsOf(document: Document): Record<string, number> {
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
  return Object.fromEntries(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The table `x-response-outcomes` of the document. */
interface ResponseOutcomes {
  readonly rejected: readonly number[];
  readonly rejectedWithCode: readonly number[];
  readonly earlierSuccessWords: readonly string[];
  readonly retriedStatuses: readonly number[];
  readonly retriedCodes: readonly string[];
}

function readOutcomes(document: Document): ResponseOutcomes {
  const table = document['x-response-outcomes'];
  const list = <Item>(name: string, property: string): readonly Item[] => {
    const found = table?.[name]?.[property];
    if (Array.isArray(found) && found.length > 0) return found;
    throw new Error(`x-response-outcomes.${name} has no ${property}. List at least one`);
  };
  return {
    rejected: list('nothing-happened', 'statuses'),
    rejectedWithCode: list('nothing-happened', 'statuses-with-code'),
    earlierSuccessWords: list('earlier-success', 'code-words'),
    retriedStatuses: list('retried', 'statuses'),
    retriedCodes: list('retried', 'codes'),
  };
}

/** Generates what the client has to know about an error response, and the name of the header that marks a stored response. */
export function responseOutcomes(document: Document): string {
  const outcomes = readOutcomes(document);
  return `${banner}
/** With these statuses, the service did nothing. */
export const rejectedStatuses: readonly number[] = ${tsLiteral(outcomes.rejected)};

/** With these statuses, the service did nothing if the body has an error code. */
export const rejectedStatusesWithCode: readonly number[] = ${tsLiteral(outcomes.rejectedWithCode)};

/** A code with one of these words may mean that an earlier request with the same key succeeded. */
export const earlierSuccessWords: readonly string[] = ${tsLiteral(outcomes.earlierSuccessWords)};

/** With these statuses, the same request may succeed later. */
export const retriedStatuses: readonly number[] = ${tsLiteral(outcomes.retriedStatuses)};

/** With these codes, the first request with the same key is still running. */
export const retriedCodes: readonly string[] = ${tsLiteral(outcomes.retriedCodes)};

/** The header that is \`true\` on a stored response to an earlier request with the same key. */
export const replayedHeader = ${tsLiteral(replayedHeaderOf(document))};
`;
}

/** Returns the name of the header that refers to the component `IdempotentReplayed`. */
function replayedHeaderOf(document: Document): string {
  const headersOf = ({ operation }: LocatedOperation) =>
    Object.values(operation.responses).flatMap((each) =>
      Object.entries(resolve<Response>(document, each).headers ?? {}),
    );
  const isReplayed = ([, header]: [string, unknown]) =>
    (header as { $ref?: string }).$ref === '#/components/headers/IdempotentReplayed';
  const [name] = operationsOf(document).flatMap(headersOf).find(isReplayed) ?? [];
  if (name === undefined) throw new Error('No response refers to the header IdempotentReplayed');
  return name;
}

/** Writes the table of the error responses into a page. */
export function withResponseOutcomes(page: string, document: Document): string {
  return withGeneratedPart(page, 'openapi/openapi.yaml', outcomesTable(readOutcomes(document)));
}

function outcomesTable(outcomes: ResponseOutcomes): string {
  const { rejected, rejectedWithCode, retriedStatuses, retriedCodes } = outcomes;
  const isRetried = (status: number) => retriedStatuses.includes(status);
  const words = outcomes.earlierSuccessWords.map((word) => `\`${word}\``).join(', ');
  const rows = [
    [retriedCodes.map((code) => `\`${code}\``).join(', '), 'unknown', true],
    [`A code with one of the words ${words}, to a request with a key`, 'unknown', false],
    [rejected.filter((status) => !isRetried(status)).join(', '), 'rejected', false],
    [rejected.filter(isRetried).join(', '), 'rejected', true],
    [`${rejectedWithCode.join(', ')} with another code`, 'rejected', false],
    [retriedStatuses.filter((status) => !rejected.includes(status)).join(', '), 'unknown', true],
    ['Any other error status', 'unknown', false],
  ] as const;
  return [
    '| Error response | Outcome of the attempt | Sent again |',
    '| --- | --- | --- |',
    ...rows.map(
      ([response, outcome, isSentAgain]) => `| ${response} | \`${outcome}\` | ${isSentAgain ? 'Yes' : 'No'} |`,
    ),
  ].join('\n');
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
  return `${banner}${lists.join('')}
/** The number of decimals of each known ISO 4217 currency. */
export const minorUnits: Readonly<Record<string, number>> = ${tsLiteral(minorUnitsOf(document))};
`;
}
