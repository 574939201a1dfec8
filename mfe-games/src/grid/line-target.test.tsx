import { act, screen, within } from '@testing-library/react';
import { GAMES, GRID_GAMES } from '@ninefold/contracts';
import { dailyPuzzle, GRID_RULES, OPERATIONS } from 'shared-puzzle-engine';
import { cell } from '../testing/play';
import { NOON, renderGames } from '../testing/render-games';

const { solution, targets } = dailyPuzzle('combined_grid', '2026-11-21');
const [sum, product] = [targets.sum?.rows[0] ?? 0, targets.product?.rows[0] ?? 0];
const [one = 0, two = 0, three = 0] = solution;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** The first row, filled with these digits. */
async function writeRow(...digits: number[]) {
  const { user } = await renderGames('/combined-grid');
  act(() => cell(0).focus());
  await user.keyboard(digits.join('{ArrowRight}'));
  return screen.getByRole('rowheader', { name: /^Row 1:/ });
}

const comesTo = (total: number, target: number) => (total > target ? 'over' : 'under');

test('a target says in words whether it is reached, and shows only a symbol', async () => {
  const open = await writeRow(one);
  expect(open).toHaveAccessibleName(`Row 1: sum ${sum}, open, product ${product}, open`);
  expect(open.querySelector('svg')).toBeNull();
});

test('a reached target is announced as such, for each operation', async () => {
  const reached = await writeRow(one, two, three);
  expect(reached).toHaveAccessibleName(`Row 1: sum ${sum}, reached, product ${product}, reached`);
  expect(within(reached).getByTestId('row-sum-1')).toHaveTextContent(String(sum));
  expect(reached.querySelectorAll('svg')).toHaveLength(2);
  // No text beside the figures keeps the line narrow.
  expect(reached).toHaveTextContent(`${OPERATIONS.sum.sign}${sum}${OPERATIONS.product.sign}${product}`);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => ![one, two, three].includes(digit)).slice(0, 2))(
  'a full line that misses its targets with %d is over or under',
  async (other) => {
    const missed = await writeRow(one, two, other);
    expect(missed).toHaveAccessibleName(
      `Row 1: sum ${sum}, ${comesTo(one + two + other, sum)}, ` +
        `product ${product}, ${comesTo(one * two * other, product)}`,
    );
  },
);

test.each(GRID_GAMES)('%s has the same symbols on its card as on its targets', (game) => {
  const signs = GRID_RULES[game].operations.map((operation) => OPERATIONS[operation].sign);
  expect(GAMES[game].sign).toBe(signs.join(''));
});
