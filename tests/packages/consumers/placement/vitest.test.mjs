import { setupMockServer } from '@paychord/mock-server/vitest';
import * as runner from 'vitest';
import { defineTests } from './places.mjs';

await defineTests({ setupMockServer, runner });
