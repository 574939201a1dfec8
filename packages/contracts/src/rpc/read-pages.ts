import type { NextPage } from '../exported-data';
import { isLimit } from './rpc-error';

/** Maximum waits for one page. */
const MAX_WAITS = 3;
/** Upper bound, in case the database sends a wrong value. */
const LONGEST_WAIT_SECONDS = 60;

/**
 * Reads every page of an export, and waits when the database asks for it.
 * @param read reads the page at the cursor `after`, null for the first
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
      if (!isLimit(error) || waits === MAX_WAITS) throw error;
      await wait(Math.min(error.waitSeconds ?? LONGEST_WAIT_SECONDS, LONGEST_WAIT_SECONDS));
    }
  }
}

type Lists = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Concatenates the lists of several pages by name. */
export function joinLists(pages: readonly Lists[]): Record<string, Readonly<Record<string, unknown>>[]> {
  const names = [...new Set(pages.flatMap((page) => Object.keys(page)))];
  return Object.fromEntries(names.map((name) => [name, pages.flatMap((page) => page[name] ?? [])]));
}
