const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

/**
 * Calls `setupMockServer` in every place of a test file. It throws an error in hooks and in tests, and in no other place.
 *
 * @param hooksOfFile - Whether `beforeAll` of the file is recognized.
 * @param hooksOfBlock - Whether `beforeAll` of a block is recognized.
 * @param asyncDescribe - Whether the body of `describe` can be asynchronous.
 */
export async function defineTests({
  setupMockServer,
  runner,
  hooksOfFile = true,
  hooksOfBlock = true,
  asyncDescribe = true,
}) {
  const { describe, test, beforeAll, beforeEach, afterEach } = runner;
  const failures = {};
  const attempt = (place) => {
    try {
      setupMockServer({ server: false });
      failures[place] = undefined;
    } catch (error) {
      failures[place] = error.message;
    }
  };
  const assertThrew = (...places) => {
    for (const place of places) {
      const start = 'setupMockServer was called in a hook or a test, where it cannot intercept requests.';
      if (!failures[place]?.startsWith(start)) throw new Error(`${place}: ${failures[place]}`);
    }
  };
  const attemptInBeforeAll = (place) =>
    beforeAll(async () => {
      attempt(place);
      await tick();
      attempt(`async ${place}`);
    });

  setupMockServer({ server: false });
  if (hooksOfFile) attemptInBeforeAll('beforeAll');
  beforeEach(async () => {
    attempt('beforeEach');
    await tick();
    attempt('async beforeEach');
  });
  afterEach(() => attempt('afterEach'));

  test('passes: hooks of the file cannot set up', () => {
    assertThrew(...(hooksOfFile ? ['beforeAll', 'async beforeAll'] : []), 'beforeEach', 'async beforeEach');
  });

  test('passes: a test cannot set up', async () => {
    attempt('test');
    await tick();
    attempt('async test');
    assertThrew('afterEach', 'test', 'async test');
  });

  describe('a block', () => {
    setupMockServer({ server: false });
    if (hooksOfBlock) attemptInBeforeAll('beforeAll of a block');

    test('passes: hooks of a block cannot set up', () => {
      if (hooksOfBlock) assertThrew('beforeAll of a block', 'async beforeAll of a block');
    });

    describe('a nested block', () => {
      setupMockServer({ server: false });
      test('passes: a nested block can set up', () => {});
    });
  });

  if (!asyncDescribe) return;
  describe('an asynchronous block', async () => {
    await tick();
    setupMockServer({ server: false });
    test('passes: an asynchronous block can set up', () => {});
  });
  await tick();
  setupMockServer({ server: false });
}
