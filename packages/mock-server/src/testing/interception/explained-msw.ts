/** Takes the place of `msw` in the CommonJS build. */

function requireMsw(): typeof import('msw') {
  try {
    return require('msw');
  } catch (cause) {
    throw new Error(explain(Object(cause).code), { cause });
  }
}

function explain(code: unknown): string {
  if (code === 'MODULE_NOT_FOUND') {
    return '@paychord/mock-server/msw needs msw. Install it: npm install --save-dev msw@2, or msw on Node.js 22.12 and newer';
  }
  return 'Could not load msw from CommonJS. MSW 3 and parts of MSW 2 are ES modules. In Jest, use setupMockServer of @paychord/mock-server/jest, which needs no configuration. Otherwise use ES modules, or install MSW 2: npm install --save-dev msw@2';
}

export const { http } = requireMsw();
