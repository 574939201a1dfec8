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
    const box = await this.surface.boundingBox();
    if (!box) throw new Error('There is nothing to draw on.');
    await this.page.mouse.move(box.x + 40, box.y + 40);
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + 120, box.y + 160, { steps: 5 });
    await this.page.mouse.up();
  }

  /** Whether there is any ink on it. */
  isDrawnOn(): Promise<boolean> {
    return this.surface.evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      return pixels?.some((value) => value > 0) ?? false;
    });
  }

  private get surface(): Locator {
    return this.panel.getByRole('img', { name: 'Drawing area' });
  }
}
