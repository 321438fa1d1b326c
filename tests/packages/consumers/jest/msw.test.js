test('passes: an entry that needs MSW explains why Jest cannot load it', () => {
  for (const entry of ['msw', 'browser']) {
    expect(() => require(`@paychord/mock-server/${entry}`)).toThrow(
      'In Jest, use setupMockServer of @paychord/mock-server/jest',
    );
  }
});
