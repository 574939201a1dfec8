import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../testing/free-ports';
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

const running: EntryProcess[] = [];
afterEach(async () => {
  for (const outbox of running) outbox.kill('SIGTERM');
  await Promise.all(running.splice(0).map(({ closed }) => closed));
});
afterAll(removeTemporaryFolders);

async function startOutbox(file: string) {
  const port = await freePort();
  const outbox = spawnEntry('outbox/serve.ts', [], { OUTBOX_PORT: String(port), MAIL_FILE: file });
  running.push(outbox);
  const url = `http://localhost:${port}`;
  await responding(url, outbox);
  return {
    outbox,
    send: (body: object) => fetch(`${url}/messages`, { method: 'POST', body: JSON.stringify(body) }),
    messages: async () => MailSchema.array().parse(await (await fetch(`${url}/messages.json`)).json()),
    page: async () => (await fetch(url)).text(),
  };
}

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
    });
    expect(await outbox.closed).toEqual({
      code: 1,
      stdout: '',
      stderr: `The mail in ${file} is corrupt. "npm start -- --fresh" begins with empty data.\n`,
    });
  });
});
