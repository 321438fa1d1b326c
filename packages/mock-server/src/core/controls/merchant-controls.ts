import type { Finding, ResetOptions } from '../../generated/control-types.ts';
import { type FindingFilter, isRuleList } from '../findings/findings.ts';
import { assertOptions, isBoolean, type OptionRules } from '../options/option-rules.ts';
import { type ClockControls, createClockControls } from './clock-controls.ts';
import type { MerchantAccess } from './merchant-access.ts';
import {
  createDisputeControls,
  createPaymentControls,
  type DisputeControls,
  type PaymentControls,
} from './payment-controls.ts';
import {
  createFaultControls,
  createJournalControls,
  type FaultControls,
  type JournalControls,
} from './request-controls.ts';
import { createScenarioControls, type ScenarioControls } from './scenario-controls.ts';
import { createSeedControls, type SeedControls } from './seed-controls.ts';
import { createTransferControls, type TransferControls } from './transfer-controls.ts';
import { createWebhookControls, type WebhookControls } from './webhook-controls.ts';

/** Controls one merchant of the mock server from a test: external events, records, webhooks, faults and time. */
export interface MerchantControls extends SeedControls, ScenarioControls {
  /** Reads payments and simulates what customers, banks and card issuers do to them. */
  readonly payments: PaymentControls;
  /** Reads what the merchant submitted in disputes. */
  readonly disputes: DisputeControls;
  /** Simulates incoming bank transfers. */
  readonly transfers: TransferControls;
  /** Configures where webhooks go, reads their deliveries, and simulates delivery problems. */
  readonly webhooks: WebhookControls;
  /** Simulates failures of the payments API. */
  readonly faults: FaultControls;
  /** Reads the requests that the mock server received. */
  readonly journal: JournalControls;
  /** Reads and moves the time of the merchant. */
  readonly clock: ClockControls;

  /**
   * Lists the mistakes that the mock server found in the requests and the webhook endpoints of the merchant, the first one first. Each rule
   * has at most one finding, with a count. `docs/findings.md` describes the rules.
   *
   * @param filter - `except` leaves rules out. `include` adds rules that are off by default.
   * @throws {OptionError} A rule or an option is unknown.
   *
   * @example
   * mock.findings(); // [{ rule: 'key-reused-with-other-body', count: 1, requests: [1, 2], message, why, fix, … }]
   */
  findings(filter?: FindingFilter): Finding[];

  /**
   * Waits until everything that is due for this merchant has finished, webhook deliveries included.
   *
   * Do not await it inside a function that receives webhooks. The function would wait for itself until its time-out.
   */
  settled(): Promise<void>;

  /**
   * Replaces this merchant with a new one: state, ids, clock, faults, journal, findings and webhooks. It removes the webhook endpoints, so register
   * them again. Deliveries in flight are aborted.
   *
   * @param options - With `continueIds: true`, the generated ids and default order ids continue. By default they start again, and a program
   *   whose own store remembers earlier ids takes new records for known ones.
   * @throws {OptionError} An option is unknown or has an invalid value.
   *
   * @example
   * afterEach(() => mock.merchant(credentials).reset());
   */
  reset(options?: ResetOptions): Promise<void>;
}

/** The rules of the options of a reset. */
export const resetRules: OptionRules<ResetOptions> = { continueIds: isBoolean };

/** The rules of the options of a list of findings. */
const findingFilterRules: OptionRules<FindingFilter> = { except: isRuleList, include: isRuleList };

/** Creates the controls of one merchant. */
export function createControls(access: MerchantAccess): MerchantControls {
  const controls = {
    ...createSeedControls(access),
    payments: createPaymentControls(access),
    disputes: createDisputeControls(access),
    transfers: createTransferControls(access),
    webhooks: createWebhookControls(access),
    faults: createFaultControls(access),
    journal: createJournalControls(access),
    clock: createClockControls(access),
    findings: (filter: FindingFilter = {}) => {
      assertOptions('findings', filter, findingFilterRules);
      return access.peek().findings.list(filter);
    },
    settled: () => access.peek().clock.idle(),
    reset: async (options: ResetOptions = {}) => {
      assertOptions('reset', options, resetRules);
      await access.reset(options);
    },
  };
  return { ...controls, ...createScenarioControls(access, controls) };
}
