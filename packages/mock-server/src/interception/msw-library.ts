import type { HttpResponse, http } from 'msw';
import type { setupServer } from 'msw/node';

/** The part of MSW that `setupMockServer` uses. */
export interface MswLibrary {
  readonly http: Pick<typeof http, 'all'>;
  readonly HttpResponse: Pick<typeof HttpResponse, 'error'>;
  readonly setupServer: typeof setupServer;
  /** Called after MSW replaced or restored global functions. */
  onGlobalsChanged?(): void;
}

/** Imports the MSW that is installed beside this package. */
export async function importMsw(): Promise<MswLibrary> {
  const [{ http, HttpResponse }, { setupServer }] = await Promise.all([import('msw'), import('msw/node')]);
  return { http, HttpResponse, setupServer };
}
