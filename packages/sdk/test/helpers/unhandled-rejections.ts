/** Records unhandled rejections until the returned function is called, which waits for the last ones. */
export function recordUnhandledRejections(): () => Promise<unknown[]> {
  const unhandled: unknown[] = [];
  const record = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', record);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', record);
    return unhandled;
  };
}
