import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../repository';
import { SECRET_VARIABLES } from '../settings/read-settings';

const LEAVE_WITH_PARENT = path.join(ROOT, 'local-stack/src/supervise/leave-with-parent.mjs');
const SECRETS: ReadonlySet<string> = new Set(SECRET_VARIABLES);

/** The environment without the secrets: a part gets only those that it needs. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.has(name)));
}

/**
 * Starts a node process that ends when this process ends, also after a crash. It has a process group of its own:
 * Ctrl-C then reaches only the stack, which stops its parts in order.
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
    // The group has ended already.
  }
}

interface Task {
  readonly command: readonly string[];
  readonly cwd: string;
  /** Added to the inherited environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly succeeded: boolean;
  /** Everything it printed. */
  readonly output: string;
}

/** Runs a node process to its end. @throws AbortError on abort of the signal, after the process has ended */
export async function runNode({ command, cwd, environment }: Task, signal: AbortSignal): Promise<Outcome> {
  signal.throwIfAborted();
  const child = spawnNode(command, cwd, { ...inheritedEnvironment(), ...environment });
  const abort = () => killGroup(child);
  signal.addEventListener('abort', abort);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', abort);
  signal.throwIfAborted();
  return { succeeded: code === 0, output: output.trim() };
}
