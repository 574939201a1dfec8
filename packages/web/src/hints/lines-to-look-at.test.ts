import { nextStep, practicePuzzle, reasonKindOf, seededRandom, type Placement } from 'shared-puzzle-engine';
import { linesToLookAt } from './lines-to-look-at';

const steps = Array.from({ length: 60 }, (_, seed) => {
  const puzzle = practicePuzzle('sum_grid', seededRandom(`look ${seed}`), 'easy');
  return nextStep(puzzle, puzzle.givens);
}).filter((step): step is Placement => step.kind === 'placement');

test('names only one of two lines that cross at the cell', () => {
  const crossing = steps.filter((step) => reasonKindOf(step) === 'crossing-lines');
  expect(crossing.length).toBeGreaterThan(0);
  for (const step of crossing) {
    const { text, cells } = linesToLookAt(step);
    expect(text).toMatch(/^Look at (row|column) \d\.$/);
    expect(cells).toHaveLength(3);
    expect(cells).toContain(step.cell);
  }
});
