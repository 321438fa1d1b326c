import type { AnyAdminCall } from '../../api/admin-call.ts';

/** The fields of a body that hold a secret. */
const secretFields: ReadonlySet<string> = new Set(['secret', 'apiKey', 'apiSecret']);

/** Returns a call as the page can show and copy it: a placeholder stands for each secret. */
export function hideSecrets(call: AnyAdminCall): AnyAdminCall {
  const entries = Object.entries(Object(call.body)).map(([name, value]) => [
    name,
    secretFields.has(name) ? `<${name}>` : value,
  ]);
  return { ...call, body: Object.fromEntries(entries) };
}
