/** `node --import` this in a process group of its own: the group ends when the process that started it does, however that ends. */
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
