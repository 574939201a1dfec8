import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { redactSecrets } from '@ninefold/contracts/redact-secrets';
import { ROOT } from '../repository';
import { SECRET_VARIABLES } from '../settings/read-settings';
import type { PartName } from '../settings/ports';

const LEAVE_WITH_PARENT = path.join(ROOT, 'local-stack/src/supervise/leave-with-parent.mjs');
const SECRETS: ReadonlySet<string> = new Set(SECRET_VARIABLES);

/** The environment without secrets: each part gets only those that it needs. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.has(name)));
}

/**
 * Starts a node process that ends with this process, even after a crash. It has its own process group, so that Ctrl-C
 * reaches only the stack, which stops its parts in order.
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

/** Kills a child and everything that it started. */
export function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}

interface Task {
  readonly command: readonly string[];
  readonly cwd: string;
  /** Added to the inherited environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs a node process until it ends.
 * @returns its output, and whether it succeeded
 * @throws AbortError when the signal aborts, after the process has ended
 */
export async function runNode({ command, cwd, environment }: Task, signal: AbortSignal) {
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

/** How long a part may take to stop before it is killed. */
const STOP_TIMEOUT_MS = 10_000;

/** One process of the platform. */
export interface Part {
  readonly name: PartName;
  /** Its name in messages. */
  readonly title: string;
  /** Arguments for node: options, the entry file, and its arguments. */
  readonly command: readonly string[];
  /** Added to the environment that every part inherits. */
  readonly environment: Readonly<Record<string, string>>;
  /** Responds with 2xx once the part is ready. */
  readonly healthUrl: string;
}

export interface PartProcess {
  readonly pid: number;
  /** Resolves when the process has ended, with its exit code or signal and its last line on stderr. */
  readonly ended: Promise<string>;
  /** Asks it to end, and kills it after a timeout. Resolves when it has ended. */
  stop(): Promise<void>;
  kill(): void;
}

/** Starts a part as a process. Its output goes to a log that only the owner can read. */
export function spawnPart(part: Part, logFolder: string): PartProcess {
  const child = spawnNode(part.command, ROOT, { ...inheritedEnvironment(), ...part.environment });
  const file = path.join(logFolder, `${part.name}.log`);
  // The platform continues without logs, for example on a full disk.
  const log = createWriteStream(file, { flags: 'a', mode: 0o600 }).on('error', () => undefined);
  let lastError = '';
  for (const input of [child.stdout!, child.stderr!]) {
    createInterface({ input }).on('line', (line) => {
      const text = redactSecrets(line);
      log.write(`${text}\n`);
      if (input === child.stderr && text.trim()) lastError = text.trim();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => {
    log.end();
    const how = signal ? `signal ${signal}` : `exit code ${code}`;
    return [how, lastError].filter(Boolean).join(': ');
  });
  const kill = () => killGroup(child);
  return {
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
