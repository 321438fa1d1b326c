import { bodyFields } from '../../generated/admin-fields.ts';
import type { AdminOperationId } from '../../generated/admin-operations.ts';
import type { LoadedScenario, Scenario } from '../../generated/control-types.ts';
import { violations } from '../model/validation.ts';
import type { FieldsOfMove } from '../moves/moves.ts';
import { parseDate } from '../options/date.ts';
import { OptionError } from '../options/option-error.ts';
import { assertOptions, isId } from '../options/option-rules.ts';
import type { ClockControls } from './clock-controls.ts';
import { assertFields, ControlError } from './control-error.ts';
import { getPaymentRecord, type MerchantAccess } from './merchant-access.ts';
import {
  assertToken,
  filterRules,
  moveWith,
  type PaymentControls,
  type PaymentListOptions,
  selectPayments,
} from './payment-controls.ts';
import { type SeedRecords, scenarioOf } from './scenario.ts';
import type { SeedControls } from './seed-controls.ts';
import type { TransferControls } from './transfer-controls.ts';

/** Loads and exports scenarios. */
export interface ScenarioControls {
  /**
   * Loads a scenario from top to bottom: moves the clock, creates the records, and then each payment with its moves. The same scenario
   * creates the same ids in a new mock server with the same seed.
   *
   * @param scenario - For example the content of a scenario file. Loading it again creates other payments.
   * @returns the payments in their last state: in order, and by their names
   * @throws {ControlError} `INVALID_PARAMETERS`: the scenario is empty, breaks the schema or has a misspelled field. Nothing has changed. Any
   *   code: the rules reject a step. The message names its place, such as `payments[2].moves[1]`. What was done before stays.
   *
   * @example
   * const { byName } = await mock.load({
   *   payments: [{ name: 'disputed', amount: { value: 40 }, moves: [{ move: 'openChargeback', reason: 'NOT_RECEIVED' }] }],
   * });
   * byName.disputed?.status; // 'IN_DISPUTE'
   */
  load(scenario: Scenario): Promise<LoadedScenario>;

  /**
   * Exports payments as a scenario. Loaded into a new mock server, it creates payments with the same order ids, states and transactions. It
   * contains no card data and no secret, no customer, and no times.
   *
   * @param options - `paymentId`, or a filter as in `payments.list`. Every payment by default.
   * @throws {ControlError} `PAYMENT_NOT_FOUND`
   * @throws {OptionError} An option is unknown or has an invalid value.
   *
   * @example
   * writeFileSync('scenario.json', JSON.stringify(mock.exportScenario({ status: 'IN_DISPUTE' })));
   */
  exportScenario(options?: ExportOptions): Scenario;
}

/** Selects the payments of a scenario. */
export interface ExportOptions extends Pick<PaymentListOptions, 'search' | 'status'> {
  paymentId?: string;
}

/** The controls that make the steps. */
interface Controls extends SeedControls {
  readonly payments: PaymentControls;
  readonly transfers: TransferControls;
  readonly clock: ClockControls;
}

/** Creates `mock.load` and `mock.exportScenario`, which use the other controls. */
export function createScenarioControls(access: MerchantAccess, controls: Controls): ScenarioControls {
  const { payments, clock } = controls;

  /** Creates the records and the payments. Returns the ids of the payments. */
  const makeSteps = async (scenario: Scenario): Promise<string[]> => {
    createRecords(controls, scenario);
    const ids: string[] = [];
    for (const [index, { name: _name, moves = [], ...details }] of (scenario.payments ?? []).entries()) {
      const place = `payments[${index}]`;
      const { id } = runAt(place, () => payments.create(details));
      ids.push(id);
      for (const [number, move] of moves.entries()) {
        const step = `${place}.moves[${number}]`;
        if ('advance' in move) await clock.advance(move.advance).catch(failAt(step));
        else runAt(step, () => moveWith(access, id, move.move, withoutName(move) as FieldsOfMove<typeof move.move>));
      }
    }
    return ids;
  };

  return {
    async load(scenario) {
      await assertScenario(scenario);
      const { clock: time, payments: listed = [] } = scenario;
      if (time !== undefined) await moveClock(clock, time);
      const loaded = (await makeSteps(scenario).catch(failAfterSteps)).map(payments.get);
      const named = listed.flatMap(({ name }, index) => (name === undefined ? [] : [[name, loaded[index]]]));
      return { payments: loaded, byName: Object.fromEntries(named) };
    },
    exportScenario(options = {}) {
      assertOptions<ExportOptions>('exportScenario', options, { ...filterRules, paymentId: isId });
      const { paymentId, ...filter } = options;
      const records = paymentId === undefined ? selectPayments(access, filter) : [getPaymentRecord(access, paymentId)];
      return scenarioOf(records, access.peek().state.histories);
    },
  };
}

