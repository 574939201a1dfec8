import { screen, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { daily, practice } from '../results/testing/stored-results';
import { writeResult } from '../results/write-result';
import { fakeServer } from '../testing/fake-server';
import { testDevice, NOON, renderGames, wait } from '../testing/render-games';

/** The clock says November 21, 2026. */
const free = { auth: signedIn() };
const subscriber = { auth: signedIn({ isSubscribed: true, tier: 'elite' }) };

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const OPEN = 'Sum Grid open, Multiplication Grid open, Combined Grid open';
const calendar = () => screen.findByRole('table', { name: 'November 2026' });
const labels = async () =>
  within(await calendar())
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

test('a guest sees every day since the first, and only yesterday is open', async () => {
  await renderGames('/archive');
  const days = await labels();
  expect(days).toHaveLength(21);
  expect(days.at(-1)).toBe('November 21, 2026, today: play the dailies');
  expect(days.at(-2)).toBe(`November 20, 2026: ${OPEN}`);
  expect(days.at(-3)).toBe('November 19, 2026: opens with a free account');
  expect(days[0]).toBe('November 1, 2026: opens with Elite Access');
  expect(screen.getByText(/As a guest you can play yesterday's/)).toBeInTheDocument();
});

test('a free account can open the last seven days, and the eighth requires a plan', async () => {
  const { supabase } = fakeServer();
  await renderGames('/archive', { ...free, supabase });
  const days = await labels();
  expect(days.filter((label) => label?.endsWith(OPEN))).toHaveLength(7);
  expect(days[13]).toBe(`November 14, 2026: ${OPEN}`);
  expect(days[12]).toBe('November 13, 2026: opens with Elite Access');
});

test('a subscriber can open every day and sees no offer', async () => {
  const { supabase } = fakeServer();
  await renderGames('/archive', { ...subscriber, supabase });
  const days = await labels();
  expect(days.filter((label) => label?.endsWith(OPEN))).toHaveLength(20);
  expect(screen.queryByText(/Elite Access/)).not.toBeInTheDocument();
});

test('a day shows what was done on it, on this device and on others', async () => {
  const server = fakeServer();
  server.archived = [
    {
      day_key: '2026-11-19',
      grids: {
        sum_grid: { daily_seconds: 72, archive_seconds: null },
        multiplication_grid: { daily_seconds: null, archive_seconds: 90 },
      },
    },
  ];
  const stored = practice({
    game_type: 'combined_grid',
    archive_day: '2026-11-19',
    completion_time_seconds: 125,
  });
  writeResult(testDevice().store, { owner: 'user-1', result: stored });
  await renderGames('/archive', { ...free, supabase: server.supabase });
  await wait(0);
  expect((await labels())[18]).toBe(
    'November 19, 2026: Sum Grid solved in 1:12, Multiplication Grid solved later in 1:30, Combined Grid solved later in 2:05',
  );
});

test('an offline member sees what this device knows, with a note that something is missing', async () => {
  const server = fakeServer();
  server.network = 'offline';
  const stored = practice({ archive_day: '2026-11-20', completion_time_seconds: 30 });
  writeResult(testDevice().store, { owner: 'user-1', result: stored });
  await renderGames('/archive', { ...free, supabase: server.supabase });
  await wait(60_000);
  expect(screen.getByText('What you played on other devices cannot be shown right now.')).toBeInTheDocument();
  expect((await labels())[19]).toContain('Sum Grid solved later in 0:30');
});

test('an offline day says which device it describes', async () => {
  const server = fakeServer();
  server.network = 'offline';
  await renderGames('/archive/2026-11-20', { ...free, supabase: server.supabase });
  await wait(60_000);
  expect(screen.getByText('What you played on other devices cannot be shown right now.')).toBeInTheDocument();
  expect(screen.getAllByText('Not solved on this device')).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: /^Play / })).toHaveLength(3);
});

test('a result that a guest solved on its day stays visible when the day is closed', async () => {
  const result = daily({ day_key: '2026-11-18', completion_time_seconds: 61 });
  writeResult(testDevice().store, { owner: 'guest', result });
  await renderGames('/archive');
  expect((await labels())[17]).toBe('November 18, 2026: Sum Grid solved in 1:01, opens with a free account');
});

test('months can be browsed from the first to the current one', async () => {
  jest.setSystemTime(Date.parse('2027-01-05T17:00:00Z'));
  const { user } = await renderGames('/archive');
  await screen.findByRole('table', { name: 'January 2027' });
  expect(screen.queryByRole('link', { name: /^Later/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Earlier: December 2026' }));
  await user.click(screen.getByRole('link', { name: 'Earlier: November 2026' }));
  await calendar();
  expect(screen.queryByRole('link', { name: /^Earlier/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Later: December 2026' })).toBeInTheDocument();
});

test('a month outside the archive shows the current one', async () => {
  await renderGames('/archive?month=2020-13');
  expect(await calendar()).toBeInTheDocument();
});

test('a day shows its three puzzles, one to start with, and the adjacent days', async () => {
  const { supabase } = fakeServer();
  await renderGames('/archive/2026-11-19', { ...free, supabase });
  expect(await screen.findByRole('heading', { name: 'Puzzles for November 19, 2026' })).toBeInTheDocument();
  const plays = screen
    .getAllByRole('link', { name: /^Play \w+ Grid$/ })
    .map((link) => link.getAttribute('href'));
  expect(plays).toEqual([
    '/archive/2026-11-19/sum-grid',
    '/archive/2026-11-19/multiplication-grid',
    '/archive/2026-11-19/combined-grid',
  ]);
  expect(screen.getByRole('link', { name: 'Day before: November 18, 2026' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Day after: November 20, 2026' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Boards for this day' })).toHaveAttribute(
    'href',
    '/boards/sum-grid?day=2026-11-19',
  );
});

test.each([
  ['/archive/2026-11-18', {}, 'A free account opens this day', 'Sign Up for Free', '/signup'],
  ['/archive/2026-11-02', {}, 'Elite Access opens this day', 'See Plans', '/plans'],
  ['/archive/2026-11-13', free, 'Elite Access opens this day', 'See Plans', '/upgrade'],
])('%s: a closed day says what opens it and links to no puzzle', async (path, person, title, link, to) => {
  const { supabase } = fakeServer();
  await renderGames(path, { ...person, supabase });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', to);
  expect(screen.queryByRole('link', { name: /^Play .* Grid$/ })).not.toBeInTheDocument();
});

test.each([
  ['/archive/2026-02-30', 'There is no such day'],
  ['/archive/yesterday', 'There is no such day'],
  ['/archive/2026-11-22', 'This day has not started'],
  ['/archive/2026-10-31', 'There were no dailies yet'],
])('%s: %s, with a next action', async (path, title) => {
  await renderGames(path);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the calendar' })).toHaveAttribute('href', '/archive');
});

test('today’s address redirects to today’s dailies', async () => {
  await renderGames('/archive/2026-11-21');
  expect(await screen.findByRole('heading', { name: 'Puzzles' })).toBeInTheDocument();
});
