import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GAME_SENTENCES, GAMES, GRID_GAMES, TIMED_ROUND_GAMES, type GridSummary } from 'shared-contracts';
import { useLocation, type AuthState } from 'shared-platform';
import { fakePlatform, MemoryRouter, signedIn } from 'shared-platform/testing';
import App from '../App';
import { everyGrid, fakeDashboard, figures, grids, summary, timedRounds } from '../testing/fake-dashboard';

const SUMMARY_CALL = '/rest/v1/rpc/dashboard_summary';
const failing = { status: 500, body: { message: 'no', code: 'XX000', details: null, hint: null } };
const played: GridSummary = {
  played_today: true,
  started_today: true,
  today_time_seconds: 83,
  best_time_seconds: 62,
  games_played: 4,
};

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
const card = (title: string) => screen.getByRole('heading', { name: title }).closest('li');
const figure = (label: string) => screen.getByText(label).parentElement;

describe('who may see it', () => {
  test('a signed-out person is asked to sign in', async () => {
    open(undefined, '/dashboard', { status: 'out' });
    expect(await heading('Please sign in to continue')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  test('a guest reads what an account keeps, and can join or play', async () => {
    open(undefined, '/dashboard', { status: 'out' });
    expect(await heading('What an account keeps')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: "Play today's puzzle" })).toHaveAttribute('href', '/sum-grid');
  });

  test('while the session is not known, it says that it is loading', async () => {
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
    open(fakeDashboard(figures({ grids: grids({ sum_grid: played }) })));
    expect(await heading('Today’s Multiplication Grid')).toBeInTheDocument();
    const left = GRID_GAMES.length - 1;
    expect(screen.getByText(`${left} puzzles left today, one play each.`)).toBeInTheDocument();
  });

  test('is practice when all of them are solved', async () => {
    open(fakeDashboard(figures({ grids: everyGrid(played) })));
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
    open(fakeDashboard(figures({ grids: grids({ sum_grid: played, multiplication_grid: begun }) })));
    expect(await spoken()).toEqual([
      'Sum Grid: solved in 1:23',
      'Multiplication Grid: begun',
      'Combined Grid: open, 100 XP',
    ]);
  });

  test('is folded when all of them are solved', async () => {
    open(fakeDashboard(figures({ grids: everyGrid(played) })));
    expect(await screen.findByText('All three solved, 4:09 in all.')).toBeInTheDocument();
  });
});

describe('how the person is doing', () => {
  const active = {
    total_xp: 740,
    learning_level: 'A2' as const,
    level_progress_percent: 24,
    current_streak: 4,
    grids: grids({ sum_grid: played }),
    recent_results: [
      { game_type: 'sum_grid' as const, day_key: '2026-11-21', completion_time_seconds: 83, xp_earned: 50 },
      { game_type: 'sum_grid' as const, day_key: '2026-11-20', completion_time_seconds: 62, xp_earned: 50 },
    ],
  };

  test('is shown in numbers, each with a comparison', async () => {
    open(fakeDashboard(figures(active)));
    await heading('How you are doing');
    expect(figure('Total XP')).toHaveTextContent('Total XP740+50 today');
    expect(figure('Day streak')).toHaveTextContent('4 daysToday counts. Tomorrow: 5.');
    expect(figure('Level A2')).toHaveTextContent('24%760 XP to B1');
    expect(screen.getByRole('progressbar', { name: 'Level A2' })).toHaveAttribute('aria-valuenow', '24');
    expect(screen.getByText('Practice Complete')).toBeInTheDocument();
  });

  test('a streak that does not count today yet says how to go on', async () => {
    open(fakeDashboard(figures({ ...active, grids: grids() })));
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
  test('are every grid and every timed round of the catalogue, in its order', async () => {
    open(fakeDashboard(figures()), '/dashboard?tab=games');
    await heading(GAMES[GRID_GAMES[0]].title);
    const titles = within(screen.getByRole('tabpanel')).getAllByRole('heading');
    expect(titles.map(({ textContent }) => textContent)).toEqual(
      [...GRID_GAMES, ...TIMED_ROUND_GAMES].map((game) => GAMES[game].title),
    );
    for (const game of TIMED_ROUND_GAMES) expect(screen.getByText(GAME_SENTENCES[game])).toBeInTheDocument();
  });

  test('are a tab with an address of its own', async () => {
    const user = open();
    await user.click(await screen.findByRole('tab', { name: 'Games' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard?tab=games');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard$/);
    expect(screen.getAllByRole('tab')).toHaveLength(4);
  });

  test('say how hard they are, how today stands and which time to beat', async () => {
    open(fakeDashboard(figures({ grids: grids({ sum_grid: played }) })), '/dashboard?tab=games');
    await heading('Sum Grid');
    expect(card('Sum Grid')).toHaveTextContent('EasyTodayPlayed in 1:23Best time1:02See result');
    expect(card('Multiplication Grid')).toHaveTextContent(
      'MediumTodayNot yetBest time–none yetDaily Challenge',
    );
    expect(card('Combined Grid')).toHaveTextContent('Hard');
    expect(card('Mental Math Speed Round')).toHaveTextContent('Mental Math Speed RoundMedium');
    expect(screen.getByRole('link', { name: 'Play Mental Math Speed Round' })).toHaveAttribute(
      'href',
      '/mental-math-speed',
    );
    expect(screen.getByRole('link', { name: 'Play for Fun Combined Grid' })).toHaveAttribute(
      'href',
      '/combined-grid?mode=practice',
    );
  });

  test('show the best timed round, when there is one', async () => {
    open(
      fakeDashboard(
        figures({ timed_rounds: timedRounds({ mental_math_speed: { best_score: 12, rounds_played: 4 } }) }),
      ),
      '/dashboard?tab=games',
    );
    await heading('Mental Math Speed Round');
    expect(card('Mental Math Speed Round')).toHaveTextContent('Best score12 correctRounds played4Play');
  });
});

describe('after a result was saved', () => {
  function openWithSignal(backend: Pick<ReturnType<typeof fakeDashboard>, 'supabase'>) {
    const listeners = new Set<() => void>();
    const platform = fakePlatform({
      auth: signedIn(),
      supabase: backend.supabase,
      onSaved(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    const at = (auth: AuthState) => (
      <MemoryRouter initialEntries={['/dashboard']}>
        <App platform={{ ...platform, auth }} />
      </MemoryRouter>
    );
    const { rerender, unmount } = render(at(platform.auth));
    return {
      listeners,
      unmount,
      setProfile: (over: Parameters<typeof signedIn>[0]) => rerender(at(signedIn(over))),
      announceSaved: () => act(async () => listeners.forEach((listener) => listener())),
    };
  }

  test('the figures are fetched again', async () => {
    const backend = fakeDashboard(figures(), figures({ total_xp: 50 }));
    const { announceSaved } = openWithSignal(backend);
    await heading('How you are doing');
    await announceSaved();
    await waitFor(() => expect(figure('Total XP')).toHaveTextContent('50'));
    expect(backend.calls).toHaveLength(2);
  });

  test('figures that were asked for before it are fetched once more', async () => {
    const backend = fakeDashboard(figures(), figures({ total_xp: 50 }));
    let connect = () => {};
    const network = new Promise<void>((resolve) => (connect = resolve));
    const page = openWithSignal({ supabase: () => network.then(backend.supabase) });
    await waitFor(() => expect(page.listeners.size).toBe(1));
    await page.announceSaved();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    connect();
    await waitFor(() => expect(figure('Total XP')).toHaveTextContent('50'));
  });

  test('a new profile alone fetches nothing, and a page that was left does not listen', async () => {
    const backend = fakeDashboard(figures());
    const { listeners, setProfile, unmount } = openWithSignal(backend);
    await heading('How you are doing');
    setProfile({ firstName: 'Augusta' });
    expect(await heading('Hello, Augusta')).toBeInTheDocument();
    expect(backend.calls).toHaveLength(1);
    unmount();
    expect(listeners.size).toBe(0);
  });
});

describe('when there are no figures', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['no network', 'offline' as const],
    ['a failing service', failing],
    ['a response of another shape', { body: { ...summary(), total_xp: 'many' } }],
  ])('%s leads to two retries, then to a message with a button', async (_, response) => {
    const backend = fakeDashboard(response, response, response, figures());
    open(backend);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load your dashboard.');
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Hello, Ada')).toBeInTheDocument();
  });

  test('they are fetched again when the day turns', async () => {
    const backend = fakeDashboard(
      figures({ seconds_to_reset: 60, grids: grids({ sum_grid: played }) }),
      figures({ grids: grids({ sum_grid: { ...grids().sum_grid, games_played: 1 } }) }),
    );
    open(backend);
    await heading('Today’s Multiplication Grid');
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(await heading('Today’s Sum Grid')).toBeInTheDocument();
  });
});
