import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Part } from '../parts/product-parts';
import { ROOT } from '../repository';
import { Failure } from '../terminal';
import { inheritedEnvironment, killGroup, spawnNode } from './node-child';

/** How long a part may take to stop before it is killed. */
const STOP_TIMEOUT_MS = 10_000;

const HEALTH_INTERVAL_MS = 200;
const HEALTH_REQUEST_TIMEOUT_MS = 5_000;
/** The first start of the embedded database is slow on a slow machine. */
const HEALTH_TIMEOUT_MS = 120_000;
const SHOWN_CHARACTERS = 200;

export interface PartProcess {
  readonly part: Part;
  readonly pid: number;
  /** Resolves, when the process has ended, with its exit code or signal and its last line on stderr. */
  readonly ended: Promise<string>;
  /** Asks it to end, and kills it after a timeout. Resolves when it has ended. */
  stop(): Promise<void>;
  kill(): void;
}

/** Starts a part as a process of its own. Its output goes to its log, and to the screen when `verbose`. */
export function spawnPart(part: Part, logFolder: string, verbose: boolean): PartProcess {
  const child = spawnNode(part.command, ROOT, { ...inheritedEnvironment(), ...part.environment });
  const logFile = path.join(logFolder, `${part.name}.log`);
  const lastError = keepOutput(child, logFile, verbose ? part.name : undefined);
  const ended = once(child, 'close').then(([code, signal]) => {
    const how = signal ? `signal ${signal}` : `exit code ${code}`;
    return [how, lastError()].filter(Boolean).join(': ');
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

/** Resolves when the part's health check succeeds. @throws Failure when the part ends before, or at the timeout */
export async function untilHealthy({ part, ended }: PartProcess): Promise<void> {
  const deadline = Date.now() + HEALTH_TIMEOUT_MS;
  let reason: string | undefined;
  void ended.then((why) => (reason = why));
  for (;;) {
    const problem = await healthProblem(part.healthUrl);
    if (problem === undefined) return;
    if (reason !== undefined) throw new Failure(`${part.title} did not start (${reason}).`);
    if (Date.now() > deadline) throw new Failure(`${part.title} is not well: ${problem}`);
    await pause(HEALTH_INTERVAL_MS);
  }
}

async function healthProblem(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(HEALTH_REQUEST_TIMEOUT_MS) });
    if (response.ok) return undefined;
    return `${response.status} ${(await response.text()).slice(0, SHOWN_CHARACTERS)}`;
  } catch {
    return 'no response';
  }
}

/** Returns a function that gives the last line on stderr. */
function keepOutput(
  { stdout, stderr }: ChildProcess,
  file: string,
  prefix: string | undefined,
): () => string {
  const log = createWriteStream(file);
  let lastLine = '';
  stdout?.pipe(log, { end: false });
  stderr?.pipe(log, { end: false });
  stderr?.on('data', (chunk: Buffer) => (lastLine = String(chunk).trim().split('\n').at(-1) ?? lastLine));
  if (prefix) {
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (chunk) =>
        process.stdout.write(String(chunk).trimEnd().replaceAll(/^/gm, `${prefix}: `) + '\n'),
      );
    }
  }
  return () => lastLine;
}
