import type { Document } from './document.ts';
import { minorUnitsOf } from './known-values.ts';
import { banner, tsLiteral } from './ts-source.ts';

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
