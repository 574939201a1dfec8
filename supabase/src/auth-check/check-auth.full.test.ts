import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { programFile } from '../../../tools/jest/programs';
import { anonymous, newAddress, PASSWORD, service, testBackend } from '../testing/players';

const ROOT = path.join(__dirname, '../../..');

let outbox: Server;
let mailUrl: string;

/** The shared backend's mails, as an outbox page. */
beforeAll(async () => {
  outbox = createServer((_, response) => {
    void readFile(testBackend().mailFile, 'utf8').then((lines) =>
      response.end(`[${lines.trim().split('\n').reverse().join(',')}]`),
    );
  });
  await new Promise<void>((resolve) => outbox.listen(0, '127.0.0.1', resolve));
  mailUrl = `http://127.0.0.1:${(outbox.address() as AddressInfo).port}`;
});

afterAll(() => {
  outbox.close();
});

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const run = (flags: readonly string[]) =>
  new Promise<Ended>((resolve) => {
    const args = [programFile('supabase/src/check-auth.ts'), ...flags];
    execFile(process.execPath, args, { cwd: ROOT }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });

const flags = (change: Readonly<Record<string, string>> = {}) => {
  const { url, publishableKey: key, secretKey: secret } = testBackend();
  return Object.entries({ url, key, secret, mail: mailUrl, ...change }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ]);
};

const ADDRESS_OF_CHECKS = /^check-.*@example\.com$/;

/** Accounts that the checks created and did not delete; other tests create accounts at the same time. */
async function accountsOfChecks(): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await service().auth.admin.listUsers({ page, perPage: 200 });
    if (data.users.length === 0) return found;
    found.push(...data.users.map(({ email = '' }) => email).filter((email) => ADDRESS_OF_CHECKS.test(email)));
  }
}

test('the embedded backend passes, and no account of the checks remains', async () => {
  const email = newAddress();
  await anonymous().auth.signUp({ email, password: PASSWORD });
  const { code, stdout } = await run(flags());
  expect(stdout).not.toContain('FAILED');
  expect(stdout).toMatch(/\n90 passed, 0 failed\n$/);
  expect(code).toBe(0);
  expect(await accountsOfChecks()).toEqual([]);
});

test.each([
  [[], /^A flag is missing\. npm run test:auth -- --url URL/],
  [['--color'], /^Unknown option '--color'\. npm run test:auth/],
  [['--url', 'x', '--key', 'x', '--secret', 'x', '--mail', 'http://x'], /^--url must be an address/],
])('the flags %p are rejected in one line', async (given, line) => {
  const { code, stdout, stderr } = await run(given);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('an address without an auth service is reported in one line', async () => {
  const { code, stderr } = await run(flags({ url: mailUrl }));
  expect(code).toBe(1);
  expect(stderr).toBe(`There is no auth service at ${mailUrl}: expected a redirect, got 200\n`);
});
