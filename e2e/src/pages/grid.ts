import type { Locator, Page } from 'playwright-core';
import { solveGrid, type GridPuzzle, type Line } from './solve-grid';

const PLACES = [1, 2, 3] as const;
const CELLS = PLACES.flatMap((row) => PLACES.map((column) => ({ row, column })));
const OPERATIONS = ['sum', 'product'] as const;

export interface Place {
  readonly row: number;
  readonly column: number;
}

interface Entry {
  readonly place: Place;
  readonly digit: number;
}

/** The page of a grid game. */
export class GridPage {
  /** @param ready is there once the page responds to keys and clicks */
  constructor(
    private readonly page: Page,
    private readonly ready = 'main[data-remote="games"][data-ready="true"]',
  ) {}

  get grid(): Locator {
    return this.page.getByTestId('grid');
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Submit', exact: true });
  }

  /** Dragging and shortcuts are loaded after the grid. */
  async untilExtras(): Promise<void> {
    await this.page.locator('[data-extras]').waitFor();
  }

  /** Cells in one state, such as `wrong`. */
  cellsThatAre(state: string): Locator {
    return this.page.locator(`[data-testid^="cell-"][data-state="${state}"]`);
  }

  /** The state and text of each cell, row by row. */
  cells(): Promise<readonly string[]> {
    return this.page
      .locator('[data-testid^="cell-"]')
      .evaluateAll((cells) =>
        cells.map((cell) => `${cell.getAttribute('data-state')} ${cell.textContent}`.trim()),
      );
  }

  digit(digit: number): Locator {
    return this.page.getByRole('button', { name: String(digit), exact: true });
  }

  async open(shellUrl: string, path = '/sum-grid'): Promise<void> {
    await this.page.goto(shellUrl + path);
    await this.grid.waitFor();
  }

  async read(): Promise<GridPuzzle> {
    await this.page.locator(this.ready).waitFor();
    const givens = CELLS.map(async (place) => {
      const cell = this.cell(place);
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

  async fillByMouse(digits: readonly number[]): Promise<void> {
    await this.eachFree(digits, async (place, digit) => {
      await this.cell(place).click();
      await this.digit(digit).click();
    });
  }

  async fillByTouch(digits: readonly number[]): Promise<void> {
    await this.eachFree(digits, async (place, digit) => {
      await this.cell(place).tap();
      await this.digit(digit).tap();
    });
  }

  /** Replaces only the digits that differ. */
  async mend(digits: readonly number[]): Promise<void> {
    const mistakes = await this.mistakes(digits);
    // Each digit can be used only once, so wrong ones are removed first.
    for (const { place } of mistakes) {
      await this.cell(place).click();
      await this.page.keyboard.press('Backspace');
    }
    for (const { place, digit } of mistakes) {
      await this.cell(place).click();
      await this.digit(digit).click();
    }
  }

  /** Cells with another digit, and the digit that belongs there. */
  async mistakes(digits: readonly number[]): Promise<readonly Entry[]> {
    const entries = CELLS.map((place, index) => ({ place, digit: digits[index] ?? 0 }));
    const held = await Promise.all(entries.map(({ place }) => this.numberIn(this.cell(place))));
    return entries.filter(({ digit }, index) => held[index] !== digit);
  }

  /** Fills the player's cells one after another; 0 skips a cell. */
  async eachFree(
    digits: readonly number[],
    write: (place: Place, digit: number) => Promise<void>,
  ): Promise<void> {
    for (const [index, place] of CELLS.entries()) {
      const state = await this.cell(place).getAttribute('data-state');
      const digit = digits[index];
      if (state !== 'given' && digit) await write(place, digit);
    }
  }

  /** The target of one line, if the game has it. */
  private async line(
    direction: 'row' | 'col',
    number: number,
    operation: Line['operation'],
  ): Promise<readonly Line[]> {
    const targets = await this.page.getByTestId(`${direction}-${operation}-${number}`).all();
    const cells = CELLS.flatMap(({ row, column }, index) =>
      (direction === 'row' ? row : column) === number ? [index] : [],
    );
    return Promise.all(
      targets.map(async (element) => ({ cells, operation, target: await this.numberIn(element) })),
    );
  }

  private cell({ row, column }: Place): Locator {
    return this.page.getByTestId(`cell-${row}-${column}`);
  }

  private async numberIn(element: Locator): Promise<number> {
    return Number((await element.innerText()).replace(/\D/g, ''));
  }
}
