/** A program that imports this does not outlive its starter, however that one ends. */
const starter = process.ppid;
setInterval(() => {
  if (process.ppid !== starter) process.exit(1);
}, 500);

export {};
