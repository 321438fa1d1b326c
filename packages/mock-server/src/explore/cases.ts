import { OptionError } from '../core/options/option-error.ts';
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
  const [, service = '', rest = ''] = /^(\w+)\/(.+)$/.exec(String(id)) ?? [];
  const failures = [...rest.matchAll(/((?:request|delivery)-\d+)=([\w-]+)/g)].map(([, at = '', failure = '']) => {
    return { at, failure };
  });
  const [, kind, seed] = /(order|double-click)-(\d+)/.exec(rest) ?? [];
  const interleaving = kind === undefined ? undefined : { kind: kind as 'order' | 'double-click', seed: Number(seed) };
  const read: Case = { service: service as ServiceName, failures, interleaving };
  const isKnown = Object.hasOwn(services, service) && failures.every(isKnownFailure);
  const isAmbiguous = new Set(failures.map(({ at }) => at)).size < failures.length;
  // Any other text, such as another spelling of the same case, differs from the id of what was read.
  if (isKnown && !isAmbiguous && formatCase(read) === id) return read;
  const example = 'strict/request-1=lost-after';
  throw new OptionError(option, `must be the id of a case from a report, such as ${example} (received ${String(id)})`);
}

function isKnownFailure({ at, failure }: PlannedFailure): boolean {
  return Object.hasOwn(failuresOf(at.startsWith('request') ? 'request' : 'delivery'), failure);
}
