import { defineTests } from './nock-restore.js';

defineTests();
