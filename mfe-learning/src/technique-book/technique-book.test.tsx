import { screen, within } from '@testing-library/react';
import { hasOneSolution } from 'shared-puzzle-engine';
import { fakeLearning } from '../testing/fake-learning';
import { openLearning } from '../testing/render-learning';
import { placementIn, puzzleOf } from './position';
import { POSITIONS } from './positions';
import { TECHNIQUE_IDS, techniqueOf } from './technique';
import './TechniqueList';
import './TechniquePage';

test.each(TECHNIQUE_IDS)('every position of "%s" has one solution and needs just that', (id) => {
  for (const position of POSITIONS[id]) {
    const puzzle = puzzleOf(position);
    const placement = placementIn(puzzle);
    expect(hasOneSolution(puzzle.targets, puzzle.givens)).toBe(true);
    expect(techniqueOf(placement)).toBe(id);
    expect(placement.digit).toBe(Number(position.solution[placement.cell]));
  }
});

test('the book lists each technique, and leads to its page', async () => {
  const { user } = openLearning('/learn/techniques', fakeLearning());
  expect(await screen.findAllByRole('listitem')).toHaveLength(TECHNIQUE_IDS.length);
  await user.click(screen.getByRole('link', { name: /^The last cell of a line/ }));
  expect(await screen.findByRole('heading', { name: 'The last cell of a line', level: 1 })).toBeVisible();
});

test('a board says whether a digit is right, and why', async () => {
  const { user } = openLearning('/learn/techniques/last-cell', fakeLearning());
  const [, position] = POSITIONS['last-cell'];
  const { digit, cell } = placementIn(puzzleOf(position));
  const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (one) => one !== digit && !position.filled.includes(String(one)),
  );
  const digits = within(await screen.findByRole('group', { name: 'The marked cell of board 1' }));

  await user.click(digits.getByRole('button', { name: String(wrong) }));
  expect(screen.getByText(new RegExp(`^Not ${wrong}\\.`))).toBeVisible();
  await user.click(digits.getByRole('button', { name: String(digit) }));
  expect(screen.getByText('Correct.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show why' }));
  const place = `row ${Math.floor(cell / 3) + 1}, column ${(cell % 3) + 1}`;
  expect(screen.getByText(`So ${place} is ${digit}.`)).toBeVisible();
});
