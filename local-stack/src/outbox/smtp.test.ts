import { mkdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { MAX_MAIL_BYTES, openMailFile } from './mail';
import { listenForMail, type ListeningSmtp } from './smtp';

const SECRET = 'the-secret-of-this-platform';
const MESSAGE = {
  from: 'Ninefold <hello@example.test>',
  to: { name: '', address: 'ada@example.test' },
  subject: 'Überraschung: $49.99',
  text: 'Zażółć\n.\nThe line above is only a dot.',
  html: '<p>Zażółć</p>',
  headers: { 'Auto-Submitted': 'auto-generated' },
} satisfies SendMailOptions;

const opened: ListeningSmtp[] = [];
afterAll(async () => {
  for (const smtp of opened) await smtp.close();
  await removeTemporaryFolders();
});

async function openSmtp() {
  const file = path.join(await temporaryFolder(), 'mail.json');
  const mails = await openMailFile(file);
  const smtp = await listenForMail(mails, SECRET, 0);
  opened.push(smtp);
  return {
    file,
    mails,
    port: smtp.port,
    send: (message: SendMailOptions = {}, auth: object | undefined = { user: 'platform', pass: SECRET }) =>
      createTransport({ host: '127.0.0.1', port: smtp.port, auth }).sendMail({ ...MESSAGE, ...message }),
  };
}

const to = (address: string) => ({ to: { name: '', address } });

test('a mail that nodemailer sends is in the outbox with its parts and headers', async () => {
  const { send, mails } = await openSmtp();
  await send({ messageId: '<1@example.test>' });
  expect(mails.list()).toEqual([
    {
      to: 'ada@example.test',
      subject: MESSAGE.subject,
      text: expect.stringMatching(/^Zażółć\n\.\nThe line/),
      html: expect.stringContaining(MESSAGE.html),
      sentAt: expect.any(String),
      headers: expect.objectContaining({
        from: MESSAGE.from,
        'message-id': '<1@example.test>',
        'auto-submitted': 'auto-generated',
      }),
    },
  ]);
});

test.each([
  ['another password', {}, { user: 'platform', pass: 'another' }, 535],
  ['no password', {}, null, 530],
  ['an unknown recipient', to('bounce-1@smtp.test'), undefined, 550],
  ['a busy mailbox', to('busy-1@smtp.test'), undefined, 450],
  ['a large mail', { text: 'x'.repeat(MAX_MAIL_BYTES) }, undefined, 552],
])('refuses %s', async (_, message, auth, responseCode) => {
  const { send, mails } = await openSmtp();
  await expect(auth === undefined ? send(message) : send(message, auth ?? {})).rejects.toMatchObject({
    responseCode,
  });
  expect(mails.list()).toEqual([]);
});

test('refuses a mail that it cannot store, for now', async () => {
  const { send, mails, file } = await openSmtp();
  // Replaces the file with a folder, because root ignores permissions.
  await rm(file, { force: true });
  await mkdir(file);
  await expect(send()).rejects.toMatchObject({ responseCode: 451 });
  await rm(file, { recursive: true });
  await send();
  expect(mails.list()).toHaveLength(1);
});

test('hangs up on a browser that posts commands', async () => {
  const { port, mails } = await openSmtp();
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\n\r\nEHLO x\r\nMAIL FROM:<a@b.test>\r\n');
  const reply = await text(socket);
  expect(reply).toMatch(/^421 /m);
  expect(reply).not.toMatch(/^250 /m);
  expect(mails.list()).toEqual([]);
});
