import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { programFile } from '../../../jest/programs';
import { portOf } from '../http/serve';
import { COMPLETE_ENVIRONMENT } from './spawn-server';

const EMULATOR = programFile('local-stack/src/stripe-emulator/serve.ts');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** The Stripe emulator of the local stack, as a process of its own: packages do not import each other. */
export async function startEmulator() {
  const port = await freePort();
  const child = spawn(process.execPath, [EMULATOR], {
    env: {
      PATH: process.env.PATH,
      STRIPE_EMULATOR_PORT: String(port),
      STRIPE_SECRET_KEY: COMPLETE_ENVIRONMENT.STRIPE_SECRET_KEY,
      STRIPE_PRICE_ELITE: COMPLETE_ENVIRONMENT.STRIPE_PRICE_ELITE,
    },
    stdio: 'ignore',
  });
  const closed = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The Stripe emulator did not start.');
    await pause(50);
  }
  /** One of its controls for tests: `sessions/cs_1/pay`. */
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
