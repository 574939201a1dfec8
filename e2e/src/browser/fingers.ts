import type { Locator, Page } from 'playwright-core';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A touch screen on which fingers move, rest and overlap, as real ones do. Playwright's own taps are perfect. */
export async function fingersOn(page: Page) {
  const screen = await page.context().newCDPSession(page);
  const down = new Map<number, Spot>();
  /** Seconds, as the browser counts them. */
  let now = Date.now() / 1_000;

  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (Spot & { id: number })[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: [...points], timestamp: now });
  const points = () => [...down].map(([id, spot]) => ({ id, ...spot }));

  async function middleOf(element: Locator): Promise<Spot> {
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (!box) throw new Error('The element is not shown.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  const fingers = {
    async down(id: number, element: Locator): Promise<void> {
      now += 0.05;
      down.set(id, await middleOf(element));
      await send('touchStart', points());
    },
    async move(id: number, x: number, y: number): Promise<void> {
      const spot = down.get(id) ?? { x: 0, y: 0 };
      now += 0.02;
      down.set(id, { x: spot.x + x, y: spot.y + y });
      await send('touchMove', points());
    },
    async up(id: number, after = 0.05): Promise<void> {
      const spot = down.get(id);
      if (!spot) return;
      now += after;
      down.delete(id);
      // An end lists the points that are released, the others list all.
      await send('touchEnd', [{ id, ...spot }]);
    },
    /** Shakes by these many pixels while it presses. */
    async shake(element: Locator, by = 9): Promise<void> {
      await fingers.down(1, element);
      for (const [x, y] of [
        [by / 2, by / 2],
        [by / 2, -by],
      ] as const)
        await fingers.move(1, x, y);
      await fingers.up(1);
    },
    /** Presses for this many seconds. */
    async hold(element: Locator, seconds: number): Promise<void> {
      await fingers.down(1, element);
      await fingers.up(1, seconds);
    },
    /** Presses one after another, each before the previous one is released. */
    async overlap(...elements: readonly Locator[]): Promise<void> {
      for (const [at, element] of elements.entries()) {
        await fingers.down(at + 1, element);
        if (at > 0) await fingers.up(at);
      }
      await fingers.up(elements.length);
    },
  };
  return fingers;
}
