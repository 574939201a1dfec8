import { screen } from '@testing-library/react';
import { findSolutions, type Cells, type Targets, type Triple } from 'shared-puzzle-engine';
import { cells } from './play';

export const states = () => cells().map((element) => element.dataset['state']);

export const digits = (): Cells => cells().map((element) => Number(element.textContent));

const numbers = (testId: string) =>
  [1, 2, 3].map((line) => Number(screen.getByTestId(`${testId}-${line}`).textContent)) as unknown as Triple;

export const targets = (): Targets => ({
  sum: { rows: numbers('row-sum'), columns: numbers('col-sum') },
});

/** The only solution with the digits that are on the grid of a sum grid. */
export const solution = (): Cells => findSolutions(targets(), digits(), 1)[0] ?? [];
