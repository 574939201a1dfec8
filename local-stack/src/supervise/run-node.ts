import { once } from 'node:events';
import { inheritedEnvironment } from './inherited-environment';
import { killGroup, spawnNode } from './node-child';

interface Task {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly succeeded: boolean;
  /** Everything it printed. */
  readonly output: string;
}

/** Runs a node process to its end. @throws AbortError when the signal says stop, after the process is gone */
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
