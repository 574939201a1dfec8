import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, type AuthState } from 'shared-platform';
import { fakePlatform, signedIn } from 'shared-platform/testing';
import App from '../App';
import { fakeDashboard, figures, summary } from '../testing/fake-dashboard';

const SUMMARY_CALL = '/rest/v1/rpc/dashboard_summary';
const failing = { status: 500, body: { message: 'no', code: 'XX000', details: null, hint: null } };
const never = summary().games.sum_grid;
const played = { played_today: true, today_time_seconds: 83, best_time_seconds: 62, games_played: 4 };

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function open(backend = fakeDashboard(figures()), address = '/dashboard', auth: AuthState = signedIn()) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <App platform={fakePlatform({ auth, supabase: backend.supabase })} />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const heading = (name: string) => screen.findByRole('heading', { name });
const figure = (label: string) => screen.getByText(label).parentElement;

describe('who may see it', () => {
  test('a signed-out person is asked to sign in', async () => {
    open(undefined, '/dashboard', { status: 'out' });
    expect(await screen.findByText('Please sign in to continue')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  test('while nobody knows, it says that it is loading', async () => {
    open(undefined, '/dashboard', { status: 'loading' });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
  });

  test.each(['/', '/dashboard'])('a signed-in person is greeted at %s', async (address) => {
    const backend = fakeDashboard(figures());
    open(backend, address);
    expect(await heading('Hello, Ada')).toBeInTheDocument();
    expect(backend.calls).toEqual([SUMMARY_CALL]);
  });
});

describe('what is next', () => {
  test('begins with the first grid for a new person', async () => {
    open();
    expect(await heading('Your first grid')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play now Today’s Sum Grid' })).toHaveAttribute(
      'href',
      '/sum-grid',
    );
    expect(screen.getByText(/Your times will stand here/)).toBeInTheDocument();
  });

  test('is the easiest puzzle of today that is still open', async () => {
    open(fakeDashboard(figures({ games: { ...summary().games, sum_grid: played } })));
    expect(await heading('Today’s Multiplication Grid')).toBeInTheDocument();
    expect(screen.getByText('2 puzzles left today, one play each.')).toBeInTheDocument();
  });

  test('is practice when all three are solved', async () => {
    const games = { sum_grid: played, multiplication_grid: played, combined_grid: played };
    open(fakeDashboard(figures({ games })));
    expect(await heading('All done for today')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play for Fun' })).toHaveAttribute(
      'href',
      '/sum-grid?mode=practice',
    );
  });
});

describe('how the person is doing', () => {
  const active = {
    total_xp: 740,
    learning_level: 'A2' as const,
    level_progress_percent: 24,
    current_streak: 4,
    games: { ...summary().games, sum_grid: played },
    recent_results: [
      { game_type: 'sum_grid' as const, day_key: '2026-11-21', completion_time_seconds: 83, xp_earned: 50 },
      { game_type: 'sum_grid' as const, day_key: '2026-11-20', completion_time_seconds: 62, xp_earned: 50 },
    ],
  };

  test('is told in numbers that are compared with something', async () => {
    open(fakeDashboard(figures(active)));
    await heading('How you are doing');
    expect(figure('Total XP')).toHaveTextContent('Total XP740+50 today');
    expect(figure('Day streak')).toHaveTextContent('4 daysToday counts. Tomorrow: 5.');
    expect(figure('Level A2')).toHaveTextContent('24%760 XP to B1');
    expect(screen.getByRole('progressbar', { name: 'Level A2' })).toHaveAttribute('aria-valuenow', '24');
    expect(screen.getByText('Practice Complete')).toBeInTheDocument();
  });

  test('a streak that is not yet carried on says how', async () => {
    open(fakeDashboard(figures({ ...active, games: summary().games })));
    await heading('How you are doing');
    expect(figure('Day streak')).toHaveTextContent('Play today to make it 5.');
    expect(screen.getByText('Ready to Practice')).toBeInTheDocument();
  });

  test('shows the latest times, and which of them are the best', async () => {
    open(fakeDashboard(figures(active)));
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
    open(fakeDashboard(figures(over)));
    await heading('How you are doing');
    expect(screen.queryByText(/of 3 free learning sessions/) !== null).toBe(counted);
    expect(screen.queryByRole('button', { name: 'Daily Limit Reached' }) !== null).toBe(limited);
  });
});

describe('the games', () => {
  test('are a tab with an address of its own', async () => {
    const user = open();
    await user.click(await screen.findByRole('tab', { name: 'Games' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard?tab=games');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard$/);
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });

  test('say how hard they are, how today stands and which time to beat', async () => {
    open(fakeDashboard(figures({ games: { ...summary().games, sum_grid: played } })), '/dashboard?tab=games');
    await heading('Sum Grid');
    const [sum, multiplication, combined, mentalMath] = screen.getAllByRole('listitem');
    expect(sum).toHaveTextContent('EasyTodayPlayed in 1:23Best time1:02See result');
    expect(multiplication).toHaveTextContent('MediumTodayNot yetBest time–none yetDaily Challenge');
    expect(combined).toHaveTextContent('Hard');
    expect(mentalMath).toHaveTextContent('Mental Math Speed RoundMedium');
    expect(screen.getByRole('link', { name: 'Play Mental Math Speed Round' })).toHaveAttribute(
      'href',
      '/mental-math-speed',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Play for Fun Combined Grid' })).toHaveAttribute(
      'href',
      '/combined-grid?mode=practice',
    );
  });

  test('tell the best speed round, once there is one', async () => {
    open(
      fakeDashboard(figures({ mental_math_speed: { best_score: 12, rounds_played: 4 } })),
      '/dashboard?tab=games',
    );
    await heading('Mental Math Speed Round');
    expect(screen.getAllByRole('listitem')[3]).toHaveTextContent('Best score12 correctRounds played4Play');
  });
});

test('figures are asked for again when the profile was, after a game was sent from this device', async () => {
  const backend = fakeDashboard(figures(), figures({ total_xp: 50 }));
  const platform = fakePlatform({ auth: signedIn(), supabase: backend.supabase });
  const at = (auth: AuthState) => (
    <MemoryRouter initialEntries={['/dashboard']}>
      <App platform={{ ...platform, auth }} />
    </MemoryRouter>
  );
  const { rerender } = render(at(platform.auth));
  await heading('How you are doing');
  rerender(at(signedIn({ totalXp: 50 })));
  await waitFor(() => expect(figure('Total XP')).toHaveTextContent('50'));
});

describe('when the figures do not come', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['no network', 'offline' as const],
    ['a failing service', failing],
    ['an answer of another shape', { status: 200, body: { total_xp: 'many' } }],
  ])('%s is tried again, then said, with a way on', async (_, answer) => {
    const backend = fakeDashboard(answer, answer, answer, figures());
    open(backend);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load your dashboard.');
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Hello, Ada')).toBeInTheDocument();
  });

  test('they are asked for anew when the day turns', async () => {
    const backend = fakeDashboard(
      figures({ seconds_to_reset: 60, games: { ...summary().games, sum_grid: played } }),
      figures({ games: { ...summary().games, sum_grid: { ...never, games_played: 1 } } }),
    );
    open(backend);
    await heading('Today’s Multiplication Grid');
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(await heading('Today’s Sum Grid')).toBeInTheDocument();
  });
});
