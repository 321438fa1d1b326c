import { adminOperations } from '../generated/operations.ts';
import { type AnyAdminCall, pathOf } from './admin-call.ts';
import { token } from './session.ts';
import { curlCommand } from './shell.ts';

/** Writes a call of the admin API as a curl command. The token stands in `$PAYCHORD_MOCK_TOKEN`, and not in the command. */
export function curlOfAdminCall(call: AnyAdminCall): string {
  const { operation, merchant, body } = call;
  return curlCommand({
    method: adminOperations[operation].method,
    url: `${location.origin}${pathOf(call)}`,
    headers: [
      ...(token.value === undefined
        ? []
        : [{ name: 'Authorization', prefix: 'Bearer ', variable: 'PAYCHORD_MOCK_TOKEN' }]),
      ...(merchant === undefined ? [] : [{ name: 'public-api-key', value: merchant }]),
      ...(body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
    ],
    body,
  });
}
