import { randomUUID } from 'node:crypto';
import { newYorkDayKey } from '../browser/page-clock';
import { useBrowser } from '../browser/use-browser';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';
import { callSupabase, publishableKey } from '../platform/supabase-calls';

const browser = useBrowser();

/** The New York date a number of days ago. */
const daysAgo = (days: number) => newYorkDayKey(Date.now() - days * 86_400_000);

/** The tags of a page as a chat reads them: one request, and no script. */
async function previewOf(link: string) {
  const response = await fetch(link, { headers: { 'User-Agent': 'facebookexternalhit/1.1' } });
  const html = await response.text();
  const tags = Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content ?? '',
    ]),
  );
  return { status: response.status, tags };
}

/** Status, type, width and height of a picture. */
async function pictureAt(url: string | undefined) {
  const response = await fetch(url ?? '');
  const bytes = Buffer.from(await response.arrayBuffer());
  return [
    response.status,
    response.headers.get('content-type'),
    bytes.readUInt32BE(16),
    bytes.readUInt32BE(20),
  ];
}

const PICTURE = [200, 'image/png', 1200, 630];

it('an archived day shows its grids in a chat', async () => {
  const { status, tags } = await previewOf(`${urls.shell}/archive/${daysAgo(1)}`);
  expect([status, tags['twitter:card']]).toEqual([200, 'summary_large_image']);
  expect(tags['og:title']).toMatch(/^Puzzles for \w+ \d+, \d{4} · /);
  expect(await pictureAt(tags['og:image'])).toEqual(PICTURE);
  // A future day has a page, but its puzzles are not drawn.
  const tomorrow = await previewOf(`${urls.shell}/archive/${daysAgo(-2)}`);
  expect(await pictureAt(tomorrow.tags['og:image'])).toEqual([404, ...PICTURE.slice(1)]);
});

it.each([
  ['today', 0, '/sum-grid'],
  ['yesterday', 1, `/archive/${daysAgo(1)}/sum-grid`],
])('a puzzle of %s shows its grid, and leads to that puzzle', async (_, ago, path) => {
  const link = `${urls.payments}/share/day/${daysAgo(ago)}/sum-grid`;
  const { tags } = await previewOf(link);
  expect(tags).toMatchObject({
    'og:title': expect.stringMatching(/#\d+: Sum Grid$/) as string,
    'og:url': link,
  });
  expect(await pictureAt(tags['og:image'])).toEqual(PICTURE);
  const page = await browser.newVisitor();
  await page.goto(link);
  await page.waitForURL(urls.shell + path);
  await page.getByTestId('grid').waitFor();
});

it.each([
  '/mental-math-speed',
  '/addition-drill',
  '/sum-grid-demo',
  '/friends/join/any',
  '/classes/join/any',
])('%s has a picture of its own page', async (path) => {
  const { tags } = await previewOf(urls.shell + path);
  expect(await pictureAt(tags['og:image'])).toEqual(PICTURE);
});

it('a stamp shows the time, and leads to the puzzles of the day', async () => {
  const link = `${urls.payments}/share/stamp/${daysAgo(1)}/252`;
  const { tags } = await previewOf(link);
  expect(tags['og:title']).toMatch(/#\d+: all solved in 4:12$/);
  expect(await pictureAt(tags['og:image'])).toEqual(PICTURE);
  const page = await browser.newVisitor();
  await page.goto(link);
  await page.waitForURL(`${urls.shell}/archive/${daysAgo(1)}`);
  await page.getByRole('heading', { name: /^Puzzles for / }).waitFor();
});

it('a challenge shows its grid and the time to beat until it is withdrawn', async () => {
  const { session } = await newPlayer(urls);
  const key = await publishableKey(urls);
  const call = <Body>(name: string, body: object) =>
    callSupabase<Body>(urls, {
      method: 'POST',
      address: `/rest/v1/rpc/${name}`,
      body,
      key,
      token: session.access_token,
    });
  const id = randomUUID();
  const result = {
    id,
    kind: 'practice',
    game_type: 'sum_grid',
    // No daily before 2040 has this grid: `PRACTICE_GRID` of the contracts.
    givens: [4, 9, 2, 0, 0, 0, 0, 0, 0],
    grid: [4, 9, 2, 3, 8, 7, 5, 1, 6],
    completion_time_seconds: 72,
    hints_used: 0,
    finished_at: new Date().toISOString(),
  };
  await call('save_results', { p_results: [result] });
  const { code } = await call<{ code: string }>('create_challenge', { p_result_id: id, p_moves: [] });
  const link = `${urls.payments}/share/challenge/${code}`;
  const { status, tags } = await previewOf(link);
  expect([status, tags['og:title']]).toEqual([200, 'Can you beat 1:12? Sum Grid']);
  expect(await pictureAt(tags['og:image'])).toEqual(PICTURE);

  await call('withdraw_challenge', { p_code: code });
  const removed = await previewOf(link);
  expect([removed.status, removed.tags['og:title']]).toEqual([404, 'This link leads nowhere']);
  expect(await pictureAt(removed.tags['og:image'])).toEqual(PICTURE);
});
