import { screen, within } from '@testing-library/react';
import { GRID_GAMES } from '@ninefold/contracts';
import { rpcClient, signedIn } from '@ninefold/platform/testing';
import { everyGrid, fakeDashboard, figures, grids, summary } from '../../testing/fake-dashboard';
import { skillsOf } from '../../mastery/standing';
import { learningState, progress } from '../../testing/fake-learning';
import { figure, heading, openDashboard, played } from '../../testing/open-dashboard';
import { openLearning } from '../../testing/render-learning';

describe('what is next', () => {
  test('begins with the first grid for a new person', async () => {
    openDashboard();
    expect(await heading('Your first grid')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play now Today’s Sum Grid' })).toHaveAttribute(
      'href',
      '/sum-grid',
    );
    expect(screen.getByText(/Your times will appear here/)).toBeInTheDocument();
  });

  test('is the easiest puzzle of today that is still open', async () => {
    openDashboard(fakeDashboard(figures({ grids: grids({ sum_grid: played }) })));
    expect(await heading('Today’s Multiplication Grid')).toBeInTheDocument();
    const left = GRID_GAMES.length - 1;
    expect(screen.getByText(`${left} puzzles left today, one play each.`)).toBeInTheDocument();
  });

  test('is practice when all of them are solved', async () => {
    openDashboard(fakeDashboard(figures({ grids: everyGrid(played) })));
    expect(await heading('All done for today')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play for Fun' })).toHaveAttribute(
      'href',
      '/sum-grid?mode=practice',
    );
  });
});

describe("today's sheet", () => {
  const spoken = async () => {
    const sheet = within(await screen.findByRole('region', { name: "Today's sheet" }));
    return sheet.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
  };

  test('shows what is solved, what was begun on any device, and what is open', async () => {
    const begun = { ...grids().multiplication_grid, started_today: true };
    openDashboard(fakeDashboard(figures({ grids: grids({ sum_grid: played, multiplication_grid: begun }) })));
    expect(await spoken()).toEqual([
      'Sum Grid: solved in 1:23',
      'Multiplication Grid: begun',
      'Combined Grid: open, 100 XP',
    ]);
  });

  test('is folded when all of them are solved', async () => {
    openDashboard(fakeDashboard(figures({ grids: everyGrid(played) })));
    expect(await screen.findByText('All solved, 4:09 in all.')).toBeInTheDocument();
  });
});

test('a result of a game that this build does not know is left out and reported once, and all else is shown', async () => {
  const known = { day_key: '2026-11-20', completion_time_seconds: 62, xp_earned: 50 };
  const body = {
    ...summary({ recent_results: [{ ...known, game_type: 'sum_grid' }] }),
    learning_level: 'D1',
    medals: [],
  };
  const recent_results = [{ ...known, game_type: 'division_grid' }, ...body.recent_results];
  const backend = fakeDashboard({ body: { ...body, recent_results } });
  const reportError = jest.fn();
  openDashboard(backend, '/dashboard', signedIn(), { reportError });
  const rows = within(await screen.findByRole('table')).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Sum Grid']);
  expect(screen.getByText('Level C2')).toBeInTheDocument();
  expect(reportError).toHaveBeenCalledTimes(1);
});

describe('how the person is doing', () => {
  const active = {
    total_xp: 740,
    xp_today: 70,
    today_counts: true,
    learning_level: 'A2' as const,
    current_streak: 4,
    grids: grids({ sum_grid: played }),
    recent_results: [
      { game_type: 'sum_grid' as const, day_key: '2026-11-21', completion_time_seconds: 83, xp_earned: 50 },
      { game_type: 'sum_grid' as const, day_key: '2026-11-20', completion_time_seconds: 62, xp_earned: 50 },
    ],
  };

  test('is shown in numbers, each with a comparison', async () => {
    openDashboard(fakeDashboard(figures(active)));
    await heading('How you are doing');
    expect(figure('Total XP')).toHaveTextContent('Total XP740+70 today');
    expect(figure('Day streak')).toHaveTextContent('4 daysToday counts. Tomorrow: 5.');
    const all = skillsOf('A2').length;
    expect(await screen.findByText(`0 of ${all} skills proficient`)).toBeInTheDocument();
    expect(figure('Level A2')).toHaveTextContent('0%');
    expect(screen.getByText('Practice Complete')).toBeInTheDocument();
  });

  test('the level says how much of it is proficient, and no points change that', async () => {
    const skills = skillsOf('A2');
    const [first, second, third] = skills;
    const known = learningState({
      skills: [
        progress(first!.id, 'mastered'),
        progress(second!.id, 'proficient'),
        progress(third!.id, 'familiar'),
      ],
    });
    const client = rpcClient({ dashboard_summary: () => summary(active), learning_state: () => known });
    openLearning('/dashboard', { supabase: () => Promise.resolve(client) });
    expect(await screen.findByText(`2 of ${skills.length} skills proficient`)).toBeInTheDocument();
    expect(figure('Level A2')).toHaveTextContent(`${Math.round(200 / skills.length)}%`);
    expect(screen.getByRole('progressbar', { name: 'Level A2' })).toHaveAttribute('aria-valuenow', '2');
  });

  test('a day on which a session was only begun does not count yet, and the streak says how to go on', async () => {
    openDashboard(fakeDashboard(figures({ ...active, today_counts: false, learning_sessions_today: 1 })));
    await heading('How you are doing');
    expect(figure('Day streak')).toHaveTextContent('Play today to make it 5.');
    expect(screen.getByText('Ready to Practice')).toBeInTheDocument();
  });

  test('shows the latest times, and which of them are the best', async () => {
    openDashboard(fakeDashboard(figures(active)));
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows[0]).toHaveTextContent('Sum GridNov 21 1:23');
    expect(rows[1]).toHaveTextContent('Sum GridNov 20Best 1:02');
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
    openDashboard(fakeDashboard(figures(over)));
    await heading('How you are doing');
    expect(screen.queryByText(/of 3 free learning sessions/) !== null).toBe(counted);
    expect(screen.queryByRole('button', { name: 'Daily Limit Reached' }) !== null).toBe(limited);
  });
});
