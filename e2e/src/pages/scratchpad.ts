import type { Locator, Page } from 'playwright-core';

/** The sheet at the right of a grid. */
export class ScratchpadPanel {
  constructor(private readonly page: Page) {}

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'Scratchpad' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Scratchpad' }).click();
    await this.panel.waitFor();
  }

  async drawLine(): Promise<void> {
    const [from, to] = await this.line();
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y, { steps: 5 });
    await this.page.mouse.up();
  }

  /** By a finger: Playwright itself can only tap. */
  async drawLineByTouch(): Promise<void> {
    const [from, to] = await this.line();
    const protocol = await this.page.context().newCDPSession(this.page);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const point of [middle, to]) {
      await protocol.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Whether there is any ink on it. */
  isDrawnOn(): Promise<boolean> {
    return this.surface.evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value) => value > 0) ?? false;
    });
  }

  private async line() {
    const box = await this.surface.boundingBox();
    if (!box) throw new Error('There is nothing to draw on.');
    return [
      { x: box.x + 40, y: box.y + 40 },
      { x: box.x + 120, y: box.y + 160 },
    ] as const;
  }

  private get surface(): Locator {
    return this.panel.getByRole('img', { name: 'Drawing area' });
  }
}
