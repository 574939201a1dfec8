import { renderAsync } from '@resvg/resvg-js';
import { FONT_FAMILY } from '@ninefold/cards';
import { Problem } from '../errors/problem';
import { MESSAGES } from '../errors/messages';

/** Renders an SVG of `@ninefold/cards` as a PNG of the same size. */
export type DrawPng = (svg: string) => Promise<Buffer>;

/** Each rendering occupies a thread for about 20 ms, and payments need threads too. */
const CONCURRENCY = 2;
/** One or two seconds of work. */
const MAX_QUEUED = 60;
/** About 70 kB each. */
const CACHE_SIZE = 100;

/**
 * @param fontFile the only font used, so that pictures look the same on every machine
 * @returns a function that throws Problem 503 when the queue is full
 */
export function createDrawPng(fontFile: string): DrawPng {
  const cache = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let running = 0;

  async function draw(svg: string): Promise<Buffer> {
    if (running >= CONCURRENCY) {
      if (queue.length >= MAX_QUEUED) {
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
    const png = cache.get(svg) ?? draw(svg);
    // Reinserting makes this entry the most recently used.
    cache.delete(svg);
    cache.set(svg, png);
    png.catch(() => cache.delete(svg));
    const [oldest] = cache.keys();
    if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
    return png;
  };
}
