import type { NextPage } from './exported-data';

/** A database error; `details` has the seconds to wait. */
interface Refusal {
  readonly message: string;
  readonly hint?: string | null;
  readonly details?: string | null;
}

interface Response<Page> {
  readonly data: Page | null;
  readonly error: Refusal | null;
}

/** The person has used up their quota per minute, or is reading in another tab. */
const PASSING: readonly unknown[] = ['too-many-reads', 'one-read-at-a-time'];

/** Maximum waits for one page. */
const MOST_WAITS = 3;
/** Upper bound, in case the database sends a wrong value. */
const LONGEST_WAIT_SECONDS = 60;

/** The hint of the database error that caused this error. */
export const hintOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Object && 'hint' in error.cause
    ? error.cause.hint
    : undefined;

export const isForLater = (error: unknown): boolean => PASSING.includes(hintOf(error));

/**
 * Reads every page of an export, and waits when the database asks for it.
 * @param read reads the page at the cursor `after`, null for the first
 * @throws an error with the database error as its cause
 */
export async function readPages<Page extends { readonly next: NextPage }>(
  read: (after: NextPage) => PromiseLike<Response<Page>>,
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
  read: (after: NextPage) => PromiseLike<Response<Page>>,
  after: NextPage,
  wait: (seconds: number) => Promise<void>,
): Promise<Page> {
  for (let waits = 0; ; waits++) {
    const { data, error } = await read(after);
    if (data) return data;
    const refused = new Error(error?.message, { cause: error });
    if (!isForLater(refused) || waits === MOST_WAITS) throw refused;
    const seconds = Number(error?.details ?? NaN);
    await wait(Math.min(Number.isFinite(seconds) ? seconds : LONGEST_WAIT_SECONDS, LONGEST_WAIT_SECONDS));
  }
}

type Lists = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Concatenates the lists of several pages by name. */
export function joinLists(pages: readonly Lists[]): Record<string, Readonly<Record<string, unknown>>[]> {
  const names = [...new Set(pages.flatMap((page) => Object.keys(page)))];
  return Object.fromEntries(names.map((name) => [name, pages.flatMap((page) => page[name] ?? [])]));
}
