import { ExplorationError, exploreFailures } from '@paychord/mock-server/explore';
import { createMerchant } from '../../../packages/mock-server/test/helpers/explored-merchant.ts';

const limits = { orders: 2 };

/** Explores a merchant in memory, and returns the number of cases that survived and the rules that broke. */
async function explore(options: Parameters<typeof createMerchant>[0]) {
  const report = await exploreFailures({ ...createMerchant(options), limits }).catch((error: unknown) => {
    if (error instanceof ExplorationError) return error.report;
    throw error;
  });
  return { survived: report.survived, rules: [...new Set(report.failures.map(({ invariant }) => invariant))] };
}

const results = {
  correct: await explore({}),
  flawed: await explore({ keyOf: (order, call) => `${order}-${call}` }),
};
postMessage(results);
