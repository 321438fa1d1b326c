/** The benches in the order of `RESULTS.md`. Each is a folder beside this file. */
export const topics = ['client', 'mock-server', 'webhooks', 'explore'] as const;

export type Topic = (typeof topics)[number];

export function isTopic(name: string): name is Topic {
  return (topics as readonly string[]).includes(name);
}

/** Returns the file that a bench writes its tables to. */
export function resultsOf(topic: Topic): URL {
  return new URL(`results/${topic}.md`, import.meta.url);
}
