import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { planVariables, priceVariable } from '@ninefold/contracts';
import type { ServeOptions } from '../../../local-stack/src/backend/options';
import { freePort } from '../../../local-stack/src/http/free-port';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const KEYS = {
  shellUrl: 'http://localhost:3000',
  publishableKey: 'sb_publishable_for_the_bench',
  secretKey: 'sb_secret_for_the_bench_only',
  stripeSecretKey: 'sk_test_bench',
  webhookSecret: 'whsec_bench',
  prices: planVariables(priceVariable, (key) => `price_${key}_yearly`),
};

export const BENCH_JWT_SECRET = 'a-secret-for-the-bench-that-is-long-enough';

export interface Parts {
  readonly supabaseUrl: string;
  /** Of the Postgres below it. */
  readonly databaseUrl: string;
  readonly stripeUrl: string;
  stop(): Promise<void>;
}

/** The folder of the programs as `npm start` runs them: a loader for TypeScript would be measured too. */
export async function bundledPrograms(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['local-stack/src/programs/run.mjs'], {
    cwd: ROOT,
  });
  return stdout;
}

/** An embedded Supabase on a real Postgres, with its data in a folder. */
export async function backendOptions(folder: string): Promise<ServeOptions> {
  return {
    port: 0,
    postgres: { folder: path.join(folder, 'postgres'), port: await freePort() },
    cacheDir: path.join(ROOT, '.cache/databases'),
    migrationsDir: path.join(ROOT, 'supabase/migrations'),
    templatesDir: path.join(ROOT, 'supabase/templates'),
    siteUrl: KEYS.shellUrl,
    publishableKey: KEYS.publishableKey,
    secretKey: KEYS.secretKey,
    jwtSecret: BENCH_JWT_SECRET,
    mailFile: path.join(folder, 'mail.jsonl'),
    // The limits are for people; here one machine makes all the calls.
    attemptsPerNetwork: 1_000_000,
    passwordCost: 4,
  };
}

/**
 * What the service needs beside it, as processes of their own: a real Postgres under the embedded Supabase, and Stripe.
 * @param programs the folder of `bundledPrograms`
 */
export async function startParts(programs: string): Promise<Parts> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-payments-'));
  const options = await backendOptions(folder);
  const log = path.join(folder, 'log');
  const start = partsWithLog(programs, log);
  const supabase = start('local-stack/src/backend/serve.mjs', { BACKEND_OPTIONS: JSON.stringify(options) });
  const stripe = start('local-stack/src/stripe-emulator/serve.mjs', {
    STRIPE_EMULATOR_PORT: '0',
    STRIPE_SECRET_KEY: KEYS.stripeSecretKey,
    ...KEYS.prices,
  });
  const stop = async () => {
    await Promise.all([end(supabase), end(stripe)]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [supabaseUrl, stripeUrl] = await Promise.all([urlOf(supabase), urlOf(stripe)]);
    const databaseUrl = (await readFile(path.join(folder, 'postgres/url'), 'utf8')).trim();
    return { supabaseUrl, databaseUrl, stripeUrl, stop };
  } catch (error) {
    console.error(await readFile(log, 'utf8'));
    await stop();
    throw error;
  }
}

export function partsWithLog(programs: string, log: string) {
  const stderr = openSync(log, 'a');
  return (file: string, environment: Readonly<Record<string, string>>) =>
    spawn(process.execPath, [path.join(programs, file)], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...environment },
      // The backend stops when its stdin is closed, which also happens when this process crashes.
      stdio: ['pipe', 'pipe', stderr],
    });
}

/** The address that a part writes as its first line. */
export async function urlOf({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface(stdout!)) {
    const { url } = JSON.parse(line) as { url?: string };
    if (url) return url;
    break;
  }
  throw new Error('A part did not start; what it said stands above.');
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
