import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { type Mail, openMailFile } from './mail';
import { outboxApp } from './outbox-app';

afterAll(removeTemporaryFolders);

const mail = (subject: string): Mail => ({
  to: 'ada@example.test',
  subject,
  text: 'Confirm: http://localhost:3000/confirm?a=1&b=2',
  html: '<p>Confirm: <a href="http://localhost:3000/confirm?a=1&amp;b=2">here</a></p>',
  sentAt: '2026-11-21T12:00:00.000Z',
});

const SECRET = 'the-secret-of-this-platform';
const URL = 'http://localhost:8025';

const newFile = async () => path.join(await temporaryFolder(), 'mail.json');

async function openOutbox(file: string) {
  const app = outboxApp(await openMailFile(file), SECRET);
  return {
    get: async (address: string) => app.request(URL + address),
    send: async (body: object, secret = SECRET) =>
      app.request(`${URL}/messages`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}` },
        body: JSON.stringify(body),
      }),
    messages: async (): Promise<unknown> => (await app.request(`${URL}/messages.json`)).json(),
    statusAt: async (host: string) => (await app.request(`http://${host}/messages.json`)).status,
  };
}

test('lists emails newest first, and keeps the latest 200 across a restart', async () => {
  const file = await newFile();
  const { send, messages } = await openOutbox(file);
  expect(await messages()).toEqual([]);
  await send(mail('first'));
  await send(mail('second'));
  expect(await messages()).toEqual([mail('second'), mail('first')]);
  for (let number = 1; number <= 199; number += 1) await send(mail(`mail ${number}`));
  const stored = (await (await openOutbox(file)).messages()) as Mail[];
  expect([stored.length, stored[0]?.subject, stored.at(-1)?.subject]).toEqual([200, 'mail 199', 'second']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('shows each email with its link, isolated from the page', async () => {
  const { send, get } = await openOutbox(await newFile());
  await send({
    ...mail('<b>bold</b>'),
    html: '<script>alert(1)</script><a href="http://localhost:3000/confirm">x</a>',
  });
  const page = await get('/');
  const html = await page.text();
  expect(html).toContain('href="http://localhost:3000/confirm"');
  expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;');
  expect(html).not.toContain('<script>');
  expect(html).toMatch(/sandbox="(?!.*allow-scripts)[^"]*"/);
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('rejects a wrong secret and malformed emails', async () => {
  const { send, messages } = await openOutbox(await newFile());
  for (const secret of ['another secret', '']) expect((await send(mail('forged'), secret)).ok).toBe(false);
  expect((await send({ to: 'ada@example.test' })).status).toBe(400);
  expect(await messages()).toEqual([]);
});

test('responds only to local host names, so that foreign sites cannot read emails', async () => {
  const { statusAt } = await openOutbox(await newFile());
  for (const host of ['localhost:8025', '127.0.0.1', '[::1]:8025', 'LOCALHOST'])
    expect([host, await statusAt(host)]).toEqual([host, 200]);
  for (const host of ['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test'])
    expect([host, await statusAt(host)]).toEqual([host, 421]);
});

test('rejects an email that it cannot store, and accepts it again later', async () => {
  const file = await newFile();
  const { send, messages } = await openOutbox(file);
  await send(mail('before'));
  // Replaces the file with a folder, because root ignores permissions.
  await rm(file);
  await mkdir(file);
  const refused = await send(mail('during'));
  const error = 'The mail cannot be stored: the disk refuses it (EISDIR).';
  expect([refused.status, await refused.json()]).toEqual([503, { error }]);
  expect(await messages()).toEqual([mail('before')]);

  await rm(file, { recursive: true });
  expect((await send(mail('during'))).status).toBe(201);
  expect(await messages()).toEqual([mail('during'), mail('before')]);
  expect(await readdir(path.dirname(file))).toEqual(['mail.json']);
});

test('reports a corrupt file in one line', async () => {
  const file = await newFile();
  await writeFile(file, '[{"to":');
  await expect(openMailFile(file)).rejects.toThrow(`The mail in ${file} is corrupt. "npm start -- --fresh"`);
});
