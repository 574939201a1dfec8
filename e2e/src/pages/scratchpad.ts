import type { Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The panel to the right of a grid. */
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

  /** The finger pauses at the end, because otherwise the browser takes the next tap as the end of a fling. */
  async drawLineByTouch(): Promise<void> {
    const [from, to] = await this.line();
    // Playwright itself can only tap.
    const protocol = await this.page.context().newCDPSession(this.page);
    const begun = Date.now() / 1_000;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[], after: number) =>
      protocol.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begun + after });
    await touch('touchStart', [from], 0);
    await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }], 0.1);
    await touch('touchMove', [to], 0.2);
    await touch('touchMove', [to], 0.5);
    await touch('touchEnd', [], 0.6);
    await protocol.detach();
  }

  /** Whether the panel contains any ink. */
  isDrawnOn(): Promise<boolean> {
    return this.surface.evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value) => value > 0) ?? false;
    });
  }

  private async line(): Promise<readonly [Point, Point]> {
    const box = await this.surface.boundingBox();
    if (!box) throw new Error('There is nothing to draw on.');
    return [
      { x: box.x + 40, y: box.y + 40 },
      { x: box.x + 120, y: box.y + 160 },
    ];
  }

  private get surface(): Locator {
    return this.panel.getByRole('img', { name: 'Drawing area' });
  }
}