/** Moves the clock to a time, or by a duration. */
async function moveClock(clock: ClockControls, time: NonNullable<Scenario['clock']>): Promise<void> {
  if ('advance' in time) return clock.advance(time.advance);
  const span = runAt('clock', () => parseDate('startAt', time.startAt)) - clock.now();
  if (span < 0) {
    const isReal = clock.mode() === 'real';
    const fix = isReal ? 'Start the server with a virtual clock (--clock virtual)' : 'Reset the merchant first';
    const problem = `clock.startAt must not be before the time of the clock, ${clock.timestamp()}. ${fix}, or remove clock.startAt`;
    throw new ControlError('INVALID_PARAMETERS', problem);
  }
  await clock.advance(span).catch(failAt('clock.startAt'));
}

/** The fields of a move besides its name. */
function withoutName<Move extends { move: string }>({ move: _move, ...details }: Move): Omit<Move, 'move'> {
  return details;
}

/** Checks a scenario before its first step. */
async function assertScenario(scenario: Scenario): Promise<void> {
  // Half of the code of a server. Loaded here, so that a server starts without it.
  const { operations } = await import('../../generated/admin-validators.js');
  const { body } = operations.loadScenario;
  const problems = body ? violations(body, scenario, 'the scenario', undefined, bodyFields.loadScenario) : [];
  const { $schema: _, ...content } = problems.length > 0 ? {} : scenario;
  if (problems.length + Object.values(content).flat().length === 0)
    problems.push('the scenario is empty. Add payments or records');
  const { payments = [] } = content;
  const names = payments.map(({ name }) => name);
  for (const [index, name] of names.entries()) {
    const first = names.indexOf(name);
    if (name !== undefined && first < index)
      problems.push(`payments[${index}].name is the name of payments[${first}] too. Choose another`);
  }
  if (problems.length > 0) throw new ControlError('INVALID_PARAMETERS', problems.join('; '));
  forEachAt('payments', payments, assertToken);
  const fields = Object(bodyFields.loadScenario);
  for (const [list, id] of Object.entries(recordLists)) {
    forEachAt(list, scenario[list as keyof typeof recordLists], (record: object) =>
      assertFields(list, record, id, fields[list]),
    );
  }
}

/** The lists of a scenario, with the operation of the admin API that creates one of their records. */
const recordLists = {
  payments: 'createPayment',
  customers: 'seedCustomer',
  onboardingTransfers: 'seedOnboardingTransfer',
  campaigns: 'seedCampaign',
  transfers: 'receiveTransfer',
} as const satisfies Partial<Record<keyof Scenario, AdminOperationId>>;

/**
 * Creates records in the order of the fields.
 *
 * @param prefix - The start of their paths, such as `seeds.`
 * @throws {ControlError} A record is not valid. The message has its path.
 */
export function createRecords(
  { customers, paymentMethods, onboardings, campaigns, transfers }: Omit<Controls, 'payments' | 'clock'>,
  records: SeedRecords,
  prefix = '',
): void {
  for (const [index, { paymentMethods: methods, ...details }] of (records.customers ?? []).entries()) {
    const path = `${prefix}customers[${index}]`;
    const { id } = runAt(path, () => customers.seed(details));
    forEachAt(`${path}.paymentMethods`, methods, (method) => paymentMethods.enroll(id, method));
  }
  forEachAt(`${prefix}onboardingTransfers`, records.onboardingTransfers, onboardings.seedTransfer);
  forEachAt(`${prefix}campaigns`, records.campaigns, campaigns.seed);
  forEachAt(`${prefix}transfers`, records.transfers, transfers.receive);
}

/** Runs a step for each record of a list. Adds the path of the record to the message of an error. */
function forEachAt<Details>(path: string, list: readonly Details[] = [], step: (details: Details) => unknown): void {
  for (const [index, details] of list.entries()) runAt(`${path}[${index}]`, () => step(details));
}

/** Adds to the message of an error that the steps before it stay. */
function failAfterSteps(error: unknown): never {
  if (!(error instanceof ControlError)) throw error;
  const text = error.message.replace(`${error.code}: `, '');
  throw new ControlError(error.code, `${text}. The steps before it stay: a reset removes them`);
}

/** Runs a step. Adds its path to the message of an error. */
function runAt<T>(path: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    return failAt(path)(error);
  }
}

/** Creates a function that throws an error with the path of a step. */
function failAt(path: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ControlError || error instanceof OptionError)) throw error;
    const text = error.message.replace(`${error.code}: `, '');
    const isAboutFields = error.code === 'INVALID_PARAMETERS' || error.code === 'INVALID_OPTION';
    const problems = isAboutFields ? text.split('; ').map((problem) => `${path}.${problem}`) : [`${path}: ${text}`];
    throw new ControlError(isAboutFields ? 'INVALID_PARAMETERS' : error.code, problems.join('; '));
  };
}
