import type { Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility';
import { overflowsAt } from './large-text';
import { PHONE } from './use-browser';

/** Collects what axe finds, and what does not fit at twice the size of text, at the places of a journey: so it goes on to its end. */
export function inspect(page: Page) {
  const found: string[] = [];
  return {
    found,
    /** @param where names the place in what is found */
    async look(where: string): Promise<void> {
      const faults = await accessibilityViolations(page);
      // With large text a wide page is laid out as a narrow one, which a page does not do for its own styles.
      const isNarrow = page.viewportSize()?.width === PHONE.viewport.width;
      if (isNarrow) faults.push(...(await overflowsAt(page, 200)));
      found.push(...faults.map((fault) => `${where}: ${fault}`));
    },
  };
}
