/**
 * Loaded into every child before its own code. The channel to the stack closes when the stack ends, even after a crash,
 * and the child then stops itself.
 */
const GRACE_MS = 3_000;

process.channel?.unref();
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});
