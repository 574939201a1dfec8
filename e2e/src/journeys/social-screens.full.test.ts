import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../browser/accessibility';
import { overflowsAt } from '../browser/large-text';
import { PHONE, useBrowser } from '../browser/use-browser';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** Names in various scripts, at the maximum length. */
const NAMES = [
  'Mina',
  'عبد_الرحمن_بن_محمد_بن_عبد_العزيز_الطويل',
  'Maximiliane_Wilhelmina_of_Hohenzollern_1',
  'נועה',
  'Donaudampfschifffahrtsgesellschaftskapit',
  '李小龍',
];
const COLORS = ['#FF5733', '#1E88E5', '#43A047', '#FDD835'];
const TODAY = { day_key: '2026-11-25', seconds_to_reset: 3_000 };
const ID = '11111111-1111-4111-8111-111111111111';
const CODE = 'abcdefghjkmnpqrstvwxyz0123';

const playerOf = (number: number) => ({
  username: `${NAMES[number % NAMES.length] ?? ''}${number < NAMES.length ? '' : `_${number}`}`.slice(-40),
  profile_color: COLORS[number % COLORS.length] ?? '',
  country: [null, 'SA', 'DE'][number % 3] ?? null,
});

const rowOf = (place: number, mine = false) => ({
  ...{ ...playerOf(place), place, value: place > 20 ? 5_999 : 30 + place, mine },
});
const places = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

function boardOf(players: number) {
  const board = { ...TODAY, from_day: TODAY.day_key, players, shown: players > 0 };
  if (players <= 20) {
    return {
      ...board,
      my_place: players || null,
      rows: places(1, players).map((place) => rowOf(place, place === players)),
    };
  }
  const mine = players - 3;
  const rows = [...places(1, 20), ...places(mine - 2, 5)].map((place) => rowOf(place, place === mine));
  return { ...board, my_place: mine, rows };
}

const groupOf = (people: number) => ({
  ...{
    ...TODAY,
    id: ID,
    name: 'أصدقاء الرياضيات والألغاز كل يوم 2026',
    is_owner: true,
    link_secret: 'k3d977qzk3d977qzk3d977qzk3',
    code: 'K7M4XQ2P',
    code_expires_on: '2026-12-20',
    shows_preview: true,
  },
  members: places(0, people).map((number) => ({
    ...{ id: `m${number}`, is_you: number === 0, is_owner: number === 0, player: playerOf(number) },
    today: {
      sum_grid: { solved: number % 2 === 0, seconds: number % 4 ? null : 5_999 },
      multiplication_grid: { solved: number % 3 === 0, seconds: null },
      combined_grid: { solved: false, seconds: null },
    },
    week: [0, 1, 2, 3, 0, 3, number % 4],
    streak: number % 5 ? number : 1_234,
  })),
});

const GRID = { givens: [1, 0, 0, 0, 5, 0, 0, 0, 9], grid: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
const REPLAY = { seconds: 75, hints: 0, moves: [] };

const answersOf = (answers: number) => ({
  ...{ game_type: 'sum_grid', day_key: null, code: CODE, named: true, yours: REPLAY, answered: answers },
  ...GRID,
  answers: places(0, answers).map((number) => ({
    ...{
      ...REPLAY,
      id: `t${number}`,
      seconds: 40 + 97 * number,
      hints: number % 3,
      measured: number % 4 !== 0,
    },
    solved_at: '2026-11-24T17:00:00Z',
    player: number % 5 === 3 ? null : playerOf(number),
  })),
});
const CHALLENGE = {
  ...{
    status: 'open',
    mine: true,
    challenged_by: 'ada_of_the_grids',
    game_type: 'sum_grid',
    day_key: null,
    seconds: 75,
    hints: 0,
    verified: true,
  },
  ...{
    givens: GRID.givens,
    targets: { sum: { rows: [6, 15, 24], columns: [12, 15, 18] } },
    pace: [{ at: 0, done: 3 }],
  },
};

/** Responds with this data, without creating an account per person; other tests cover how the data comes about. */
async function serve(page: Page, responses: Readonly<Record<string, unknown>>): Promise<void> {
  await page.unrouteAll();
  for (const [name, json] of Object.entries(responses)) {
    await page.route(`**/rpc/${name}`, (route) =>
      route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } }),
    );
  }
}

const count = new Intl.NumberFormat('en-US');

/** Each page with this number of people, and what is visible when all of them are shown. */
const SCREENS = [
  ...[0, 7, 1_000_000].map((players) => ({
    path: '/boards/sum-grid',
    responses: { board: boardOf(players) },
    shows: players ? `of ${count.format(players)}` : 'Nobody is on this board yet.',
    lines: { of: 'tbody th', count: Math.min(players, 25) },
  })),
  ...[1, 7, 50].map((people) => ({
    path: `/friends/${ID}`,
    responses: { friend_group: groupOf(people) },
    shows: `${people} of 50 people`,
    lines: { of: 'section > ul > li', count: people },
  })),
  ...[0, 7, 50].map((answers) => ({
    path: `/challenge/${CODE}`,
    responses: { challenge: CHALLENGE, challenge_answers: answersOf(answers) },
    shows: 'You: 1:15',
    lines: { of: 'ul > li', count: answers },
  })),
];

it.each([
  // With large text, wide pages get the layout of narrow ones.
  ['a phone', PHONE, [100, 200]],
  ['a wide screen', { viewport: { width: 1280, height: 800 } }, [100]],
])(
  'boards, friend groups and answers fit %s, empty and full, with names in any script',
  async (_, screen, percents) => {
    const { signedIn } = await newPlayer(urls);
    const page = await browser.newVisitor({ ...signedIn, ...screen });
    const found: string[] = [];
    for (const { path, responses, shows, lines } of SCREENS) {
      await serve(page, responses);
      await page.goto(urls.shell + path);
      const main = page.locator('main');
      await main.getByText(shows).first().waitFor();
      expect([path, await main.locator(lines.of).count()]).toEqual([path, lines.count]);
      const faults: string[] = [];
      for (const percent of percents) faults.push(...(await overflowsAt(page, percent)));
      // axe finds the same in fifty rows as in seven, but takes long.
      if (lines.count < 50) faults.push(...(await accessibilityViolations(page)));
      found.push(...faults.map((fault) => `${path}, ${lines.count} lines: ${fault}`));
    }
    expect(found).toEqual([]);
  },
);
