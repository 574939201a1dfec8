import { screen, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { rpcClient } from '@ninefold/web/testing';
import { everyGrid, fakeDashboard, grids, summary } from '../../testing/fake-dashboard';
import { learningState } from '../../testing/fake-learning';
import { heading, openDashboard, played } from '../../testing/open-dashboard';
import { openLearning } from '../../testing/render-learning';

afterEach(() => jest.restoreAllMocks());

const puzzles = async () => within(await screen.findByRole('region', { name: "Today's puzzles" }));
const spoken = async () =>
  (await puzzles()).getAllByRole('listitem').map((item) => item.firstChild?.textContent);

describe('what is next', () => {
  test('is the first grid for a new person', async () => {
    openDashboard();
    expect(await heading('Your first grid')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play Sum Grid' })).toHaveAttribute('href', '/sum-grid');
    expect(screen.getByText(/Your times will appear here/)).toBeInTheDocument();
  });

  test('is the easiest open puzzle of today, and one is enough', async () => {
    openDashboard(fakeDashboard(summary({ grids: grids({ sum_grid: played }) })));
    expect(await heading('Today’s Multiplication Grid')).toBeInTheDocument();
    expect(
      screen.getByText(/^1 done, and that is already a good day\. The rest takes about 10 minutes\./),
    ).toBeVisible();
  });

  test('is the due review after the puzzles, and then the lesson', async () => {
    openDashboard(fakeDashboard(summary({ grids: everyGrid(played), reviews_due: 8 })));
    expect(await heading('8 to review')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Review 8' })).toHaveAttribute('href', '/practice?kind=review');
    expect(await spoken()).toContain('8 to review: 2 min');
  });

  test('is practice when everything is done', async () => {
    openDashboard(fakeDashboard(summary({ grids: everyGrid(played), practices_completed_today: 1 })));
    expect(await heading('All done for today')).toBeInTheDocument();
    // The finished lesson, not the next one.
    expect(await spoken()).toContain('Lesson or practice: done');
    const practice = screen.getByRole('link', { name: 'Play for Fun' });
    expect(practice).toHaveAttribute('href', '/sum-grid?mode=practice');
  });

  test('is the lesson during the preferred study time, by name', async () => {
    const auth = signedIn();
    if (auth.status !== 'in') throw new Error('not signed in');
    jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 21, 20).getTime());
    const metadata = { preferred_study_time: 'evening', learning_goals: ['career_advancement'] };
    const client = rpcClient({ dashboard_summary: () => summary(), learning_state: () => learningState() });
    const asked = { ...auth, user: { ...auth.user, metadata } };
    openLearning('/dashboard', { supabase: () => Promise.resolve(client) }, { auth: asked });
    const start = await screen.findByRole('link', { name: 'Start the lesson' });
    expect(start).toHaveAttribute('href', '/learn/next');
    expect(await heading('Begin: The mean')).toBeInTheDocument();
  });
});

describe('the daily cards', () => {
  test('show the state of each part with a link', async () => {
    const started = { ...grids().multiplication_grid, started_today: true };
    openDashboard(
      fakeDashboard(summary({ grids: grids({ sum_grid: played, multiplication_grid: started }) })),
    );
    expect((await spoken()).slice(0, 3)).toEqual([
      'Sum Grid: solved in 1:23',
      'Multiplication Grid: started',
      'Combined Grid: open, 100 XP',
    ]);
    const links = (await puzzles()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/sum-grid', '/multiplication-grid', '/combined-grid', '/learn/next']);
  });

  test('get a stamp when everything is done, not only the puzzles', async () => {
    openDashboard(fakeDashboard(summary({ grids: everyGrid(played), practices_completed_today: 1 })));
    expect(await screen.findByText('All done, the puzzles in 4:09.')).toBeInTheDocument();
    expect(await spoken()).toContain('Lesson or practice: done');
  });

  test('suggests no lesson to a free account without sessions left', async () => {
    openDashboard(fakeDashboard(summary({ grids: everyGrid(played), learning_sessions_today: 3 })));
    expect(await heading('All done for today')).toBeInTheDocument();
    expect(await spoken()).toHaveLength(3);
  });
});

describe('assignments of classes', () => {
  const of = (over: object) => ({
    class_id: 'class-1',
    kind: 'skill' as const,
    what: 'mean',
    due_on: '2026-11-25',
    state: 'open' as const,
    ...over,
  });

  test('are on Today with a link to the work', async () => {
    const next = [
      of({ kind: 'dailies', what: '2026-11-21', due_on: '2026-11-21' }),
      of({ state: 'started' }),
      of({ what: 'of-a-newer-build' }),
    ];
    openDashboard(fakeDashboard(summary({ assigned: { open: 5, next } })));
    const part = within(await screen.findByRole('region', { name: 'For your class' }));
    expect(
      await part.findByRole('link', { name: /The three grids for Sat, Nov 21.*Due today/ }),
    ).toHaveAttribute('href', '/puzzle-games');
    expect(part.getByRole('link', { name: /The mean.*Due Wed, Nov 25 · started/ })).toHaveAttribute(
      'href',
      '/practice?kind=skill&skill=mean',
    );
    expect(part.getByRole('link', { name: /An assignment for your class/ })).toHaveAttribute(
      'href',
      '/classes/class-1',
    );
    expect(part.getByRole('link', { name: 'See all 5 assignments' })).toHaveAttribute('href', '/classes');
  });

  test('take no room if there are none', async () => {
    openDashboard(fakeDashboard(summary()));
    await heading('Your first grid');
    expect(screen.queryByRole('region', { name: 'For your class' })).toBeNull();
  });
});

test.each([
  ['the day after', '2026-11-20', true],
  ['two days after', '2026-11-19', false],
])('a used freeze is mentioned %s', async (_, freeze_used_on, isShown) => {
  openDashboard(fakeDashboard(summary({ freeze_used_on, current_streak: 12 })));
  await heading('Your first grid');
  expect(screen.queryByText(/a freeze kept your streak of 12 days/) !== null).toBe(isShown);
});

test.each([
  ['learn', '/learn'],
  ['games', '/puzzle-games'],
  ['progress', '/progress'],
])('redirects the former tab %s to %s', async (tab, address) => {
  openDashboard(fakeDashboard(summary()), `/dashboard?tab=${tab}`);
  expect(await screen.findByTestId('address')).toHaveTextContent(new RegExp(`^${address}$`));
});
