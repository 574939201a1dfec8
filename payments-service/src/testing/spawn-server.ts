import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { planVariables, priceVariable } from '@ninefold/contracts';
import { programFile } from '../../../tools/jest/programs';

export const PACKAGE = resolve(__dirname, '../..');

/** The price ids of the emulator, such as `price_elite`. */
export const TEST_PRICES = planVariables(priceVariable, (key) => `price_${key}`);

export const COMPLETE_ENVIRONMENT = {
  PAYMENTS_PORT: '0',
  HOST: '127.0.0.1',
  SHELL_URL: 'http://localhost:3000',
  SHARE_URL: 'http://share.test',
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  ...TEST_PRICES,
};

const PROGRAM = programFile('payments-service/src/server.ts');

/** Runs the server as a process with only the given environment. */
export function spawnServer(environment: Record<string, string>, program = PROGRAM) {
  const child = spawn(process.execPath, [program], {
    cwd: PACKAGE,
    env: { PATH: process.env.PATH, ...environment },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const closed = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }));
  /** Resolves with the match when it has been logged, or when the process ends. */
  async function logged(pattern: RegExp): Promise<RegExpExecArray | null> {
    while (!pattern.test(stdout) && child.exitCode === null)
      await Promise.race([once(child.stdout, 'data'), closed]);
    return pattern.exec(stdout);
  }
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    closed,
    logged,
    /** Resolves with the URL when the server listens. */
    listening: async () => `http://127.0.0.1:${(await logged(/"port":(\d+)/))?.[1]}`,
  };
}
