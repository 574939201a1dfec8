/**
 * Loaded into every child before its own code. The channel to the stack closes when the stack is gone, however it
 * went, and a child that nobody can stop any more stops itself.
 */
const GRACE_MS = 5_000;

process.channel?.unref();
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), GRACE_MS).unref();
});
