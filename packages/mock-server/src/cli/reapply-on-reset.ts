import type { MockServer } from '../mock-server.ts';

/** A mock whose default merchant is set up, and again after each reset. A snapshot holds what is set up. */
export function reapplyOnReset(mock: MockServer, setUp: () => void): MockServer {
  const again = (reset: () => Promise<void>) => async () => {
    await reset();
    setUp();
  };
  setUp();
  return {
    ...mock,
    reset: again(mock.reset),
    merchant(name) {
      const controls = mock.merchant(name);
      const isDefault = name.publicApiKey === mock.credentials.publicApiKey;
      return isDefault ? { ...controls, reset: again(controls.reset) } : controls;
    },
  };
}
