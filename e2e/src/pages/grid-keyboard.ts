import type { Page } from 'playwright-core';
import type { GridPage, Place } from './grid';

/** More than any page has, so Tab has wrapped around. */
const TABS_TO_THE_GRID = 60;
/** From corner to corner there are four. */
const MAX_MOVES = 4;

/** A grid game played without a mouse. */
export class GridKeyboard {
  constructor(
    private readonly page: Page,
    private readonly grid: GridPage,
  ) {}

  /** Presses Tab until the focus is in the grid. */
  async reach(): Promise<void> {
    for (let presses = 0; presses < TABS_TO_THE_GRID; presses += 1) {
      if (await this.focusedCell()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('The Tab key does not lead to the grid.');
  }

  /** Moves from the focused cell with the arrow keys. */
  async fill(digits: readonly number[]): Promise<void> {
    await this.grid.eachFree(digits, (place, digit) => this.press(place, String(digit)));
  }

  /** Replaces only the digits that differ. */
  async mend(digits: readonly number[]): Promise<void> {
    const mistakes = await this.grid.mistakes(digits);
    // Each digit can be used only once, so wrong ones are removed first.
    for (const { place } of mistakes) await this.press(place, 'Backspace');
    for (const { place, digit } of mistakes) await this.press(place, String(digit));
  }

  /** Fills the whole puzzle. The fastest way where input is not the subject. */
  async solve(): Promise<void> {
    const solution = await this.grid.solution();
    await this.reach();
    await this.fill(solution);
    await this.page.keyboard.press('Enter');
  }

  private async press({ row, column }: Place, key: string): Promise<void> {
    for (let moves = 0; moves <= MAX_MOVES; moves += 1) {
      const [, atRow = 0, atColumn = 0] = (await this.focusedCell()).split('-').map(Number);
      if (atRow === row && atColumn === column) return this.page.keyboard.press(key);
      if (atRow !== row) await this.page.keyboard.press(atRow < row ? 'ArrowDown' : 'ArrowUp');
      else await this.page.keyboard.press(atColumn < column ? 'ArrowRight' : 'ArrowLeft');
    }
    throw new Error(`The arrow keys do not lead to row ${row}, column ${column}.`);
  }

  private focusedCell(): Promise<string> {
    return this.page.evaluate(() => {
      let focused = document.activeElement;
      // On another site's page, the grid is in a shadow root.
      while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
      const cell = focused?.closest('[data-testid^="cell-"]');
      return cell?.getAttribute('data-testid') ?? '';
    });
  }
}
