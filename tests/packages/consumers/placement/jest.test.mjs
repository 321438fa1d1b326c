import * as runner from '@jest/globals';
import { setupMockServer } from '@paychord/mock-server/jest';
import { defineTests } from './places.mjs';

await defineTests({ setupMockServer, runner, hooksOfFile: false, hooksOfBlock: false, asyncDescribe: false });
