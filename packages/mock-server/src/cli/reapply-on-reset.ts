import type { MockServer } from '../mock-server.ts';

/** Applies settings to the default merchant now and after each reset of it. A restored snapshot contains them already. */
export function reapplyOnReset(mock: MockServer, applySettings: () => void): MockServer {
  const thenApply = (reset: () => Promise<void>) => async () => {
    await reset();
    applySettings();
  };
  applySettings();
  return {
    ...mock,
    reset: thenApply(mock.reset),
    merchant(identity) {
      const controls = mock.merchant(identity);
      const isDefault = identity.publicApiKey === mock.credentials.publicApiKey;
      return isDefault ? { ...controls, reset: thenApply(controls.reset) } : controls;
    },
  };
}
