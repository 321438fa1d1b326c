import { setupMockServer } from '@paychord/mock-server/vitest';
import * as runner from 'vitest';
import { defineTests } from './places.mjs';

// Vitest 3 and 4.0 have no such class.
const hooks = 'TestRunner' in runner;
await defineTests({ setupMockServer, runner, hooksOfFile: hooks, hooksOfBlock: hooks });
