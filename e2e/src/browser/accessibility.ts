import type { Page } from 'playwright-core';
import { AXE_FILE } from '../platform/axe-file';

/** WCAG 2.2 AA and everything below it. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of these standards that look at colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The dark theme changes colors and nothing else. */
const RULES_OF_THEME = { light: STANDARDS, dark: COLOR_RULES } as const;

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * While a color changes slowly it has a contrast that is not meant, and a size is not the new one yet. A constructed sheet
 * is allowed by the policy. An embedded daily has a root of its own.
 */
export const CHANGE_AT_ONCE = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition-property: none !important; }');
  const embedded = [...document.querySelectorAll('ninefold-daily')].map(({ shadowRoot }) => shadowRoot);
  for (const root of [document, ...embedded]) root?.adoptedStyleSheets.push(sheet);
}`;

/** What fades in is as it will be, and so is a change that began all the same. A skeleton pulses without end. */
const END_ANIMATIONS = `{
  const embedded = [...document.querySelectorAll('ninefold-daily')].map(({ shadowRoot }) => shadowRoot);
  for (const root of [document, ...embedded]) {
    for (const animation of root?.getAnimations() ?? []) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  }
}`;

/** What axe finds on the page as it is now, in either theme, one line for each place. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  if (await page.evaluate('!("axe" in window)')) {
    // From the platform that the page is of: its policy allows no other.
    await page.addScriptTag({ url: new URL(AXE_FILE, new URL(page.url()).origin).href });
  }
  const found: string[] = [];
  for (const [colorScheme, runOnly] of Object.entries(RULES_OF_THEME)) {
    // Again for each theme: a part of the page that came meanwhile has a root of its own, or other sheets.
    await page.evaluate(CHANGE_AT_ONCE);
    await page.emulateMedia({ colorScheme: colorScheme as keyof typeof RULES_OF_THEME });
    await page.evaluate(END_ANIMATIONS);
    const options = JSON.stringify({ runOnly, resultTypes: ['violations'] });
    const violations = (await page.evaluate(
      `axe.run(${options}).then(({ violations }) => violations)`,
    )) as Violation[];
    for (const { id, help, nodes } of violations) {
      found.push(...nodes.map(({ html }) => `${colorScheme}: ${id}: ${help}: ${html}`));
    }
  }
  return found;
}
