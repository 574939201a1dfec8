import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { programFile } from '../../../tools/jest/programs';

const ROOT = path.resolve(__dirname, '../../..');

/**
 * For entries that start the embedded database, which runs for some seconds here, so optimized compilation takes longer
 * than it saves.
 */
export const COMPILED_ONCE = { NODE_OPTIONS: `--require "${path.join(__dirname, 'compile-once.cjs')}"` };

export interface EntryProcess {
  readonly pid: number;
  /** Resolves when it has printed the text; rejects with its output if it ends first. */
  printed(text: string): Promise<void>;
  /** Resolves with the first line that it prints; rejects with its output if it ends first. */
  firstLine(): Promise<string>;
  readonly closed: Promise<{
    readonly code: number | null;
    readonly stdout: string;
    readonly stderr: string;
  }>;
  kill(signal: NodeJS.Signals): void;
}

/** Runs an entry file of this package as a process, without the developer's environment. */
export function spawnEntry(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): EntryProcess {
  const child = spawn(process.execPath, [programFile(`local-stack/src/${file}`), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PROGRAMS: process.env.PROGRAMS, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const closed = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }));
  const printed = async (text: string) => {
    const ended = closed.then(() => {
      throw new Error(`It ended without "${text}":\n${stdout}${stderr}`);
    });
    // Otherwise, ending after the text would fail the test.
    ended.catch(() => undefined);
    while (!stdout.includes(text)) await Promise.race([once(child.stdout, 'data'), ended]);
  };
  return {
    pid: child.pid ?? 0,
    closed,
    printed,
    async firstLine() {
      await printed('\n');
      return stdout.slice(0, stdout.indexOf('\n'));
    },
    kill: (signal) => void child.kill(signal),
  };
}
