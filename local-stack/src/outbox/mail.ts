import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { Failure, START_FRESH } from '../terminal';

/** A mail as the platform sent it; `sentAt` is an ISO 8601 instant. */
export const MailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
});
export type Mail = z.infer<typeof MailSchema>;

/** Older mails are deleted, because the file is written as a whole each time. */
const KEPT_MAILS = 200;

export interface MailFile {
  /** Newest first. */
  list(): readonly Mail[];
  /** Resolves when the mail is on the disk. */
  add(mail: Mail): Promise<void>;
}

/** @throws Failure when the file is there but does not hold mail. */
export async function openMailFile(file: string): Promise<MailFile> {
  let mails = await read(file);
  let lastWrite: Promise<void> = Promise.resolve();

  const write = async () => {
    const draft = `${file}.draft`;
    await writeFile(draft, JSON.stringify(mails));
    // Renaming is atomic: a stop before it leaves the file as it was.
    await rename(draft, file);
  };

  return {
    list: () => mails,
    add(mail) {
      mails = [mail, ...mails].slice(0, KEPT_MAILS);
      lastWrite = lastWrite.then(write, write);
      return lastWrite;
    },
  };
}

async function read(file: string): Promise<readonly Mail[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  try {
    return z.array(MailSchema).parse(JSON.parse(text));
  } catch {
    throw new Failure(`The mail in ${file} is corrupt. ${START_FRESH}`);
  }
}
