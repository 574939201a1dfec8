import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { programFile } from '../../../tools/jest/programs';
import { COMPLETE_ENVIRONMENT, TEST_PRICES } from './spawn-server';

const EMULATOR = programFile('local-stack/src/stripe-emulator/serve.ts');

/** Runs the local stack's Stripe emulator as a process, because packages must not import each other. */
export async function startEmulator() {
  const child = spawn(process.execPath, [EMULATOR], {
    env: {
      PATH: process.env.PATH,
      STRIPE_EMULATOR_PORT: '0',
      STRIPE_SECRET_KEY: COMPLETE_ENVIRONMENT.STRIPE_SECRET_KEY,
      ...TEST_PRICES,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  // It prints its URL when it listens.
  const started = once(createInterface(child.stdout), 'line');
  const [line] = (await Promise.race([started, closed])) as [unknown];
  if (typeof line !== 'string') throw new Error('The Stripe emulator did not start.');
  const { port } = new URL((JSON.parse(line) as { url: string }).url);
  const url = `http://127.0.0.1:${port}`;
  /** Calls one of its test controls, such as `sessions/cs_1/pay`. */
  async function control<Result = unknown>(
    path: string,
    body: object = {},
    method = 'POST',
  ): Promise<Result> {
    const response = await fetch(`${url}/_emulator/${path}`, {
      method,
      headers: { 'Emulator-Control': 'test', 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Result;
  }
  return {
    url,
    control,
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

export type Emulator = Awaited<ReturnType<typeof startEmulator>>;
