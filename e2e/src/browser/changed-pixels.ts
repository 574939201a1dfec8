import type { Page } from 'playwright-core';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How many pixels of two screenshots differ by more than a shade. They have the same size.
 * @param except areas that may differ
 */
export async function changedPixels(
  page: Page,
  before: Buffer,
  after: Buffer,
  except: readonly Box[] = [],
): Promise<number> {
  // The site's pages allow no images from elsewhere.
  const blank = await page.context().newPage();
  const pictures = [before, after].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  const changed = await blank.evaluate(
    async ([sources, boxes]) => {
      const layers = await Promise.all(
        sources.map(async (source) => {
          const image = Object.assign(new Image(), { src: source });
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), {
            width: image.width,
            height: image.height,
          });
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          for (const { x, y, width, height } of boxes) context?.clearRect(x, y, width, height);
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      const [one = new Uint8ClampedArray(), two = new Uint8ClampedArray()] = layers;
      return one.filter((value, at) => at % 4 === 1 && Math.abs(value - (two[at] ?? 0)) > 48).length;
    },
    [pictures, except] as const,
  );
  await blank.close();
  return changed;
}
