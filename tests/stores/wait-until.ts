/** Asks until the answer is yes. What never happens ends with the test's own time. */
export async function until(happened: () => Promise<boolean>): Promise<void> {
  while (!(await happened())) await new Promise((resolve) => setTimeout(resolve, 5));
}
