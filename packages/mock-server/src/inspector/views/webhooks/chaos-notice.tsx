import type { ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/admin-call.tsx';
import { linkTo, route } from '../../state/router.ts';

export type WebhookChaos = ResultOf<'getWebhookChaos'>;

/** Returns the settings that have an effect, as text: `drop 30 %`. */
export function describeChaos(chaos: WebhookChaos): string[] {
  return Object.entries(chaos)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${name} ${name === 'delay' ? formatDelay(value) : formatProbability(Number(value))}`);
}

export function formatProbability(probability: number): string {
  return `${Math.round(probability * 1_000) / 10} %`;
}

function formatDelay(delay: number | string): string {
  return typeof delay === 'number' ? `${delay} ms` : delay;
}

/** Says in every section that the mock server disturbs deliveries on purpose. */
export function ChaosNotice({
  chaos,
  merchant,
}: {
  readonly chaos: WebhookChaos;
  readonly merchant: string | undefined;
}) {
  const active = describeChaos(chaos);
  if (active.length === 0) return null;
  return (
    <div class="notice chaos-notice" role="status">
      <span>
        <strong>Chaos is on:</strong> <bdi>{active.join(', ')}</bdi>. The mock server disturbs deliveries on purpose.
      </span>
      <a href={linkTo('webhooks', 'chaos', { merchant: route.value.query.get('merchant') ?? undefined })}>Settings</a>
      <ActionButton call={{ operation: 'setWebhookChaos', body: {}, merchant }} done="The chaos is off" hasHint={false}>
        Stop the chaos
      </ActionButton>
    </div>
  );
}
