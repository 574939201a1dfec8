import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { programFile } from '../../../tools/jest/programs';
import { portOf, serve } from '../http/serve';

const OUTBOX = programFile('local-stack/src/outbox/serve.ts');
const SECRET = 'the-secret-of-the-test-outbox';

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function freePort(): Promise<number> {
  const server = await serve(() => undefined, 0, '127.0.0.1');
  const port = portOf(server);
  server.close();
  return port;
}

/** Runs the local stack's outbox as a process: a mail server, and a list of what it has received. */
export async function startOutbox() {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const [port, smtpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;

  async function start() {
    const child = spawn(process.execPath, [OUTBOX], {
      env: {
        PATH: process.env.PATH,
        OUTBOX_PORT: String(port),
        SMTP_PORT: String(smtpPort),
        OUTBOX_SECRET: SECRET,
        MAIL_FILE: join(folder, 'mail.json'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const closed = once(child, 'close');
    // It prints its URL when it listens.
    const started = once(createInterface(child.stdout), 'line');
    const [line] = (await Promise.race([started, closed])) as [unknown];
    if (typeof line !== 'string') throw new Error('The outbox did not start.');
    return async () => {
      child.kill('SIGTERM');
      await closed;
    };
  }

  let stop = await start();
  return {
    smtpUrl: `smtp://service:${SECRET}@127.0.0.1:${smtpPort}`,

    /** What was sent to an address, oldest first. */
    async mailsTo(address: string): Promise<ReceivedMail[]> {
      const mails = (await (await fetch(`${url}/messages.json`)).json()) as ReceivedMail[];
      return mails.filter(({ to }) => to === address).reverse();
    },

    /** The mail server is down while a function runs. */
    async whileDown<Result>(during: () => Promise<Result>): Promise<Result> {
      await stop();
      const result = await during();
      stop = await start();
      return result;
    },

    async stop() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

export type Outbox = Awaited<ReturnType<typeof startOutbox>>;
