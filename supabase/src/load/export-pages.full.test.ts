import * as v from 'valibot';
import {
  type ExportedData,
  ExportedDataSchema,
  ExportedProgressSchema,
  type NextPage,
} from '@ninefold/contracts';
import { submit } from '../testing/daily';
import { DRILL, fillHistory } from '../testing/history';
import { newPlayer, type Player, service } from '../testing/players';

const PAGE_BYTES = 262_144;
/** A row may cross the page's limit, and each page contains some data of the account. */
const MAX_BYTES = PAGE_BYTES + 32_768;

/** An attacker's round, as long as the limits allow. */
const longAnswers = (rows: number) => ({
  ...DRILL,
  session_data: {
    answers: Array.from({ length: 60 }, (_, at) => ({
      question: `${at} + ${rows} ${'x'.repeat(150)}`,
      correct_answer: 1,
      answer: 1,
      milliseconds: 400,
    })),
  },
});

/** A player with several pages of rows, many of them saved at one moment. */
async function playerWithPages(): Promise<Player> {
  const player = await newPlayer();
  await submit(player.client);
  // A request of the service may have a megabyte.
  for (let batch = 0; batch < 3; batch++) await fillHistory(player.id, 50, longAnswers(batch));
  await fillHistory(player.id, 100);
  return player;
}

type Next = ExportedData['next'];

/** Every page; `between` runs after each. */
async function pagesOf<Page extends { next: Next }>(
  read: (after: Next) => PromiseLike<Page>,
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let after: Next = null; pages.length === 0 || after;) {
    const page: Page = await read(after);
    pages.push(page);
    after = page.next;
    await between();
  }
  return pages;
}

const exportPage = (player: Player) => async (p_after: Next) => {
  const { data } = await player.client.rpc('export_my_data', { p_after }).throwOnError();
  expect(JSON.stringify(data).length).toBeLessThan(MAX_BYTES);
  return v.parse(ExportedDataSchema, data);
};

const ids = (rows: readonly Record<string, unknown>[] = []) => rows.map(({ id }) => String(id)).sort();

async function storedIds({ id }: Player): Promise<string[]> {
  const { data } = await service().from('game_sessions').select('id').eq('user_id', id).throwOnError();
  return ids(data);
}

test('an ordinary account is one page', async () => {
  const player = await newPlayer();
  await fillHistory(player.id, 100);
  const { next, tables } = await exportPage(player)(null);
  expect(next).toBeNull();
  expect(ids(tables.game_sessions)).toEqual(await storedIds(player));
});

test('a large account is several pages, and no row is lost or duplicated while rows are added', async () => {
  const player = await playerWithPages();
  const before = await storedIds(player);
  const pages = await pagesOf(exportPage(player), () => fillHistory(player.id, 5, longAnswers(2)));
  expect(pages.length).toBeGreaterThan(5);
  const exported = ids(pages.flatMap(({ tables }) => tables.game_sessions ?? []));
  expect(new Set(exported).size).toBe(exported.length);
  expect(exported).toEqual(expect.arrayContaining(before));
  for (const table of ['profiles', 'daily_grid_results', 'private.game_days']) {
    const rows = pages.flatMap(({ tables }) => tables[table] ?? []);
    expect(new Set(ids(rows)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
  }
});

test('a subscriber’s progress has the same pages', async () => {
  const player = await playerWithPages();
  await service().from('profiles').update({ is_subscribed: true }).eq('id', player.id).throwOnError();
  const pages = await pagesOf(async (p_after) => {
    const { data } = await player.client.rpc('export_progress', { p_after }).throwOnError();
    expect(JSON.stringify(data).length).toBeLessThan(MAX_BYTES);
    return v.parse(ExportedProgressSchema, data);
  });
  expect(pages.length).toBeGreaterThan(5);
  expect(ids(pages.flatMap(({ results }) => results))).toEqual(await storedIds(player));
  expect(pages.flatMap(({ dailies }) => dailies)).toHaveLength(1);
  expect(JSON.stringify(pages)).not.toContain(player.id);
});

test('the position of another player’s page shows nothing of that player', async () => {
  const [owner, other] = [await playerWithPages(), await newPlayer()];
  const { next } = await exportPage(owner)(null);
  expect(next).not.toBeNull();
  const page = await exportPage(other)(next);
  expect(page.tables.game_sessions ?? []).toEqual([]);
  expect(JSON.stringify(page)).not.toContain(owner.id);
});

test.each<unknown>([
  { table: 'auth.users', key: [] },
  { table: 'public.daily_puzzles', key: ['sum_grid'] },
  { key: ['x'] },
  [],
])('a page that does not exist is refused: %j', async (page) => {
  const { error } = await (await newPlayer()).client.rpc('export_my_data', { p_after: page as NextPage });
  expect(error).toMatchObject({ code: '22023', hint: 'unknown-page' });
});
