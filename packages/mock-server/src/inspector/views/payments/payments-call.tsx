import { curlCommand } from '../../api/shell.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Data } from '../../components/data.tsx';
import type { SuggestedCall } from './timeline.ts';

/** Shows the call of the payments API that a program makes for the same purpose. */
export function PaymentsCall({ call, merchant }: { readonly call: SuggestedCall; readonly merchant: string }) {
  return (
    <span class="call-hint payments-call">
      <span>
        In your program:{' '}
        <code>
          {call.method} <Data text={call.path} />
        </code>
      </span>
      <CopyButton text={() => curlOfPaymentsCall(call, merchant)} label={`Copy ${call.operation} as curl`} isSmall />
    </span>
  );
}

/** Writes the call as a curl command, with an idempotency key that was never used. The page does not know the secret key. */
function curlOfPaymentsCall({ method, path, body }: SuggestedCall, merchant: string): string {
  return curlCommand({
    method,
    url: `${location.origin}${path}`,
    headers: [
      { name: 'public-api-key', value: merchant },
      { name: 'private-secret-key', variable: 'PRIVATE_SECRET_KEY' },
      { name: 'X-Idempotency-Key', value: randomKey() },
      { name: 'Content-Type', value: 'application/json' },
    ],
    body,
  });
}

/** `crypto.randomUUID` exists on https and on loopback only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `inspector-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
