import type { NextPage } from '../exported-data';
import { isLimit } from './rpc-error';

/** How often in a row one page is waited for. */
const MOST_WAITS = 3;
/** The database says less; a wrong value must not stop the reading. */
const LONGEST_WAIT_SECONDS = 60;

/**
 * Every page of an export, in order. Waits when the database asks for it.
 * @param read reads the page that begins at `after`, null for the first
 * @throws {RpcError}
 */
export async function readPages<Page extends { readonly next: NextPage }>(
  read: (after: NextPage) => Promise<Page>,
  wait: (seconds: number) => Promise<void>,
): Promise<[Page, ...Page[]]> {
  const first = await readPage(read, null, wait);
  const pages: [Page, ...Page[]] = [first];
  for (let { next } = first; next;) {
    const page = await readPage(read, next, wait);
    pages.push(page);
    next = page.next;
  }
  return pages;
}

async function readPage<Page>(
  read: (after: NextPage) => Promise<Page>,
  after: NextPage,
  wait: (seconds: number) => Promise<void>,
): Promise<Page> {
  for (let waits = 0; ; waits++) {
    try {
      return await read(after);
    } catch (error) {
      if (!isLimit(error) || waits === MOST_WAITS) throw error;
      await wait(Math.min(error.waitSeconds ?? LONGEST_WAIT_SECONDS, LONGEST_WAIT_SECONDS));
    }
  }
}

type Lists = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The lists of several pages by their names, each list in its order. */
export function joinLists(pages: readonly Lists[]): Record<string, Readonly<Record<string, unknown>>[]> {
  const names = [...new Set(pages.flatMap((page) => Object.keys(page)))];
  return Object.fromEntries(names.map((name) => [name, pages.flatMap((page) => page[name] ?? [])]));
}
