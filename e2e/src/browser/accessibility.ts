import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA and everything below it. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

const THEMES = ['light', 'dark'] as const;

/** Colors change over a moment, and what inherits one follows: on the way their contrast is nobody's. */
const TURNED = `(async () => {
  const moving = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
  for (let still = 0; still < 2; still = moving().length > 0 ? 0 : still + 1) {
    await Promise.allSettled(moving().map((one) => one.finished));
    await new Promise(requestAnimationFrame);
  }
})()`;

/** What axe finds on the page as it stands, in either theme, one line per place. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Evaluated through the browser's debugger, which the page's own policy does not forbid.
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(TURNED);
    const violations = (await page.evaluate(
      `axe.run({ runOnly: ${JSON.stringify(STANDARDS)} }).then(({ violations }) => violations)`,
    )) as Violation[];
    for (const { id, help, nodes } of violations) {
      found.push(...nodes.map(({ html }) => `${colorScheme}: ${id}: ${help}: ${html}`));
    }
  }
  return found;
}
