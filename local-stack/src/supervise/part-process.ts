import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { withoutSecrets } from '@ninefold/contracts/without-secrets';
import type { Part } from '../parts/product-parts';
import { ROOT } from '../repository';
import { inheritedEnvironment, killGroup, spawnNode } from './node-child';

/** How long a part may take to stop before it is killed. */
const STOP_TIMEOUT_MS = 10_000;

export interface PartProcess {
  readonly part: Part;
  readonly pid: number;
  /** Resolves, when the process has ended, with its exit code or signal and its last line on stderr. */
  readonly ended: Promise<string>;
  /** Asks it to end, and kills it after a timeout. Resolves when it has ended. */
  stop(): Promise<void>;
  kill(): void;
}

/** Starts a part as a process of its own. `write` takes each line that it prints. */
export function spawnPart(part: Part, write: (line: string) => void): PartProcess {
  const child = spawnNode(part.command, ROOT, { ...inheritedEnvironment(), ...part.environment });
  const lastError = keepOutput(child, write);
  const ended = once(child, 'close').then(([code, signal]) => {
    const how = signal ? `signal ${signal}` : `exit code ${code}`;
    return [how, withoutSecrets(lastError())].filter(Boolean).join(': ');
  });
  const kill = () => killGroup(child);
  return {
    part,
    pid: child.pid ?? 0,
    ended,
    kill,
    async stop() {
      const overdue = setTimeout(kill, STOP_TIMEOUT_MS);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(overdue);
    },
  };
}

/** Returns a function that gives the last line on stderr. */
function keepOutput({ stdout, stderr }: ChildProcess, write: (line: string) => void): () => string {
  let lastLine = '';
  const lines = (input: NodeJS.ReadableStream | null, take: (line: string) => void) => {
    if (input) createInterface({ input }).on('line', take);
  };
  lines(stdout, write);
  lines(stderr, (line) => {
    if (line.trim()) lastLine = line.trim();
    write(line);
  });
  return () => lastLine;
}
