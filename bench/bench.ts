/** `npm run bench`: all there is to measure, or what is named. Tables on the console, and in RESULTS.md of each folder. */
const named = process.argv.slice(2);

// One after the other: what runs beside a measurement disturbs it.
for (const topic of named.length > 0 ? named : ['client', 'mock-server', 'webhooks'])
  await import(`./${topic}/bench.ts`);

export {};
