import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import type { Transport } from '../conformance/setting.ts';
import { startPrism } from './prism.ts';

/** What Prism says against a request or an answer. */
export interface Violation {
  readonly location: readonly string[];
  readonly severity: string;
  readonly code?: string | number;
  readonly message: string;
}

export interface Exchange {
  readonly request: { readonly method: string; readonly path: string; readonly headers: Headers; readonly body: string };
  /** What the mock answered. */
  readonly answer: { readonly status: number; readonly body: unknown };
  readonly violations: readonly Violation[];
  readonly passage: 'whole' | 'changed' | 'stopped';
  readonly raw: string
}
