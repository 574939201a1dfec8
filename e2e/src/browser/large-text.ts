import type { Page } from 'playwright-core';

/**
 * Sets the page's text as a person with large letters has it, in the widest system font of common Linux systems, or as
 * wide as that. The security policy allows no style element.
 * @param percent of the size that the page has by itself
 */
export const enlargeText = (page: Page, percent = 100) =>
  page.evaluate((size) => {
    const { style } = document.documentElement;
    style.setProperty('--font-text', '"DejaVu Sans", Verdana, sans-serif');
    style.letterSpacing = '0.04em';
    style.fontSize = `${size}%`;
  }, percent);

/**
 * What does not fit: the page is wider than its screen, or words are cut off. A table or a chart that scrolls by itself
 * is meant to. The code for the page has no named function: the TypeScript loader would add a call to it.
 */
export const overflows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const words = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      if (!words || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      // One pixel: for screen readers alone.
      if (box.width <= 1 || box.height <= 1) continue;
      const scrolls = element.closest('[tabindex="0"], pre, table, [role="region"]') !== null;
      const { overflowX } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      if (isCut || (!scrolls && (box.right > clientWidth + 1 || box.left < -1))) {
        faults.push(`"${element.textContent.trim().slice(0, 40)}" of ${element.localName}`);
      }
    }
    return faults.slice(0, 5);
  });
