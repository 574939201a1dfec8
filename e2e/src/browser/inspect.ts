import type { Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility';
import { overflowsAt } from './large-text';
import { PHONE } from './use-browser';

/** Collects axe's findings and overflow at 200 % text size during a journey, so that the journey can finish first. */
export function inspect(page: Page) {
  const found: string[] = [];
  return {
    found,
    /** @param where names the place in the findings */
    async look(where: string): Promise<void> {
      const faults = await accessibilityViolations(page);
      // With large text, wide pages get the layout of narrow ones, which media queries alone do not trigger here.
      const isNarrow = page.viewportSize()?.width === PHONE.viewport.width;
      if (isNarrow) faults.push(...(await overflowsAt(page, 200)));
      found.push(...faults.map((fault) => `${where}: ${fault}`));
    },
  };
}
