import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployAxe } from './axe-file';
import { freeOffset, type PlatformUrls, urlsAt } from './ports';
import { TEST_ENVIRONMENT } from './test-environment';

const ROOT = path.resolve(__dirname, '../../..');

/** Another run may take a port between the check and the start. */
const STARTS = 3;

export interface Platform {
  readonly urls: PlatformUrls;
  readonly offset: number;
  readonly dataFolder: string;
  /** All output so far. */
  readonly output: () => string;
  /** Sends SIGTERM, as a terminal or a service manager does; resolves with the exit code. */
  stop(): Promise<number | null>;
}

interface StartOptions {
  readonly dataFolder: string;
  readonly offset: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** Flags of `npm start`. */
  readonly flags?: readonly string[];
  /** Another command than `npm start`, and the copy of the repository to run it in. */
  readonly command?: 'start' | 'dev';
  readonly repository?: string;
}

/**
 * Runs `npm start` at these ports and with this data, and serves axe to its pages.
 * @throws with its output if it does not become ready
 */
export async function startPlatformAt({
  dataFolder,
  offset,
  environment,
  flags = [],
  command = 'start',
  repository = ROOT,
}: StartOptions): Promise<Platform> {
  const child = spawn('npm', ['run', command, '--silent', '--', '--data', dataFolder, ...flags], {
    cwd: repository,
    env: {
      ...process.env,
      ...TEST_ENVIRONMENT,
      ...environment,
      PORT_OFFSET: String(offset),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  const closed = once(child, 'close').then(([code]) => code as number | null);
  const ended = closed.then((code) => {
    throw new Error(`npm run ${command} ended with ${code}:\n${output()}`);
  });
  ended.catch(() => undefined);
  while (!output().includes('Ready:')) await Promise.race([once(child.stdout, 'data'), ended]);
  // Each start rewrites the shell's files.
  deployAxe(dataFolder);
  return {
    urls: urlsAt(offset),
    offset,
    dataFolder,
    output,
    stop: () => {
      child.kill('SIGTERM');
      return closed;
    },
  };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return () => text;
}

/**
 * A platform on a real Postgres, which needs less CPU than the embedded one; on the embedded one if there is no
 * Postgres for this system.
 */
export async function startQuickPlatform() {
  return startPlatform({ flags: ['--postgres'] }).catch((error: unknown) => {
    if (!String(error).includes('No Postgres runs here')) throw error;
    return startPlatform();
  });
}

/** A new platform with free ports and a new data folder. `discard` stops it and removes the folder. */
export async function startPlatform(options: Omit<StartOptions, 'dataFolder' | 'offset'> = {}) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'platform-e2e-'));
  for (let starts = 1; ; starts += 1) {
    try {
      const platform = await startPlatformAt({ ...options, dataFolder, offset: await freeOffset() });
      const discard = async () => {
        await platform.stop();
        await rm(dataFolder, { recursive: true, force: true });
      };
      return { ...platform, discard };
    } catch (error) {
      if (starts === STARTS || !String(error).includes('is taken')) throw error;
    }
  }
}
