import { type FaultRuntime, faultRuntimes } from '../faults/fault-runtimes.ts';
import { testInWorkerd } from '../faults/workerd.ts';
import type { Cryptography } from './cases.ts';

/** Where the vectors are run, and what signatures are computed with there. */
export interface VectorRuntime extends FaultRuntime {
  readonly cryptographies: readonly Cryptography[];
}

export const vectorRuntimes: readonly VectorRuntime[] = faultRuntimes.flatMap((runtime): VectorRuntime[] => {
  if (runtime.kind === 'Chromium') return [{ ...runtime, cryptographies: ['WebCrypto'] }];
  if (runtime.kind === 'workerd') {
    return [workerdWith(runtime, 'WebCrypto'), workerdWith(runtime, 'node:crypto', 'nodejs_compat')];
  }
  // Where there are modules of Node's they can also be hidden.
  return [{ ...runtime, cryptographies: ['node:crypto', 'WebCrypto'] }];
});

function workerdWith(runtime: FaultRuntime, cryptography: Cryptography, ...flags: readonly string[]): VectorRuntime {
  return {
    ...runtime,
    title: [runtime.title, ...flags].join(' with '),
    cryptographies: [cryptography],
    start({ worker }, control, signal, only = cryptography) {
      return testInWorkerd(worker, { bindings: { control, only }, flags }, signal);
    },
  };
}
