import * as nodeTest from 'node:test';
import { setupMockServer } from '@paychord/mock-server/node-test';
import { defineTests } from './places.mjs';

const runner = { ...nodeTest, beforeAll: nodeTest.before };
await defineTests({ setupMockServer, runner, hooksOfFile: 'getTestContext' in nodeTest });
