import { screen, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { rpcClient, unknownResponse } from '@ninefold/web/testing';
import { fakeDashboard, grids, summary } from '../../testing/fake-dashboard';
import { skillsOf } from '../../mastery/levels';
import { skillStep } from '../../mastery/steps';
import { learningState, progress } from '../../testing/fake-learning';
import { figure, heading, openDashboard, played } from '../../testing/open-dashboard';
import { openLearning } from '../../testing/render-learning';

test('drops and reports a result of an unknown game, and shows everything else', async () => {
  const known = { day_key: '2026-11-20', completion_time_seconds: 62, xp_earned: 50 };
  const body = {
    ...summary({ recent_results: [{ ...known, game_type: 'sum_grid' }] }),
    learning_level: 'D1',
    medals: [],
  };
  const recent_results = [{ ...known, game_type: 'division_grid' }, ...body.recent_results];
  const backend = fakeDashboard(unknownResponse({ ...body, recent_results }));
  const reportError = jest.fn();
  openDashboard(backend, '/dashboard', signedIn(), { reportError });
  const rows = within(await screen.findByRole('table')).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Sum Grid']);
  expect(screen.getByText('Mental Math')).toBeInTheDocument();
  expect(reportError).toHaveBeenCalledTimes(1);
});

describe('the overview', () => {
  const active = {
    total_xp: 740,
    xp_today: 70,
    today_counts: true,
    learning_sessions_today: 1,
    practices_completed_today: 1,
    learning_level: 'A2' as const,
    current_streak: 4,
    grids: grids({ sum_grid: played }),
    recent_results: [
      { game_type: 'sum_grid' as const, day_key: '2026-11-21', completion_time_seconds: 83, xp_earned: 50 },
      { game_type: 'sum_grid' as const, day_key: '2026-11-20', completion_time_seconds: 62, xp_earned: 50 },
    ],
  };

  test('shows figures, each with a comparison', async () => {
    openDashboard(fakeDashboard(summary(active)));
    await heading('Overview');
    expect(figure('Total XP')).toHaveTextContent('Total XP740+70 today');
    expect(figure('Day streak')).toHaveTextContent('4 daysToday counts. Tomorrow: 5.');
    const all = skillsOf('A1').length;
    const known = `Level A1 of this path: 0%, 0 of ${all} skills proficient`;
    expect(await screen.findByText(known)).toBeInTheDocument();
    expect(figure('Algebra Basics')).toHaveTextContent(/^Algebra BasicsStep 1 of \d+Level A1/);
    expect(screen.getByText('Practice Complete')).toBeInTheDocument();
  });

  test('shows how much of the level is proficient, independent of XP', async () => {
    const skills = skillsOf('A2');
    const [first, second, third] = skills;
    const known = learningState({
      placed_levels: ['A2'],
      skills: [
        progress(first!.id, 'mastered'),
        progress(second!.id, 'proficient'),
        progress(third!.id, 'familiar'),
      ],
    });
    const client = rpcClient({ dashboard_summary: () => summary(active), learning_state: () => known });
    openLearning('/dashboard', { supabase: () => Promise.resolve(client) });
    const percent = `${Math.round(200 / skills.length)}%`;
    const reached = `Level A2 of this path: ${percent}, 2 of ${skills.length} skills proficient`;
    expect(await screen.findByText(reached)).toBeInTheDocument();
    const { step, of } = skillStep(third!);
    expect(figure('Algebra Basics')).toHaveTextContent(`Step ${step} of ${of}`);
    const bar = screen.getByRole('progressbar', { name: 'Level A2 of this path' });
    expect(bar).toHaveAttribute('aria-valuenow', '2');
  });

  test.each([
    ['college', 'Find your step'],
    ['elementary', 'Step 1 of'],
  ])('offers new people in %s: %s', async (math_level, words) => {
    const client = rpcClient({ dashboard_summary: () => summary(), learning_state: () => learningState() });
    const auth = signedIn({}, { math_level, learning_goals: ['career_advancement'] });
    openLearning('/dashboard', { supabase: () => Promise.resolve(client) }, { auth });
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeInTheDocument();
    const invitation = screen.queryByRole('link', { name: 'Find my level in Statistics' });
    if (math_level !== 'college') return expect(invitation).not.toBeInTheDocument();
    expect(invitation).toHaveAttribute('href', '/practice?kind=placement&level=B1');
    expect(screen.queryByText(/Level B/)).not.toBeInTheDocument();
  });

  test('does not count a started session, and says how to keep the streak', async () => {
    openDashboard(fakeDashboard(summary({ ...active, today_counts: false, practices_completed_today: 0 })));
    await heading('Overview');
    expect(figure('Day streak')).toHaveTextContent('Play today to make it 5.');
    expect(screen.getByText('Ready to Practice')).toBeInTheDocument();
  });

  test.each([
    [
      'a day of puzzles alone',
      { practices_completed_today: 0, learning_sessions_today: 0 },
      'Ready to Practice',
    ],
    ['a session of yesterday that ended today', { learning_sessions_today: 0 }, 'Ready to Practice'],
    ['a finished session', {}, 'Practice Complete'],
  ])('shows what was practiced after %s', async (_, over, words) => {
    openDashboard(fakeDashboard(summary({ ...active, ...over })));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('shows the latest times, and which of them are the best', async () => {
    openDashboard(fakeDashboard(summary(active)));
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows[0]).toHaveTextContent('Sum GridNov 21 1:23');
    expect(rows[1]).toHaveTextContent('Sum GridNov 20Best 1:02');
  });

  test('marks the latest times that are not verified', async () => {
    const [first, second] = active.recent_results;
    const recent_results = [
      { ...first!, time_verified: false },
      { ...second!, time_verified: true },
    ];
    openDashboard(fakeDashboard(summary({ ...active, recent_results })));
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Nov 21Unverified 1:23');
    expect(rows[2]).toHaveTextContent('Nov 20Best 1:02');
  });

  test('marks a time of today that is not verified', async () => {
    const { sum_grid } = grids({ sum_grid: played });
    const today = { ...sum_grid, today_time_verified: false };
    openDashboard(fakeDashboard(summary({ ...active, grids: grids({ sum_grid: today }) })));
    expect(await screen.findByText(/^Sum Grid: solved in .*, not verified$/)).toBeInTheDocument();
  });

  test.each([
    ['a free account counts its sessions', { learning_sessions_today: 2 }, true, false],
    ['a free account ends at its limit', { learning_sessions_today: 3 }, true, true],
    [
      'a subscriber has no limit',
      { learning_sessions_today: 9, learning_sessions_limit: null },
      false,
      false,
    ],
  ])('%s', async (_, over, counted, limited) => {
    openDashboard(fakeDashboard(summary(over)));
    await heading('Overview');
    expect(screen.queryByText(/of 3 free learning sessions/) !== null).toBe(counted);
    expect(screen.queryByRole('button', { name: 'Daily Limit Reached' }) !== null).toBe(limited);
  });

  test('offers a review at the limit', async () => {
    openDashboard(fakeDashboard(summary({ learning_sessions_today: 3, reviews_due: 4 })));
    expect(await screen.findByRole('button', { name: 'Daily Limit Reached' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Start practice' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Review now' })).toHaveAttribute('href', '/practice?kind=review');
  });
});
