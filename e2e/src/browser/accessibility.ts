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

/** Colors that change over a moment have a contrast on the way that is nobody's. A made sheet is none that the policy forbids. */
const CHANGE_AT_ONCE = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition-property: none !important; }');
  document.adoptedStyleSheets = [sheet];
}`;

/** What axe finds on the page as it stands, in either theme, one line per place. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Evaluated through the browser's debugger, which the page's own policy does not forbid.
  await page.evaluate(axe.source);
  await page.evaluate(CHANGE_AT_ONCE);
  const found: string[] = [];
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const violations = (await page.evaluate(
      `axe.run({ runOnly: ${JSON.stringify(STANDARDS)} }).then(({ violations }) => violations)`,
    )) as Violation[];
    for (const { id, help, nodes } of violations) {
      found.push(...nodes.map(({ html }) => `${colorScheme}: ${id}: ${help}: ${html}`));
    }
  }
  return found;
}
