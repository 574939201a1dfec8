import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../browser/accessibility';
import { untilShown } from '../browser/until-shown';

/** axe finds nothing in either theme, and nothing is wider than the screen. */
export async function expectGoodPage(page: Page): Promise<void> {
  await untilShown(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
