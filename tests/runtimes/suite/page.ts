import { createMockServer } from '@paychord/mock-server';
import { handlers } from '@paychord/mock-server/browser';
import { setupWorker } from 'msw/browser';
import type { CaseResult } from '../case-result.ts';
import { pageCases } from './page-cases.ts';
import { runCases } from './run-cases.ts';

const mock = createMockServer({ strict: true });
const baseUrl = 'https://intercepted.test/sandbox';
const worker = setupWorker(...handlers(mock, { baseUrl }));

const send = (path: string, body: string) => fetch(path, { method: 'POST', body });

async function main(): Promise<void> {
  // The messages of the page to its server bypass the mock server. MSW 2 and 3 have different names for this option.
  const options = { quiet: true, onUnhandledRequest: 'bypass', onUnhandledFrame: 'bypass' } as const;
  await worker.start(options);
  await runCases(
    {
      mock,
      baseUrl,
      fetch: (request) => fetch(request),
      async stop() {
        worker.stop();
        await mock.close();
      },
    },
    (outcome: CaseResult) => send('/outcome', JSON.stringify(outcome)),
    pageCases,
  );
}

await main().catch((error) => send('/error', String(error?.stack ?? error)));
await send('/end', '');
