import { screen, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { refusal, rpcClient } from '@ninefold/web/testing';
import { progress } from '../testing/fake-learning';
import {
  dayOf,
  exportedProgress,
  fakeProgress,
  gameFigures,
  gameProgress,
  progressReport,
  sumOf,
} from '../testing/fake-progress';
import { openLearning } from '../testing/render-learning';
import './export/progress-file';
import './ProgressPage';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

const tableRows = (name: string, within_: ReturnType<typeof within>) =>
  within(within_.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent);

test('explains on the first day how progress starts', async () => {
  openLearning('/progress', fakeProgress({ report: progressReport() }));
  expect(await screen.findByRole('heading', { name: 'Your progress begins here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start learning' })).toHaveAttribute('href', '/learn');
});

test('shows a failure without a network, and retries', async () => {
  const server = fakeProgress({ report: 'offline' });
  const { user } = openLearning('/progress', server);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is lost');
  server.responses.report = progressReport({ days: [dayOf('2026-11-21')] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Streak calendar' })).toBeVisible();
});

test('compares the last days with those before, where shorter times are better', async () => {
  const report = progressReport({
    days: [dayOf('2026-11-21')],
    last: sumOf({ answers: 20, correct: 18, seconds: 160 }),
    before: sumOf({ answers: 10, correct: 8, seconds: 100 }),
  });
  openLearning('/progress', fakeProgress({ report }));
  const compared = await section('Compared with before');
  const figure = (label: string) => compared.getByText(label).parentElement;
  expect(compared.getByText('The last 15 days, compared with the 15 days before.')).toBeVisible();
  expect(figure('Correct')).toHaveTextContent('90%+10 better, 80% before');
  expect(figure('Time for an exercise')).toHaveTextContent('8 s−2 better, 10 s before');
});

test('tells a free account about its 30 days, and a subscriber that everything is shown', async () => {
  const days = [dayOf('2026-11-21')];
  const { leave } = openLearning('/progress', fakeProgress({ report: progressReport({ days }) }));
  expect(await screen.findByText('Free accounts see the last 30 days, from Oct 23.')).toBeVisible();
  leave();
  openLearning('/progress', fakeProgress({ report: progressReport({ days, from_day: null }) }));
  expect(await screen.findByText('You see everything since your first day.')).toBeVisible();
});

test('each chart has a table with its numbers', async () => {
  const days = [
    dayOf('2026-11-20', { answers: 10, correct: 9, seconds: 70, xp: 40 }),
    dayOf('2026-11-21', { answers: 5, correct: 5, seconds: 20, xp: 25 }),
  ];
  openLearning('/progress', fakeProgress({ report: progressReport({ days }) }));
  const xp = await section('XP');
  expect(xp.getByRole('img', { name: 'XP. 65 XP in all, most on: Nov 20.' })).toBeVisible();
  expect(tableRows('XP', xp)).toEqual(['DayXPExercises', 'Nov 204010', 'Nov 21255']);
  const accuracy = await section('Correct answers');
  expect(tableRows('Correct answers', accuracy).slice(1)).toEqual(['Nov 2090%10', 'Nov 21100%5']);
});

test('the calendar distinguishes counted days from frozen ones', async () => {
  const days = [
    dayOf('2026-11-18'),
    dayOf('2026-11-19'),
    dayOf('2026-11-20', { counted: false, frozen: true }),
    dayOf('2026-11-21'),
  ];
  const report = progressReport({ days, current_streak: 2, longest_streak: 9, freeze_used_on: '2026-11-20' });
  openLearning('/progress', fakeProgress({ report }));
  const calendar = await section('Streak calendar');
  expect(calendar.getByText('2 days in a row now. Your longest: 9 days.')).toBeVisible();
  expect(calendar.getByRole('img', { name: '3 days counted, 1 day covered by a freeze.' })).toBeVisible();
  expect(calendar.getByText(/Your freeze covered Nov 20/)).toBeVisible();
  expect(tableRows('Streak calendar', calendar).slice(1)).toEqual([
    'Nov 211Counted',
    'Nov 201Freeze',
    'Nov 18 – Nov 192Counted',
  ]);
});

test('shows the skills by path with their mastery', async () => {
  openLearning(
    '/progress',
    fakeProgress({ report: progressReport({ skills: [progress('mean', 'proficient')] }) }),
  );
  const skills = await section('Your skills');
  expect(tableRows('Statistics', skills)).toContainEqual(
    expect.stringMatching(/^The mean1B1Proficient 4 of your last 5 right/),
  );
});

test('shows best, typical time and trend of a game, and measures rounds by answers', async () => {
  const games = [
    gameProgress({ all: gameFigures(75), last: gameFigures(80), before: gameFigures(92) }),
    gameProgress({
      game_type: 'mental_math_speed',
      answered_by: 'typing',
      last: gameFigures(60, 21),
      before: gameFigures(60, 18),
    }),
  ];
  openLearning('/progress', fakeProgress({ report: progressReport({ games }) }));
  const section_ = await section('Your games');
  const [grid, round] = section_.getAllByRole('listitem');
  expect(grid).toHaveTextContent('Sum Grid0:12 fasterBest1:15Usual1:15');
  expect(round).toHaveTextContent('Mental Math Speed Round – Typing3 more correct');
});

test('lists the most missed facts, and sums with a carry separately', async () => {
  const report = progressReport({
    games: [gameProgress()],
    operations: [{ operation: 'addition', carry: true, answers: 8, correct: 6, average_seconds: 3.2 }],
    weak_facts: [{ fact: '7x8', answers: 6, missed: 4 }],
  });
  openLearning('/progress', fakeProgress({ report }));
  const facts = await section('Sums and products');
  expect(
    facts.getByRole('img', { name: 'How each kind is going. Addition, with a carry: 75%, 3.2 seconds' }),
  ).toBeVisible();
  expect(facts.getByRole('img', { name: 'Missed most. seven times eight: 4 of 6' })).toBeVisible();
});

test('waits without a message while another page reads the report', async () => {
  let reads = 0;
  const client = rpcClient({
    progress_report: () => (++reads < 3 ? refusal('one-call-at-a-time', '0') : progressReport()),
  });
  openLearning('/progress', { supabase: () => Promise.resolve(client) });
  expect(await screen.findByRole('heading', { name: 'Your progress begins here' })).toBeVisible();
  expect(reads).toBe(3);
});

test('says when to try again after too many requests', async () => {
  const report = refusal('too-many-calls');
  openLearning('/progress', fakeProgress({ report }));
  expect(
    await screen.findByText('You have opened your progress many times. Please try again in a minute.'),
  ).toBeVisible();
});

describe('the export', () => {
  const report = progressReport({ days: [dayOf('2026-11-21')] });
  const subscriber = { auth: signedIn({ isSubscribed: true, tier: 'elite' }) };
  const saved = jest.fn<Promise<string>, [Blob]>((blob) => blob.text());

  beforeEach(() => {
    saved.mockClear();
    // jsdom has no object URLs, and does not follow links to them.
    URL.createObjectURL = (blob) => {
      void saved(blob as Blob);
      return '#';
    };
    URL.revokeObjectURL = () => {};
  });

  test('explains itself to a free account, with links to plans and personal data', async () => {
    openLearning('/progress', fakeProgress({ report }));
    const exported = await section('Export your progress');
    expect(exported.queryByRole('button')).not.toBeInTheDocument();
    expect(exported.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/upgrade');
    expect(exported.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  });

  test('gives a subscriber a file', async () => {
    const { user } = openLearning(
      '/progress',
      fakeProgress({ report, exported: exportedProgress() }),
      subscriber,
    );
    await user.click(await screen.findByRole('button', { name: 'Export as JSON' }));
    expect(await screen.findByText('Your file is in your downloads.')).toBeVisible();
    expect(saved.mock.calls[0]?.[0].type).toBe('application/json;charset=utf-8');
  });

  test('contains every page', async () => {
    const day = { day_key: '2026-11-20', streak: 1, after_freeze: false };
    const { user } = openLearning(
      '/progress',
      fakeProgress({
        report,
        exported: exportedProgress({ days: [day], next: { table: 'public.daily_activity', key: [0] } }),
        morePages: [exportedProgress({ days: [{ ...day, day_key: '2026-11-21', streak: 2 }] })],
      }),
      subscriber,
    );
    await user.click(await screen.findByRole('button', { name: 'Export as JSON' }));
    expect(await screen.findByText('Your file is in your downloads.')).toBeVisible();
    const file = JSON.parse((await saved.mock.results[0]?.value) as string) as { days: unknown[] };
    expect(file.days).toEqual([day, { ...day, day_key: '2026-11-21', streak: 2 }]);
  });

  test('says when to try again after too many exports', async () => {
    const refused = refusal('too-many-calls', '0');
    const { user } = openLearning('/progress', fakeProgress({ report, exported: refused }), subscriber);
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    expect(
      await screen.findByText(
        'You have exported a lot in the last few minutes. Please try again in a few minutes.',
      ),
    ).toBeVisible();
  });

  test('says so when the plan has ended on the server', async () => {
    const refused = refusal('subscribers-only');
    const { user } = openLearning('/progress', fakeProgress({ report, exported: refused }), subscriber);
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByText('The export is part of Elite Access.')).toBeVisible();
  });
});
