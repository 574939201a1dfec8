import type { Page } from 'playwright-core';
import { AXE_FILE } from '../platform/axe-file';

/** WCAG 2.2 AA and everything below it. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of these standards that concern colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The dark theme differs only in its colors. */
const RULES_OF_THEME = { light: STANDARDS, dark: COLOR_RULES } as const;

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * During a transition, colors have an unintended contrast and sizes are not final. The policy allows constructed style
 * sheets. An embedded daily has its own root.
 */
export const CHANGE_AT_ONCE = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition-property: none !important; }');
  const embedded = [...document.querySelectorAll('ninefold-daily')].map(({ shadowRoot }) => shadowRoot);
  for (const root of [document, ...embedded]) root?.adoptedStyleSheets.push(sheet);
}`;

/** Fade-ins and running transitions jump to their end. Skeletons pulse endlessly. */
const END_ANIMATIONS = `{
  const embedded = [...document.querySelectorAll('ninefold-daily')].map(({ shadowRoot }) => shadowRoot);
  for (const root of [document, ...embedded]) {
    for (const animation of root?.getAnimations() ?? []) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  }
}`;

/** axe's findings on the current page in both themes, one line per element. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  if (await page.evaluate('!("axe" in window)')) {
    // Loaded from the page's own platform, because its policy allows no other origin.
    await page.addScriptTag({ url: new URL(AXE_FILE, new URL(page.url()).origin).href });
  }
  const found: string[] = [];
  for (const [colorScheme, runOnly] of Object.entries(RULES_OF_THEME)) {
    // Repeated for each theme, because parts that appeared meanwhile have their own roots or other style sheets.
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
