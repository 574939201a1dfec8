import { screen, within } from '@testing-library/react';
import { nextStep, practicePuzzle, seededRandom, type Cells } from 'shared-puzzle-engine';
import { signedIn } from '@ninefold/platform/testing';
import { press } from '../testing/play';
import { NOON, renderGames } from '../testing/render-games';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** A puzzle with one digit in a wrong cell, which takes at least one step to refute. */
function wrongGrid() {
  for (let seed = 0; ; seed++) {
    const puzzle = practicePuzzle('sum_grid', seededRandom(`steps ${seed}`), 'hard');
    const cell = puzzle.givens.indexOf(0);
    for (let digit = 1; digit <= 9; digit++) {
      if (puzzle.givens.includes(digit)) continue;
      const cells = puzzle.givens.with(cell, digit);
      const step = nextStep(puzzle, cells);
      if (step.kind !== 'mistake' || step.reason.type !== 'refuted') continue;
      if (step.reason.chain && step.reason.chain.steps.length > 0) {
        return { puzzle, cells, chain: step.reason.chain };
      }
    }
  }
}

function store(givens: Cells, solution: Cells, cells: Cells) {
  const grid = { cells, pencil: cells.map(() => 0), revealed: [] };
  const practice = {
    id: crypto.randomUUID(),
    givens,
    solution,
    grid,
    playedMs: 1000,
    moves: [],
    solved: false,
  };
  localStorage.setItem('games:practice:user-1:sum_grid', JSON.stringify(practice));
}

test('a wrong digit is explained in numbered steps, each of which marks its cells on the grid', async () => {
  const { puzzle, cells, chain } = wrongGrid();
  store(puzzle.givens, puzzle.solution, cells);
  const { user } = await renderGames('/sum-grid?mode=practice', { auth: signedIn() });
  const grid = await screen.findByTestId('grid');
  await press(user, 'Get Hint');

  expect(
    screen.getByText(/cannot be \d: with the given digits, it leads to a contradiction\./),
  ).toBeVisible();
  const list = screen.getByRole('list', { name: /^Steps to the contradiction/ });
  const steps = within(list).getAllByRole('listitem');
  expect(steps).toHaveLength(chain.steps.length + 1);

  const marked = () =>
    within(grid)
      .getAllByRole('gridcell')
      .flatMap((cell, index) => (cell.dataset['marked'] ? [index] : []));
  const [first] = within(list).getAllByRole('button');
  if (!first) throw new Error('No step.');
  await user.click(first);
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(marked()).toEqual(chain.steps[0]?.cells);
  await user.click(first);
  expect(marked()).toEqual([]);

  await user.click(first);
  await press(user, 'Close the reason');
  expect(list).not.toBeInTheDocument();
  expect(marked()).toEqual([]);
});
