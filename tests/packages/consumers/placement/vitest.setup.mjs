import { setupMockServer } from '@paychord/mock-server/vitest';

setupMockServer({ server: false });
