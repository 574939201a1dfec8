import { renderAsync } from '@resvg/resvg-js';
import { FONT_FAMILY } from '@ninefold/cards';
import { Problem } from '../errors/problem';
import { MESSAGES } from '../errors/messages';

/** Turns a picture of `@ninefold/cards` into the bytes of a PNG of the same size. */
export type DrawPng = (svg: string) => Promise<Buffer>;

/** Each takes a thread for about 20 milliseconds; payments need threads too. */
const AT_ONCE = 2;
/** How many may wait for that: one or two seconds of work. */
const WAITING = 60;
/** The pictures that were drawn last, of about 70 kB each. */
const KEPT = 100;

/**
 * @param fontFile the one font of the pictures, so that they look the same on every machine
 * @returns a function that throws Problem 503 when too much is waiting already
 */
export function createDrawPng(fontFile: string): DrawPng {
  const kept = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let running = 0;

  async function draw(svg: string): Promise<Buffer> {
    if (running >= AT_ONCE) {
      if (queue.length >= WAITING) {
        throw new Problem(503, 'drawing-busy', MESSAGES.drawingBusy, { retryAfterSeconds: 5 });
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      const font = { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: FONT_FAMILY };
      return (await renderAsync(svg, { font })).asPng();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return (svg) => {
    const png = kept.get(svg) ?? draw(svg);
    // The last one that was asked for is the last to go.
    kept.delete(svg);
    kept.set(svg, png);
    png.catch(() => kept.delete(svg));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return png;
  };
}
