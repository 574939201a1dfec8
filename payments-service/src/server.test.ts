import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { recordRefundCall } from '@ninefold/contracts/rpc';
import { useOwnBackend } from '../jest/own-backend';
import { callDatabase } from './database/call-database';
import { createDatabase } from './database/create-database';
import { COMPLETE_ENVIRONMENT, PACKAGE, spawnServer } from './testing/spawn-server';
import { backend, newAddress } from './testing/backend';
import { startFragileBackend } from './testing/fragile-backend';
import { startEmulator } from './testing/start-emulator';
import { startOutbox } from './testing/start-outbox';
import { refundTo } from './testing/refund-to';

// A server does whatever is due in its database, also what other test files have ordered.
let stopBackend: () => Promise<void>;
beforeAll(async () => void (stopBackend = await useOwnBackend()));
afterAll(() => stopBackend());

const refusal = async (environment: Record<string, string>) => spawnServer(environment).closed;

describe('the server', () => {
  it('names missing secrets in one line and does not start', async () => {
    const incomplete = { ...COMPLETE_ENVIRONMENT, SUPABASE_SECRET_KEY: '', STRIPE_SECRET_KEY: '' };
    expect(await refusal(incomplete)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'payments-service cannot start: SUPABASE_SECRET_KEY is missing; STRIPE_SECRET_KEY is missing\n',
    });
  });

  it('names an invalid setting without printing its value', async () => {
    const { code, stderr } = await refusal({
      ...COMPLETE_ENVIRONMENT,
      SUPABASE_URL: 'sb_secret_in_the_wrong_place',
    });
    expect([code, stderr]).toEqual([
      1,
      'payments-service cannot start: SUPABASE_URL is not an http(s) address\n',
    ]);
  });

  it("refuses Turnstile's public test keys in production", async () => {
    const { code, stderr } = await refusal({
      ...COMPLETE_ENVIRONMENT,
      NODE_ENV: 'production',
      TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^payments-service cannot start: TURNSTILE_SECRET_KEY is Turnstile's public test key.*\n$/,
    );
  });

  it('refuses the URL of the emulator when the shell is public', async () => {
    const { code, stderr } = await refusal({
      ...COMPLETE_ENVIRONMENT,
      SHELL_URL: 'https://play.example.com',
      STRIPE_API_URL: 'http://127.0.0.1:4010',
    });
    expect([code, stderr]).toEqual([
      1,
      'payments-service cannot start: STRIPE_API_URL must not be set in production: NODE_ENV, a live key or a public address says that it is\n',
    ]);
  });

  it('names a port that is taken', async () => {
    const first = spawnServer(COMPLETE_ENVIRONMENT);
    const port = new URL(await first.listening()).port;
    const { code, stderr } = await refusal({ ...COMPLETE_ENVIRONMENT, PAYMENTS_PORT: port });
    expect([code, stderr]).toEqual([
      1,
      `payments-service cannot start: port ${port} (PAYMENTS_PORT) is taken\n`,
    ]);
    first.kill('SIGTERM');
    await first.closed;
  });

  it('completes running requests on SIGTERM and exits 0', async () => {
    const [stripe, database] = await Promise.all([startEmulator(), startFragileBackend(backend().url)]);
    const release = database.hold();
    const server = spawnServer({
      ...COMPLETE_ENVIRONMENT,
      STRIPE_API_URL: stripe.url,
      SUPABASE_URL: database.url,
      SUPABASE_SECRET_KEY: backend().secretKey,
    });
    const url = await server.listening();
    const requested = database.requested();
    const response = fetch(`${url}/readyz`);
    await requested;
    server.kill('SIGTERM');
    release();
    expect((await response).status).toBe(200);
    expect((await server.closed).code).toBe(0);
    await stripe.stop();
    database.stop();
  });

  it('sends the mails that are due, and says at the start when it cannot', async () => {
    const [stripe, outbox] = await Promise.all([startEmulator(), startOutbox()]);
    const database = createDatabase(backend().url, backend().secretKey);
    const environment = {
      ...COMPLETE_ENVIRONMENT,
      STRIPE_API_URL: stripe.url,
      SUPABASE_URL: backend().url,
      SUPABASE_SECRET_KEY: backend().secretKey,
    };
    const email = newAddress();
    await callDatabase(database, recordRefundCall, { p_refund: refundTo(email) });
    const server = spawnServer({
      ...environment,
      SMTP_URL: outbox.smtpUrl,
      MAIL_FROM: 'hello@ninefold.test',
    });
    while ((await outbox.mailsTo(email)).length === 0) await pause(50);
    server.kill('SIGTERM');
    const { code, stdout } = await server.closed;
    expect([code, stdout.includes('SMTP_URL is not set')]).toEqual([0, false]);

    const silent = spawnServer(environment);
    await silent.listening();
    silent.kill('SIGTERM');
    expect((await silent.closed).stdout).toContain('SMTP_URL is not set');
    await Promise.all([stripe.stop(), outbox.stop()]);
  });
});

describe('the build', () => {
  let built: string;
  beforeAll(async () => {
    // Inside the package, so that the build resolves its dependencies.
    await mkdir(join(PACKAGE, '.cache'), { recursive: true });
    built = await mkdtemp(join(PACKAGE, '.cache/built-'));
    await promisify(execFile)(process.execPath, ['build.mjs', built], { cwd: PACKAGE });
  });
  afterAll(() => rm(built, { recursive: true }));

  it('runs with the command of the Docker image', async () => {
    const dockerfile = await readFile(join(PACKAGE, 'Dockerfile'), 'utf8');
    const [, program = ''] = /^CMD \["node", "(.+)"\]$/m.exec(dockerfile) ?? [];
    const server = spawnServer(
      { ...COMPLETE_ENVIRONMENT, NODE_ENV: 'production' },
      join(built, relative('dist', program)),
    );
    const health = await fetch(`${await server.listening()}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    server.kill('SIGTERM');
    expect(await server.closed).toMatchObject({ code: 0, stderr: '' });
  });

  it('refuses to reconcile with the key of another account, in one line', async () => {
    const stripe = await startEmulator();
    const wrong = { STRIPE_API_URL: stripe.url, STRIPE_PRICE_ELITE: 'price_of_the_right_account' };
    const program = spawnServer({ ...COMPLETE_ENVIRONMENT, ...wrong }, join(built, 'reconcile.js'));
    const reason =
      'Stripe has no price for Elite Access. Is STRIPE_SECRET_KEY of another account? Nothing was changed.';
    expect(await program.closed).toEqual({
      code: 1,
      stdout: '',
      stderr: `reconcile cannot start: ${reason}\n`,
    });
    await stripe.stop();
  });
});
