import type { NextPage } from './exported-data';

/** Why the database refused a call; `details` of a refusal for now are the seconds to wait. */
interface Refusal {
  readonly message: string;
  readonly hint?: string | null;
  readonly details?: string | null;
}

interface Response<Page> {
  readonly data: Page | null;
  readonly error: Refusal | null;
}

/** The person has read as much as fits into a minute, or reads in another tab. */
const PASSING: readonly unknown[] = ['too-many-reads', 'one-read-at-a-time'];

/** How often in a row one page is waited for. */
const MOST_WAITS = 3;
/** The database says less; a wrong value must not stop the reading. */
const LONGEST_WAIT_SECONDS = 60;

/** The stable name of the refusal that caused an error. */
export const hintOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Object && 'hint' in error.cause
    ? error.cause.hint
    : undefined;

/** Whether the database asks to try again later. */
export const isForLater = (error: unknown): boolean => PASSING.includes(hintOf(error));

/**
 * Every page of an export, in order. Waits when the database asks for it.
 * @param read reads the page that begins at `after`, null for the first
 * @throws an error with the refusal of the database as its cause
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

/** The lists of several pages by their names, each list in its order. */
export function joinLists(pages: readonly Lists[]): Record<string, Readonly<Record<string, unknown>>[]> {
  const names = [...new Set(pages.flatMap((page) => Object.keys(page)))];
  return Object.fromEntries(names.map((name) => [name, pages.flatMap((page) => page[name] ?? [])]));
}
