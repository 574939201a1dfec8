import { chmod, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { replaceFile } from '../data/replace-file';
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

/** Mail that the disk did not take. */
export class MailNotStored extends Error {
  /** As an HTTP status: 507 when the disk is full, else 503. */
  readonly status: 503 | 507;

  constructor(code: string | undefined) {
    const isFull = code === 'ENOSPC' || code === 'EDQUOT';
    super(`The mail cannot be stored: ${isFull ? 'the disk is full' : 'the disk refuses it'} (${code}).`);
    this.status = isFull ? 507 : 503;
  }
}

export interface MailFile {
  /** Newest first. */
  list(): readonly Mail[];
  /** Resolves when the mail is on the disk. @throws MailNotStored, and has nothing of the mail then */
  add(mail: Mail): Promise<void>;
  /** After a failure it tries to write again. @throws MailNotStored while the disk takes nothing */
  check(): Promise<void>;
}

/** @throws Failure when the file is there but does not hold mail. */
export async function openMailFile(file: string): Promise<MailFile> {
  let mails = await read(file);
  let isFailing = false;
  let last: Promise<void> = Promise.resolve();

  /** One after the other: each begins with the mails of the one before. */
  const inTurn = (work: () => Promise<void>): Promise<void> => (last = last.then(work, work));

  const store = async (next: readonly Mail[]) => {
    try {
      await replaceFile(file, JSON.stringify(next));
    } catch (error) {
      isFailing = true;
      throw new MailNotStored((error as NodeJS.ErrnoException).code);
    }
    mails = next;
    isFailing = false;
  };

  return {
    list: () => mails,
    add: (mail) => inTurn(() => store([mail, ...mails].slice(0, KEPT_MAILS))),
    check: async () => {
      if (isFailing) await inTurn(() => store(mails));
    },
  };
}

async function read(file: string): Promise<readonly Mail[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Failure(`The mail in ${file} cannot be read (${error.code}).`);
  });
  if (text === undefined) return [];
  await chmod(file, 0o600);
  try {
    return z.array(MailSchema).parse(JSON.parse(text));
  } catch {
    throw new Failure(`The mail in ${file} is corrupt. ${START_FRESH}`);
  }
}
