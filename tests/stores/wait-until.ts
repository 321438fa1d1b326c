/** Polls until the condition is true. The time-out of the test ends an endless wait. */
export async function waitUntil(happened: () => Promise<boolean>): Promise<void> {
  while (!(await happened())) await new Promise((resolve) => setTimeout(resolve, 5));
}
