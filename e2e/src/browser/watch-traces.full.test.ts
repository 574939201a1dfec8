import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { urls } from '../platform/ports';
import { registerSecret, secretIn } from './find-secret';
import { problemsInLogs, watchTraces } from './watch-traces';

const SECRET = 'grace-of-the-watcher@example.test';
registerSecret(SECRET);

let browser: Browser;
beforeAll(async () => void (browser = await chromium.connect(process.env.E2E_BROWSER ?? '')));
afterAll(() => browser.close());

/** Runs in the page. */
type Leak = (secret: string) => void;

const LEAKS: readonly (readonly [string, string, Leak])[] = [
  ['a value that is stored', 'localStorage', (secret) => localStorage.setItem('draft', `{"to":"${secret}"}`)],
  [
    'a stored value that is soon removed',
    'sessionStorage',
    (secret) => {
      sessionStorage.setItem('draft', secret);
      sessionStorage.removeItem('draft');
    },
  ],
  ['a property of a storage', 'localStorage', (secret) => void (localStorage['draft'] = secret)],
  ['the name of a value', 'sessionStorage', (secret) => sessionStorage.setItem(secret, '1')],
  [
    'a value in base64',
    'localStorage',
    (secret) => localStorage.setItem('draft', btoa(`{"to":"${secret}"}`)),
  ],
  [
    'the session of a link in the wrong storage',
    'localStorage',
    (secret) => localStorage.setItem('link-session', secret),
  ],
  [
    'the link of a mail in the wrong storage',
    'localStorage',
    (secret) => localStorage.setItem('emailed-link', secret),
  ],
  ['a cookie', 'cookie', (secret) => void (document.cookie = `to=${encodeURIComponent(secret)}`)],
  [
    'an address of the history',
    'history',
    (secret) => history.pushState(null, '', `?to=${encodeURIComponent(secret)}`),
  ],
  ['a fragment', 'history', () => void (location.hash = 'access_token=0123456789abcdef')],
  ['a line of the console', 'console', (secret) => console.warn('mail to', { to: secret })],
];

test.each(LEAKS)('%s is detected', async (_, place, leak) => {
  const context = await browser.newContext();
  const problems: string[] = [];
  const look = await watchTraces(context, (problem) => problems.push(problem));
  const page = await context.newPage();
  await page.goto(`${urls.shell}/about`);
  await page.evaluate(leak, SECRET);
  await look();
  await context.close();
  expect(problems.filter((problem) => !problem.startsWith(place))).toEqual([]);
  expect(problems[0]).toMatch(new RegExp(`^${place} .*keeps (${SECRET}|access_token)`));
});

test('what may stay is not reported', async () => {
  const context = await browser.newContext();
  const problems: string[] = [];
  const look = await watchTraces(context, (problem) => problems.push(problem));
  const page = await context.newPage();
  await page.goto(`${urls.shell}/about`);
  await page.evaluate((secret) => {
    localStorage.setItem('auth-session', `{"user":"${secret}"}`);
    sessionStorage.setItem('link-session', `{"user":"${secret}"}`);
    sessionStorage.setItem('emailed-link', 'type=signup&token_hash=0123456789abcdef');
    const query = new URLSearchParams({ step: 'email_verification', email: secret });
    history.pushState(null, '', `/signup?${query.toString()}`);
  }, SECRET);
  await look();
  await context.close();
  expect(problems).toEqual([]);
});

test('a line of a log is detected', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'watch-traces-'));
  mkdirSync(path.join(folder, 'logs'));
  writeFileSync(path.join(folder, 'logs/payments.log'), `a mail to ${SECRET}\n`);
  expect(problemsInLogs(folder)).toEqual([`the log payments.log has ${SECRET}`]);
  rmSync(folder, { recursive: true });
});

test.each([
  '{"refresh_token":"abcdefgh1234"}',
  '/verify?token=Ab3-0123456&type=signup',
  'eyJhbGciOi.eyJzdWIi',
])('%s is a token', (text) => expect(secretIn(text)).toBeDefined());
