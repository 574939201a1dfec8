import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Part } from '../parts/part';
import { ROOT } from '../paths';
import { inheritedEnvironment } from './inherited-environment';
import { killGroup, spawnNode } from './node-child';

/** How long a part may take to put its work away before it is killed. */
const PATIENCE_MS = 10_000;

export interface PartProcess {
  readonly part: Part;
  readonly pid: number;
  /** Resolves with why it ended, in half a sentence. */
  readonly ended: Promise<string>;
  /** Asks it to end, and insists after a while. Resolves when it is gone. */
  stop(): Promise<void>;
  kill(): void;
}

/** Starts a part as a process of its own; what it prints goes to its log, and to the screen when `verbose`. */
export function spawnPart(part: Part, logFolder: string, verbose: boolean): PartProcess {
  const child = spawnNode(part.command, ROOT, { ...inheritedEnvironment(), ...part.environment });
  const lastComplaint = keepOutput(
    child,
    path.join(logFolder, `${part.name}.log`),
    verbose ? part.name : undefined,
  );
  const ended = once(child, 'close').then(([code, signal]) => {
    const how = signal ? `signal ${signal}` : `exit code ${code}`;
    return [how, lastComplaint()].filter(Boolean).join(': ');
  });
  const kill = () => killGroup(child);
  return {
    part,
    pid: child.pid ?? 0,
    ended,
    kill,
    async stop() {
      const overdue = setTimeout(kill, PATIENCE_MS);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(overdue);
    },
  };
}

function keepOutput(
  { stdout, stderr }: ChildProcess,
  file: string,
  prefix: string | undefined,
): () => string {
  const log = createWriteStream(file);
  let complaint = '';
  stdout?.pipe(log, { end: false });
  stderr?.pipe(log, { end: false });
  stderr?.on('data', (chunk: Buffer) => (complaint = lastLine(String(chunk)) ?? complaint));
  if (prefix) {
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (chunk) =>
        process.stdout.write(String(chunk).trimEnd().replaceAll(/^/gm, `${prefix}: `) + '\n'),
      );
    }
  }
  return () => complaint;
}

const lastLine = (text: string): string | undefined => text.trim().split('\n').at(-1);
