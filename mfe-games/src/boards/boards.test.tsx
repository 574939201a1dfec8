import { screen, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { boardRow } from '../testing/fake-boards';
import { fakeServer } from '../testing/fake-server';
import { address, NOON, renderGames, wait } from '../testing/render-games';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function open(path: string, server = fakeServer()) {
  const { user } = await renderGames(path, { auth, supabase: server.supabase });
  await screen.findByRole('heading', { level: 2 });
  return { user, boards: server.boards };
}

const rowsOf = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('td, th')]
        .map(({ textContent }) => textContent)
        .join(' ')
        .trim(),
    );

function serverWithPlace() {
  const server = fakeServer();
  server.boards.shown = true;
  server.boards.players = 5_120;
  server.boards.rows = [
    boardRow(1),
    boardRow(2, { username: 'a_name_that_is_1', country: null }),
    boardRow(4_811, { value: 118 }),
    boardRow(4_812, { value: 119, username: 'ada', mine: true }),
  ];
  return server;
}

test('a board shows the top, a gap, and the player’s place with its neighbors', async () => {
  await open('/boards/sum-grid', serverWithPlace());
  expect(await screen.findByText('Your place: 4,812 of 5,120')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Sum Grid: November 21, 2026' })).toBeInTheDocument();
  expect(rowsOf()).toEqual([
    '1 player_1🇬🇧United Kingdom 0:31',
    '2 a_name_that_is_1 0:32',
    '…Places between',
    '4,811 player_4811🇬🇧United Kingdom 1:58',
    '4,812 ada🇬🇧United Kingdomyou 1:59',
    '…Places after',
  ]);
});

test.each([
  [
    '/boards',
    { p_game_type: 'sum_grid', p_answered_by: null, p_period: 'day', p_day: null },
    'November 21, 2026',
  ],
  [
    '/boards/combined-grid?week',
    { p_game_type: 'combined_grid', p_answered_by: null, p_period: 'week', p_day: null },
    'Week of November 16, 2026',
  ],
  [
    '/boards/mental-math-speed?answers=typed&all',
    { p_game_type: 'mental_math_speed', p_answered_by: 'typing', p_period: 'all', p_day: null },
    'All Time',
  ],
  [
    '/boards/sum-grid?day=2026-11-19',
    { p_game_type: 'sum_grid', p_answered_by: null, p_period: 'day', p_day: '2026-11-19' },
    'November 19, 2026',
  ],
])('%s has its own board', async (path, requested, name) => {
  const { boards } = await open(path);
  expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
  expect(boards.requested).toEqual([requested]);
});

test.each(['/boards/chess', '/boards/addition-drill'])('%s has no board', async (path) => {
  await renderGames(path, { auth, supabase: fakeServer().supabase });
  expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
});

test('the days of a board can be browsed up to today', async () => {
  const { user } = await open('/boards/sum-grid');
  await screen.findByText('Nobody is on this board yet.');
  expect(screen.queryByRole('link', { name: 'The day after' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'The day before' }));
  expect(address()).toBe('/boards/sum-grid?day=2026-11-20');
  expect(await screen.findByText('Nobody was on this board.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'The day after' }));
  expect(address()).toBe('/boards/sum-grid?day=2026-11-21');
});

test.each([
  ['?day=2026-11-22', ''],
  ['?day=yesterday', ''],
  ['?day=2026-02-30', ''],
  ['?day=2025-12-31', '?day=2026-11-01'],
  ['?week=2027-01-01', '?week'],
  ['?week=2026-01-01', '?week=2026-11-01'],
])('%s is not a day of a board: the URL changes to the nearest one', async (requested, corrected) => {
  const { boards } = await open(`/boards/sum-grid${requested}`);
  expect(address()).toBe(`/boards/sum-grid${corrected}`);
  expect(boards.requested).toHaveLength(1);
});

test.each(['?day=2026-11-01', '?week=2026-10-26'])('boards before %s are empty', async (first) => {
  await open(`/boards/sum-grid${first}`);
  await screen.findByText('Nobody was on this board.');
  expect(screen.queryByRole('link', { name: /before$/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /after$/ })).toBeInTheDocument();
});

test('a past board links to its puzzles in the archive, and today’s board to the game', async () => {
  const { user } = await open('/boards/sum-grid?day=2026-11-20');
  expect(await screen.findByRole('link', { name: 'Puzzles for November 20, 2026' })).toHaveAttribute(
    'href',
    '/archive/2026-11-20',
  );
  await user.click(screen.getByRole('link', { name: 'Today' }));
  expect(await screen.findByRole('link', { name: 'Play Sum Grid' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Puzzles for/ })).not.toBeInTheDocument();
});

test('a player who is not on today’s board can play from there, and appears only after opting in', async () => {
  const server = fakeServer();
  server.boards.rows = [boardRow(1), boardRow(2, { username: 'ada', mine: true })];
  const { user } = await open('/boards/sum-grid', server);
  expect(await screen.findByText('1 player. You are not on this board.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Play Sum Grid' })).toHaveAttribute('href', '/sum-grid');
  const box = screen.getByRole('checkbox', { name: 'Show me on public boards' });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(await screen.findByText('Your place: 2 of 2')).toBeInTheDocument();
  expect(box).toBeChecked();
  await user.click(box);
  expect(await screen.findByText('1 player. You are not on this board.')).toBeInTheDocument();
});

test('the switch says what is missing without a username', async () => {
  const server = fakeServer();
  server.boards.nameless = true;
  const { user } = await open('/boards', server);
  await screen.findByText('Nobody is on this board yet.');
  await user.click(screen.getByRole('checkbox', { name: 'Show me on public boards' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a username first');
  expect(screen.getByRole('link', { name: 'Open your profile' })).toHaveAttribute('href', '/profile');
});

test.each([
  ['too many reports', 'online', 'You have reported many names today. Please write to us.'],
  ['no network', 'offline', 'The report could not be sent. Please try again.'],
] as const)('a failed report says why: %s', async (_, network, words) => {
  const server = serverWithPlace();
  server.boards.reportedMany = true;
  const { user } = await open('/boards/sum-grid', server);
  await user.click(await screen.findByRole('button', { name: 'Report the name player_1' }));
  server.network = network;
  await user.click(screen.getByRole('button', { name: 'Report Name' }));
  await wait(10_000);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

test('reporting a name asks first', async () => {
  const { user, boards } = await open('/boards/sum-grid', serverWithPlace());
  await user.click(await screen.findByRole('button', { name: 'Report the name player_1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this name?' }));
  await user.click(dialog.getByRole('button', { name: 'Report Name' }));
  await wait(100);
  expect(boards.reported).toEqual(['player_1']);
  expect(screen.queryByRole('button', { name: 'Report the name ada' })).not.toBeInTheDocument();
});

test.each([
  ['a player', auth],
  ['a guest', undefined],
])('%s can read what is verified and what is not', async (_, player) => {
  const { user } = await renderGames('/boards/sum-grid', {
    ...(player && { auth: player }),
    supabase: fakeServer().supabase,
  });
  expect(await screen.findByText(/it cannot see whether somebody had help\./)).toBeInTheDocument();
  await user.click(screen.getByText('How results are verified'));
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts).toContainEqual(expect.stringMatching(/^Verified: that a person can be this fast/));
  expect(facts).toContainEqual(expect.stringMatching(/^Not verified: that somebody solved it alone/));
});

test('a board that cannot be loaded says so and can be retried', async () => {
  const server = serverWithPlace();
  server.network = 'offline';
  const { user } = await renderGames('/boards', { auth, supabase: server.supabase });
  await wait(10_000);
  expect(screen.getByRole('alert')).toHaveTextContent('The board could not be loaded.');
  server.network = 'online';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your place: 4,812 of 5,120')).toBeInTheDocument();
});

test('a board waits without a message while the server is busy', async () => {
  const server = serverWithPlace();
  const client = await server.supabase();
  const rpc = client.rpc.bind(client);
  const busy = {
    data: null,
    error: { code: 'PT503', hint: 'busy', message: 'Busy.', details: '1' },
    status: 503,
  };
  const refused = jest.spyOn(client, 'rpc').mockResolvedValue(busy as never);
  await renderGames('/boards', { auth, supabase: server.supabase });
  await wait(1_500);
  expect(screen.queryByRole('alert')).toBeNull();
  refused.mockImplementation(rpc as never);
  expect(await screen.findByText('Your place: 4,812 of 5,120')).toBeInTheDocument();
});

test('a guest sees what boards are and how to get an account', async () => {
  await renderGames('/boards');
  expect(await screen.findByRole('link', { name: 'Create a free account' })).toHaveAttribute(
    'href',
    '/signup',
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
