import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import type { ServeOptions } from '../backend/options';
import { MailSchema } from '../outbox/mail';
import { programFile } from '../../../tools/jest/programs';

const ROOT = path.resolve(__dirname, '../../..');

export const MIGRATIONS = path.join(ROOT, 'supabase/migrations');
export const ORIGIN = 'http://localhost:3000';
export const KEYS = { publishableKey: 'sb_publishable_of_the_tests', secretKey: 'sb_secret_of_the_tests' };

/** Options of every backend in these tests. */
export const SETTINGS = {
  ...KEYS,
  port: 0,
  cacheDir: path.join(ROOT, '.cache/databases'),
  migrationsDir: MIGRATIONS,
  templatesDir: path.join(ROOT, 'supabase/templates'),
  siteUrl: ORIGIN,
  jwtSecret: 'a-secret-for-these-tests-that-is-long-enough',
  passwordCost: 4,
} satisfies ServeOptions;

/** The embedded database runs for a second or two here, so optimized compilation takes longer than it saves. */
const BASELINE_COMPILER_ONLY = '--liftoff-only';

const running = new Set<ChildProcess>();

/** The backend's first line: its URL, or why it cannot start. */
const EventSchema = v.object({ url: v.optional(v.string(), ''), error: v.optional(v.string()) });

/** Runs the backend as a process, because Jest cannot load it, with the repository's migrations on a free port. */
export async function spawnBackend(options: Partial<ServeOptions> & Pick<ServeOptions, 'mailFile'>) {
  const complete: ServeOptions = { ...SETTINGS, ...options };
  const child = spawn(
    process.execPath,
    [BASELINE_COMPILER_ONLY, programFile('local-stack/src/backend/serve.ts')],
    {
      cwd: ROOT,
      env: { ...process.env, BACKEND_OPTIONS: JSON.stringify(complete) },
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  running.add(child);
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return { child, ...v.parse(EventSchema, JSON.parse(line)) };
}

/** Resolves when the process has ended. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Stops every running backend. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map((child) => end(child, 'SIGTERM')));
}

export async function post(
  url: string,
  pathname: string,
  body: object,
  apikey: string = KEYS.publishableKey,
) {
  const headers = { apikey, 'Content-Type': 'application/json' };
  return fetch(url + pathname, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The link in each email, oldest first. */
export async function linksIn(mailFile: string): Promise<string[]> {
  const mails = (await readFile(mailFile, 'utf8')).trim().split('\n');
  return mails.map((mail) => /https?:\S+/.exec(v.parse(MailSchema, JSON.parse(mail)).text)?.[0] ?? '');
}
