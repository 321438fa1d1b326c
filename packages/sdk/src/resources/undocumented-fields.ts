/**
 * Adds fields to a request that its type does not list, for example from a newer version of the service. Spread the result into the object
 * that the fields belong to, at any depth. The client sends them unchanged.
 *
 * The other fields of the object are still checked: a misspelled name does not compile.
 *
 * @param fields - The fields, by their names on the wire, with values that JSON can carry.
 * @returns The same object, with a type that has no fields.
 *
 * @example
 * await client.payments.create({
 *   ...body,
 *   payment_method: { token, detail: { card: { capture: false, ...undocumentedFields({ merchant_category_code: '5661' }) } } },
 *   ...undocumentedFields({ terminal_id: 'till-7' }),
 * });
 */
export function undocumentedFields(fields: Readonly<Record<string, unknown>>): object {
  return fields;
}
