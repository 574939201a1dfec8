import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Cells } from 'shared-puzzle-engine';

/** A cell by its position in `Cells`. */
export const cell = (position: number) =>
  screen.getByTestId(`cell-${Math.floor(position / 3) + 1}-${(position % 3) + 1}`);

export const cells = (): HTMLElement[] => [0, 1, 2, 3, 4, 5, 6, 7, 8].map(cell);

export const digitButton = (digit: number) => screen.getByText(String(digit), { selector: 'button' });

/**
 * The button with this name. It is looked up among its siblings, because a search of the whole page takes ten times as
 * long.
 */
function button(name: string): HTMLElement {
  const named = [...document.querySelectorAll('button')].filter(
    (element) => element.textContent.includes(name) || element.getAttribute('aria-label') === name,
  );
  const places = new Set(named.flatMap(({ parentElement }) => parentElement ?? []));
  const found = [...places].flatMap((place) => within(place).queryAllByRole('button', { name }));
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} buttons are named ${name}`);
  return only;
}

/** Waits for a button and presses it. */
export const press = async (user: UserEvent, name: string) => user.click(await waitFor(() => button(name)));

/** Both stages of a hint: where to look, and the digit. */
export async function takeHint(user: UserEvent): Promise<void> {
  await press(user, 'Get Hint');
  await press(user, 'Show the digit');
}

/** Enters a digit by keyboard, because clicking its cell and its button would take three times as long. */
export async function write(user: UserEvent, position: number, digit: number): Promise<void> {
  act(() => cell(position).focus());
  await user.keyboard(String(digit));
}

type Write = typeof write;

/** Enters a digit by touch, as most people do. */
export const touch: Write = async (user, position, digit) => {
  await user.click(cell(position));
  await user.click(digitButton(digit));
};

/** Fills every cell that is neither given nor already right. */
export async function fill(user: UserEvent, grid: Cells, by: Write = write): Promise<void> {
  for (const [position, digit] of grid.entries()) {
    const { dataset, textContent } = cell(position);
    // Entering the same digit again would clear the cell.
    if (dataset['state'] === 'given' || textContent === String(digit)) continue;
    await by(user, position, digit);
  }
}

/** The same grid with the digits of two open cells swapped. */
export function withTwoSwapped(solution: Cells, givens: Cells): Cells {
  const [a, b] = [...givens.keys()].filter((position) => !givens[position]);
  if (a === undefined || b === undefined) throw new Error('two cells must be open');
  return solution.with(a, solution[b] ?? 0).with(b, solution[a] ?? 0);
}
