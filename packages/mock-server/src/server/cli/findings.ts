import { cleanText, escapeUnsafe } from '../../core/merchant/format-log.ts';
import type { Finding, ListedMerchant } from '../../generated/control-types.ts';
import { callAdminApi } from './admin-client.ts';
import { type AdminTarget, assertNoMerchant, CommandError, createCommand, print, printHint } from './command-line.ts';

/** A finding with the public key of its merchant. */
type OwnedFinding = Finding & { readonly merchant: string };

/** `findings --fail` ends a CI job with an error when a program makes mistakes. */
export const findings = createCommand({
  name: 'findings',
  summary: 'Prints the mistakes that the server found in requests and webhook endpoints',
  options: {
    all: { help: 'Prints those of every merchant' },
    'all-rules': { help: 'Adds the rules that are off by default' },
    fail: { help: 'Exits with 1 when there are findings' },
    json: { help: 'Prints one JSON object in each line' },
  },
  examples: ['paychord-mock findings', 'paychord-mock findings --all --fail', 'paychord-mock findings --json'],
  async run({ target, values: { all = false, 'all-rules': allRules = false, fail = false, json = false } }) {
    if (all) assertNoMerchant(target, '--all');
    const found: OwnedFinding[] = [];
    for (const merchant of await merchantsOf(target, all)) {
      const query = { rules: allRules ? 'all' : 'default' };
      const listed = (await callAdminApi({ ...target, merchant }, 'listFindings', { query })) as Finding[];
      found.push(...listed.map((each) => ({ merchant, ...each })));
    }
    for (const each of found) print(json ? `${escapeUnsafe(JSON.stringify(each))}\n` : formatFinding(each));
    if (found.length === 0) {
      // Each key pair is a separate merchant, so the mistakes of a program with other keys are elsewhere.
      printHint(`No findings${all ? ' of any merchant' : '. --all prints those of every merchant'}\n`);
    } else if (fail) {
      throw new CommandError(`${found.length} ${found.length === 1 ? 'finding' : 'findings'} (--fail)`);
    }
  },
});

/** The public keys of the merchants whose findings are printed. */
async function merchantsOf(target: AdminTarget, all: boolean): Promise<string[]> {
  if (target.merchant !== undefined) return [target.merchant];
  const merchants = (await callAdminApi(target, 'listMerchants')) as ListedMerchant[];
  return merchants.filter(({ isDefault }) => all || isDefault).map(({ publicApiKey }) => publicApiKey);
}

/** Formats a finding, and its fix below it. */
function formatFinding({ rule, count, merchant, requests, message, fix, page }: OwnedFinding): string {
  const numbers = requests.map((each) => `#${each}`).join(' ');
  const columns = [rule, `× ${count}`, merchant, numbers, message].map(cleanText);
  return `${columns.join('  ')}\n  ${fix}\n  ${page}\n`;
}
