import { screen, within } from '@testing-library/react';
import { GAME_SENTENCES, GAMES, GRID_GAMES, TIMED_ROUND_GAMES } from '@ninefold/contracts';
import { fakeDashboard, figures, grids, timedRounds } from '../../testing/fake-dashboard';
import { heading, openDashboard, played } from '../../testing/open-dashboard';

const card = (title: string) => screen.getByRole('heading', { name: title }).closest('li');

describe('the games', () => {
  test('are every grid and every timed round of the catalogue, in its order', async () => {
    openDashboard(fakeDashboard(figures()), '/dashboard?tab=games');
    await heading(GAMES[GRID_GAMES[0]].title);
    const titles = within(screen.getByRole('tabpanel')).getAllByRole('heading');
    expect(titles.map(({ textContent }) => textContent)).toEqual(
      [...GRID_GAMES, ...TIMED_ROUND_GAMES].map((game) => GAMES[game].title),
    );
    for (const game of TIMED_ROUND_GAMES) expect(screen.getByText(GAME_SENTENCES[game])).toBeInTheDocument();
  });

  test('are a tab with an address of its own', async () => {
    const user = openDashboard();
    await user.click(await screen.findByRole('tab', { name: 'Games' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard?tab=games');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard$/);
    expect(screen.getAllByRole('tab')).toHaveLength(4);
  });

  test('say how hard they are, how today stands and which time to beat', async () => {
    openDashboard(fakeDashboard(figures({ grids: grids({ sum_grid: played }) })), '/dashboard?tab=games');
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
    openDashboard(
      fakeDashboard(
        figures({ timed_rounds: timedRounds({ mental_math_speed: { best_score: 12, rounds_played: 4 } }) }),
      ),
      '/dashboard?tab=games',
    );
    await heading('Mental Math Speed Round');
    expect(card('Mental Math Speed Round')).toHaveTextContent('Best score12 correctRounds played4Play');
  });
});
