import type { NextPage } from '../exported-data';
import { isBusy, whileBusy, type Patience } from './retry';
import { isLimit } from './rpc-error';

/**
 * Reads every page of an export, and waits when the database asks for it, up to a minute for each attempt.
 * @param read reads the page at the cursor `after`, null for the first
 * @throws {RpcError}
 */
export async function readPages<Page extends { readonly next: NextPage }>(
  read: (after: NextPage) => Promise<Page>,
  patience: Patience,
): Promise<[Page, ...Page[]]> {
  const readPage = (after: NextPage) =>
    whileBusy(
      () => read(after),
      patience,
      (error) => isLimit(error) || isBusy(error),
    );
  const first = await readPage(null);
  const pages: [Page, ...Page[]] = [first];
  for (let { next } = first; next;) {
    const page = await readPage(next);
    pages.push(page);
    next = page.next;
  }
  return pages;
}

type Lists = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Concatenates the lists of several pages by name. */
export function joinLists(pages: readonly Lists[]): Record<string, Readonly<Record<string, unknown>>[]> {
  const names = [...new Set(pages.flatMap((page) => Object.keys(page)))];
  return Object.fromEntries(names.map((name) => [name, pages.flatMap((page) => page[name] ?? [])]));
}
