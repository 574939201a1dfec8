import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';
import { Failure, startFresh } from '../terminal';

/** An email as sent by the platform; `sentAt` is an ISO 8601 timestamp. */
export const MailSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Those of a mail that came by SMTP, with names in lower case. */
  headers: v.optional(v.record(v.string(), v.string())),
});
export type Mail = v.InferOutput<typeof MailSchema>;

export const MAX_MAIL_BYTES = 1024 * 1024;

/** Older emails are deleted, because the whole file is rewritten each time. */
const MAX_MAILS = 200;

/** An email that could not be written to disk. */
export class MailNotStored extends Error {
  constructor(code: string | undefined) {
    super(`The mail cannot be stored: the disk refuses it (${code}).`);
  }
}

export interface MailFile {
  /** Newest first. */
  list(): readonly Mail[];
  /**
   * Resolves when the email is on disk.
   * @throws MailNotStored, without keeping any of it
   */
  add(mail: Mail): Promise<void>;
}

/** @throws Failure when the file is there but does not hold mail. */
export async function openMailFile(file: string): Promise<MailFile> {
  let mails = await read(file);
  let last: Promise<void> = Promise.resolve();

  async function store(mail: Mail): Promise<void> {
    const next = [mail, ...mails].slice(0, MAX_MAILS);
    await writeFileAtomic(file, JSON.stringify(next), { mode: 0o600 }).catch(
      ({ code }: NodeJS.ErrnoException) => {
        throw new MailNotStored(code);
      },
    );
    mails = next;
  }

  return {
    list: () => mails,
    // Sequential, because each write starts from the emails of the previous one.
    add: (mail) => (last = last.catch(() => undefined).then(() => store(mail))),
  };
}

async function read(file: string): Promise<readonly Mail[]> {
  try {
    return v.parse(v.array(MailSchema), JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Failure(`The mail in ${file} is corrupt. ${startFresh()}`);
  }
}
