import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../paths';

const LEAVE_WITH_PARENT = path.join(ROOT, 'local-stack/src/supervise/leave-with-parent.mjs');

/**
 * Starts a node process that ends when this one does, however this one ends. It gets a process group of its own, so
 * that Ctrl-C reaches only the stack, which then stops everything in good order.
 */
export function spawnNode(
  command: readonly string[],
  cwd: string,
  environment: NodeJS.ProcessEnv,
): ChildProcess {
  return spawn(process.execPath, ['--import', LEAVE_WITH_PARENT, ...command], {
    cwd,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Ends a child and everything that it started, at once. */
export function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has already gone.
  }
}
