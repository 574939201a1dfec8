import type { Locator, Page } from 'playwright-core';
import { solveGrid, type GridPuzzle, type Line } from './solve-grid';

const PLACES = [1, 2, 3] as const;
const CELLS = PLACES.flatMap((row) => PLACES.map((column) => ({ row, column })));
const OPERATIONS = ['sum', 'product'] as const;

/** The header's links come first. */
const TABS_TO_THE_GRID = 20;

/** The page of a grid game, as a player sees it. */
export class GridPage {
  constructor(private readonly page: Page) {}

  get grid(): Locator {
    return this.page.getByTestId('grid');
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Submit', exact: true });
  }

  /** Cells in one state, such as `wrong`. */
  cellsThatAre(state: string): Locator {
    return this.page.locator(`[data-testid^="cell-"][data-state="${state}"]`);
  }

  digit(digit: number): Locator {
    return this.page.getByRole('button', { name: String(digit), exact: true });
  }

  async open(shellUrl: string, path = '/sum-grid'): Promise<void> {
    await this.page.goto(shellUrl + path);
    await this.grid.waitFor();
  }

  async read(): Promise<GridPuzzle> {
    await this.page.locator('main[data-remote="games"][data-ready="true"]').waitFor();
    const givens = CELLS.map(async ({ row, column }) => {
      const cell = this.cell(row, column);
      return (await cell.getAttribute('data-state')) === 'given' ? this.numberIn(cell) : 0;
    });
    const lines = OPERATIONS.flatMap((operation) =>
      PLACES.flatMap((place) => [this.line('row', place, operation), this.line('col', place, operation)]),
    );
    return { givens: await Promise.all(givens), lines: (await Promise.all(lines)).flat() };
  }

  async solution(): Promise<readonly number[]> {
    return solveGrid(await this.read());
  }

  async fillByMouse(grid: readonly number[]): Promise<void> {
    await this.eachFree(grid, async (row, column, digit) => {
      await this.cell(row, column).click();
      await this.digit(digit).click();
    });
  }

  /** Presses Tab until the focus is in the grid, as somebody without a mouse does. */
  async reachByTab(): Promise<void> {
    for (let presses = 0; presses < TABS_TO_THE_GRID; presses += 1) {
      if (await this.focusedCell()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('The Tab key does not lead to the grid.');
  }

  /** Moves with the arrow keys from wherever the focus is in the grid. */
  async fillByKeyboard(grid: readonly number[]): Promise<void> {
    await this.eachFree(grid, async (row, column, digit) => {
      await this.moveTo(row, column);
      await this.page.keyboard.press(String(digit));
    });
  }

  /** Replaces only the digits that differ. */
  async mend(grid: readonly number[]): Promise<void> {
    const wrong = await Promise.all(
      CELLS.map(async ({ row, column }, index) => {
        const cell = this.cell(row, column);
        return (await this.numberIn(cell)) === grid[index] ? undefined : { cell, digit: grid[index] ?? 0 };
      }),
    );
    const mistakes = wrong.filter((mistake) => mistake !== undefined);
    // A digit can be placed once, so that all wrong ones leave first.
    for (const { cell } of mistakes) {
      await cell.click();
      await this.page.keyboard.press('Backspace');
    }
    for (const { cell, digit } of mistakes) {
      await cell.click();
      await this.digit(digit).click();
    }
  }

  /** The target of one line, where this game has it. */
  private async line(
    direction: 'row' | 'col',
    place: number,
    operation: Line['operation'],
  ): Promise<readonly Line[]> {
    const targets = await this.page.getByTestId(`${direction}-${operation}-${place}`).all();
    const cells = CELLS.flatMap(({ row, column }, index) =>
      (direction === 'row' ? row : column) === place ? [index] : [],
    );
    return Promise.all(
      targets.map(async (element) => ({ cells, operation, target: await this.numberIn(element) })),
    );
  }

  private cell(row: number, column: number): Locator {
    return this.page.getByTestId(`cell-${row}-${column}`);
  }

  private async numberIn(element: Locator): Promise<number> {
    return Number((await element.innerText()).replace(/\D/g, ''));
  }

  private async eachFree(
    grid: readonly number[],
    place: (row: number, column: number, digit: number) => Promise<void>,
  ): Promise<void> {
    for (const [index, { row, column }] of CELLS.entries()) {
      const state = await this.cell(row, column).getAttribute('data-state');
      if (state !== 'given') await place(row, column, grid[index] ?? 0);
    }
  }

  private async moveTo(row: number, column: number): Promise<void> {
    for (let moves = 0; moves < CELLS.length; moves += 1) {
      const [, atRow = 0, atColumn = 0] = (await this.focusedCell()).split('-').map(Number);
      if (atRow === row && atColumn === column) return;
      if (atRow !== row) await this.page.keyboard.press(atRow < row ? 'ArrowDown' : 'ArrowUp');
      else await this.page.keyboard.press(atColumn < column ? 'ArrowRight' : 'ArrowLeft');
    }
    throw new Error(`The arrow keys do not lead to row ${row}, column ${column}.`);
  }

  private async focusedCell(): Promise<string> {
    return this.page.evaluate(() => {
      const cell = document.activeElement?.closest('[data-testid^="cell-"]');
      return cell?.getAttribute('data-testid') ?? '';
    });
  }
}
