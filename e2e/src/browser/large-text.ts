import type { Page } from 'playwright-core';

/** The widest system font of common Linux systems, spaced so that narrower fonts take as much room where it is missing. */
const WIDE = '--font-text: "DejaVu Sans", Verdana, sans-serif; letter-spacing: 0.08em';

/**
 * What does not fit when the page's text is enlarged.
 * @param percent of the page's own size
 */
export async function overflowsAt(page: Page, percent: number): Promise<readonly string[]> {
  const before = await restyle(page, `${WIDE}; font-size: ${percent}%`);
  const faults = await overflows(page);
  await restyle(page, before);
  return faults.map((fault) => `at ${percent} %: ${fault}`);
}

/**
 * The security policy allows neither a style element nor the attribute.
 * @returns the previous styles
 */
const restyle = (page: Page, styles: string): Promise<string> =>
  page.evaluate((text) => {
    const { style } = document.documentElement;
    const before = style.cssText;
    style.cssText = text;
    return before;
  }, styles);

/**
 * What does not fit: the page is wider than its screen, or text is clipped. Tables and charts that scroll are fine. The
 * code for the page has no named functions because the TypeScript loader would add a call to each.
 */
const overflows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const words = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      // A dialog clips its contents, so the page does not get wider.
      if (
        !(words || element.parentElement?.localName === 'dialog') ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const box = element.getBoundingClientRect();
      const around = element.parentElement?.getBoundingClientRect() ?? box;
      // One pixel: visible to screen readers only.
      if (Math.min(box.width, box.height, around.width, around.height) <= 1) continue;
      const scrolls = element.closest('[tabindex="0"], pre, [role="region"]') !== null;
      const { overflowX } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      if (isCut || (!scrolls && (box.right > clientWidth + 1 || box.left < -1))) {
        faults.push(`"${element.textContent.trim().slice(0, 40)}" of ${element.localName}`);
      }
    }
    return faults.slice(0, 5);
  });
