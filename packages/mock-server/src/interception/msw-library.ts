import type { http } from 'msw';
import type { setupServer } from 'msw/node';
import type { BlockedRequestError } from './network-guard.ts';

/** The part of MSW that `setupMockServer` uses. */
export interface MswLibrary {
  readonly http: Pick<typeof http, 'all'>;
  readonly setupServer: typeof setupServer;
  /** The sources of requests that all servers of this copy of MSW share. */
  readonly sources?: readonly unknown[];
  /** Called after MSW replaced or restored global functions. */
  onGlobalsChanged?(): void;
  /** Converts an error to one of the realm in which MSW runs. MSW reports an error of another realm as a response with the status 500. */
  toOwnError?(error: BlockedRequestError): Error;
}

/** Imports the MSW that is installed beside this package. */
export async function importMsw(): Promise<MswLibrary> {
  const [{ http }, { setupServer, defaultNetworkOptions }] = await Promise.all([import('msw'), import('msw/node')]);
  return { http, setupServer, sources: defaultNetworkOptions?.sources };
}
