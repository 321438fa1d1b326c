import { OptionError } from '../core/options/option-error.ts';
import { suggestValue } from '../core/options/suggest-name.ts';
import { failuresOf } from './failures.ts';

/** What the explorer assumes of the service, where the specification leaves a choice. */
export const services = {
  /** The service runs every request once per idempotency key, and a webhook contains the whole payment. */
  lenient: {
    description: 'The service honors every idempotency key, and its webhooks contain the whole payment.',
    policies: { idempotentOperations: 'all', webhookPayload: 'full' },
  },
  /** Only what the specification shows. */
  strict: {
    description:
      'The service honors an idempotency key only where the specification shows it, and its webhooks contain only id and status.',
    policies: { idempotentOperations: 'specified', webhookPayload: 'specified' },
  },
} as const;

export type ServiceName = keyof typeof services;

export const serviceNames = Object.keys(services) as ServiceName[];

/** A failure at a point of a run. */
export interface PlannedFailure {
  /** The name of the point, such as `request-2`. */
  readonly at: string;
  readonly failure: string;
}

/** What makes a run: how the service behaves, what fails, and in which order things happen. */
export interface Case {
  readonly service: ServiceName;
  readonly failures: readonly PlannedFailure[];
  /** `order`: one visit, in a random order. `double-click`: two visits at the same time, in a random order. */
  readonly interleaving: { readonly kind: 'order' | 'double-click'; readonly seed: number } | undefined;
}

/** Writes a case as text, such as `strict/request-1=lost-after+delivery-2=doubled` or `lenient/double-click-7`. */
export function formatCase({ service, failures, interleaving }: Case): string {
  const parts = failures.map(({ at, failure }) => `${at}=${failure}`);
  if (interleaving !== undefined) parts.unshift(`${interleaving.kind}-${interleaving.seed}`);
  return `${service}/${parts.join('+') || 'no-failure'}`;
}

/**
 * Reads the id of a case.
 *
 * @throws {OptionError} The text is no such id.
 */
export function parseCase(option: string, id: unknown): Case {
  const [, service, rest = ''] = /^(\w+)\/(.+)$/.exec(String(id)) ?? [];
  if (service === undefined || !Object.hasOwn(services, service))
    throw notACase(option, id, suggestValue(service, serviceNames));
  const failures: PlannedFailure[] = [];
  let interleaving: Case['interleaving'];
  for (const part of rest === 'no-failure' ? [] : rest.split('+')) {
    const order = /^(order|double-click)-(\d+)$/.exec(part);
    const [, at = '', kind, failure = ''] = /^((request|delivery)-\d+)=([\w-]+)$/.exec(part) ?? [];
    if (order !== null) interleaving = { kind: order[1] as 'order' | 'double-click', seed: Number(order[2]) };
    else {
      const known = failuresOf(kind as 'request' | 'delivery');
      if (!Object.hasOwn(known, failure)) throw notACase(option, id, suggestValue(failure, Object.keys(known)));
      failures.push({ at, failure });
    }
  }
  const read: Case = { service: service as ServiceName, failures, interleaving };
  const isAmbiguous = new Set(failures.map(({ at }) => at)).size < failures.length;
  // Another spelling of the same case, or two orders of events.
  if (isAmbiguous || formatCase(read) !== id) throw notACase(option, id);
  return read;
}

function notACase(option: string, id: unknown, suggestion = ''): OptionError {
  return new OptionError(
    option,
    `must be the id of a case from a report, such as strict/request-1=lost-after (received ${String(id)})${suggestion}`,
  );
}
