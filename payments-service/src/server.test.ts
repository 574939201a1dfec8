import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { COMPLETE_ENVIRONMENT, PACKAGE, spawnServer } from './testing/spawn-server';
import { startDatabaseStub } from './testing/database-stub';
import { startEmulator } from './testing/start-emulator';

jest.setTimeout(30_000);

const refusal = async (environment: Record<string, string>) => spawnServer(environment).closed;

describe('the server', () => {
  it('does not start without its secrets and names them in one line', async () => {
    const incomplete = { ...COMPLETE_ENVIRONMENT, SUPABASE_SECRET_KEY: '', STRIPE_SECRET_KEY: '' };
    expect(await refusal(incomplete)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'payments-service cannot start: SUPABASE_SECRET_KEY is missing; STRIPE_SECRET_KEY is missing\n',
    });
  });

  it('refuses a setting that is wrong without printing its value', async () => {
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

  it('runs as the image starts it, from what the build wrote', async () => {
    const dockerfile = await readFile(join(PACKAGE, 'Dockerfile'), 'utf8');
    const [, program = ''] = /^CMD \["node", "(.+)"\]$/m.exec(dockerfile) ?? [];
    // In the package, so that it finds the libraries.
    await mkdir(join(PACKAGE, '.cache'), { recursive: true });
    const built = await mkdtemp(join(PACKAGE, '.cache/built-'));
    await promisify(execFile)(process.execPath, ['build.mjs', built], { cwd: PACKAGE });
    const server = spawnServer(
      { ...COMPLETE_ENVIRONMENT, NODE_ENV: 'production' },
      join(built, relative('dist', program)),
    );
    const health = await fetch(`${await server.listening()}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    server.kill('SIGTERM');
    expect(await server.closed).toMatchObject({ code: 0, stderr: '' });
    await rm(built, { recursive: true });
  });

  it('names the port that is taken', async () => {
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

  it('sends the responses that were asked for before it stops, and exits 0', async () => {
    const [stripe, database] = await Promise.all([startEmulator(), startDatabaseStub()]);
    const release = database.hold();
    const server = spawnServer({
      ...COMPLETE_ENVIRONMENT,
      STRIPE_API_URL: stripe.url,
      SUPABASE_URL: database.url,
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
});
