import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    paymentsUrl: string;
  }
}

/** Starts one mock on one port for all test files. They can run in parallel. */
export default async function startMockServer(project: TestProject) {
  const server = await listen(createMockServer(), { admin: true });
  project.provide('paymentsUrl', server.url);
  return () => server.close();
}
