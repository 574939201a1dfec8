import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA and everything below it. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds on the page as it stands, one line per place. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Evaluated through the browser's debugger, which the page's own policy does not forbid.
  await page.evaluate(axe.source);
  const violations = (await page.evaluate(
    `axe.run({ runOnly: ${JSON.stringify(STANDARDS)} }).then(({ violations }) => violations)`,
  )) as Violation[];
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
