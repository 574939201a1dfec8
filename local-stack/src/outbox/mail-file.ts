import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { Failure } from '../failure';
import { type Mail, MailSchema } from './mail';

/** Old mail goes: nobody reads it, and the file is written whole each time. */
const KEPT = 200;

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
    // Renaming is atomic, so a stop in between leaves the file as it was.
    await rename(draft, file);
  };

  return {
    list: () => mails,
    add(mail) {
      mails = [mail, ...mails].slice(0, KEPT);
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
    throw new Failure(`The mail in ${file} is corrupt. "npm start -- --fresh" begins with empty data.`);
  }
}
