import { readFile } from 'node:fs/promises';
import { testBackend } from './test-backend';

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What arrived at an address, oldest first. A mail is there before the request that caused it is answered. */
export async function mailTo(address: string): Promise<ReceivedMail[]> {
  const lines = (await readFile(testBackend().mailFile, 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as ReceivedMail).filter(({ to }) => to === address);
}

/** The link in the latest mail to an address. */
export async function linkTo(address: string): Promise<URL> {
  const mail = (await mailTo(address)).at(-1);
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
}

/** Opens a link as a browser does; answers where it leads. */
export async function open(link: URL): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}
