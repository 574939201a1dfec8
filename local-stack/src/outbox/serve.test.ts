import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { freePort } from '../http/free-port';
import { responding, type EntryProcess, spawnEntry } from '../testing/spawn-entry';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { type Mail, MailSchema } from './mail';

jest.setTimeout(30_000);

const mail = (subject: string): Mail => ({
  to: 'ada@example.test',
  subject,
  text: 'Confirm: http://localhost:3000/confirm?a=1&b=2',
  html: '<p>Confirm: <a href="http://localhost:3000/confirm?a=1&amp;b=2">here</a></p>',
  sentAt: '2026-11-21T12:00:00.000Z',
});

const SECRET = 'the-secret-of-this-platform';

const running: EntryProcess[] = [];
afterEach(async () => {
  for (const outbox of running) outbox.kill('SIGTERM');
  await Promise.all(running.splice(0).map(({ closed }) => closed));
});
afterAll(removeTemporaryFolders);

async function startOutbox(file: string) {
  const port = await freePort();
  const outbox = spawnEntry('outbox/serve.ts', [], {
    OUTBOX_PORT: String(port),
    MAIL_FILE: file,
    OUTBOX_SECRET: SECRET,
  });
  running.push(outbox);
  const url = `http://localhost:${port}`;
  await responding(url, outbox);
  return {
    outbox,
    url,
    send: (body: object, secret = SECRET) =>
      fetch(`${url}/messages`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}` },
        body: JSON.stringify(body),
      }),
    messages: async () => MailSchema.array().parse(await (await fetch(`${url}/messages.json`)).json()),
    page: async () => (await fetch(url)).text(),
  };
}

/** The status for a request that names this host, which `fetch` does not let a caller set. */
const statusForHost = (url: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { headers: { host } }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

const newFile = async () => path.join(await temporaryFolder(), 'mail.json');

describe('the outbox', () => {
  it('lists all mail, newest first', async () => {
    const { send, messages } = await startOutbox(await newFile());
    expect(await messages()).toEqual([]);
    await send(mail('first'));
    await send(mail('second'));
    expect(await messages()).toEqual([mail('second'), mail('first')]);
  });

  it('still has the mail after a restart', async () => {
    const file = await newFile();
    const first = await startOutbox(file);
    await first.send(mail('kept'));
    first.outbox.kill('SIGTERM');
    await first.outbox.closed;
    expect(await (await startOutbox(file)).messages()).toEqual([mail('kept')]);
  });

  it('keeps the 200 newest', async () => {
    const { send, messages } = await startOutbox(await newFile());
    for (let number = 1; number <= 201; number += 1) await send(mail(`mail ${number}`));
    const kept = await messages();
    expect([kept.length, kept[0]?.subject, kept.at(-1)?.subject]).toEqual([200, 'mail 201', 'mail 2']);
  });

  it('shows each mail with its link, and gives its markup no rights in the page', async () => {
    const { send, page } = await startOutbox(await newFile());
    await send({
      ...mail('<b>bold</b>'),
      html: '<script>alert(1)</script><a href="http://localhost:3000/confirm">x</a>',
    });
    const html = await page();
    expect(html).toContain('href="http://localhost:3000/confirm"');
    expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(html).not.toContain('<script>');
    expect(html).toMatch(/sandbox="(?!.*allow-scripts)[^"]*"/);
  });

  it.each([['another secret'], ['']])('takes no mail with %p in place of its secret', async (secret) => {
    const { send, messages } = await startOutbox(await newFile());
    expect((await send(mail('forged'), secret)).status).toBe(401);
    expect(await messages()).toEqual([]);
  });

  it('responds at local names only, so that no foreign site reads the mail under its own name', async () => {
    const { url } = await startOutbox(await newFile());
    for (const host of ['localhost:8025', '127.0.0.1', '[::1]:8025', 'LOCALHOST']) {
      expect([host, await statusForHost(`${url}/messages.json`, host)]).toEqual([host, 200]);
    }
    for (const host of ['evil.test', 'evil.test:8025', 'localhost.evil.test', '127.0.0.1.evil.test', 'a b']) {
      expect([host, await statusForHost(`${url}/messages.json`, host)]).not.toEqual([host, 200]);
    }
    expect(await statusForHost(url, 'evil.test')).toBe(421);
  });

  it.each(['/', '/messages.json', '/nowhere'])('lets no page frame %s', async (path) => {
    const { url } = await startOutbox(await newFile());
    const { headers } = await fetch(url + path);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('refuses mail that it cannot store, says so, and stores it when it is sent again after the fault', async () => {
    const file = await newFile();
    const { send, messages, url } = await startOutbox(file);
    await send(mail('before'));
    // A folder in its place, because root ignores modes.
    await rm(file);
    await mkdir(file);
    const refused = await send(mail('during'));
    const error = 'The mail cannot be stored: the disk refuses it (EISDIR).';
    expect([refused.status, await refused.json()]).toEqual([503, { error }]);
    expect(await messages()).toEqual([mail('before')]);
    const health = await fetch(`${url}/healthz`);
    expect([health.status, await health.json()]).toEqual([503, { error }]);

    await rm(file, { recursive: true });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await send(mail('during'))).status).toBe(201);
    expect(await messages()).toEqual([mail('during'), mail('before')]);
    expect(await readdir(path.dirname(file))).toEqual(['mail.json']);
  });

  it('stores mail for its owner only, also in a file from before', async () => {
    const file = await newFile();
    await writeFile(file, '[]', { mode: 0o644 });
    const { send } = await startOutbox(file);
    const mode = async () => ((await stat(file)).mode & 0o777).toString(8);
    expect(await mode()).toBe('600');
    await send(mail('private'));
    expect(await mode()).toBe('600');
  });

  it('takes nothing that is not a mail', async () => {
    const { send } = await startOutbox(await newFile());
    expect((await send({ to: 'ada@example.test' })).status).toBe(400);
  });

  it('does not start on a corrupt file, and says so in one line', async () => {
    const file = await newFile();
    await writeFile(file, '[{"to":');
    const outbox = spawnEntry('outbox/serve.ts', [], {
      OUTBOX_PORT: String(await freePort()),
      MAIL_FILE: file,
      OUTBOX_SECRET: SECRET,
    });
    expect(await outbox.closed).toEqual({
      code: 1,
      stdout: '',
      stderr: `The mail in ${file} is corrupt. "npm start -- --fresh" begins with empty data.\n`,
    });
  });
});
