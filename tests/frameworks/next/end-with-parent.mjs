/** Load this with `node --import` in a new process group. The group ends with the process that started it. */
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
