import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Cells } from 'shared-puzzle-engine';

/** A cell by its position in `Cells`. */
export const cell = (position: number) =>
  screen.getByTestId(`cell-${Math.floor(position / 3) + 1}-${(position % 3) + 1}`);

export const cells = (): HTMLElement[] => [0, 1, 2, 3, 4, 5, 6, 7, 8].map(cell);

export const digitButton = (digit: number) => screen.getByText(String(digit), { selector: 'button' });

/** Presses a button, when it has come. */
export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Writes every cell that is neither given nor right already, by touch. */
export async function fill(user: UserEvent, grid: Cells): Promise<void> {
  for (const [position, digit] of grid.entries()) {
    const { dataset, textContent } = cell(position);
    // The digit that is already there would be taken away.
    if (dataset['state'] === 'given' || textContent === String(digit)) continue;
    await user.click(cell(position));
    await user.click(digitButton(digit));
  }
}

/** The same grid with the digits of two open cells exchanged. */
export function withTwoSwapped(solution: Cells, givens: Cells): Cells {
  const [a, b] = [...givens.keys()].filter((position) => !givens[position]);
  if (a === undefined || b === undefined) throw new Error('two cells must be open');
  return solution.with(a, solution[b] ?? 0).with(b, solution[a] ?? 0);
}
