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

/** Fade-ins jump to their end. Skeletons pulse endlessly. An embedded daily has its own root. */
const END_ANIMATIONS = `{
  const embedded = [...document.querySelectorAll('ninefold-daily')].map(({ shadowRoot }) => shadowRoot);
  for (const root of [document, ...embedded]) {
    for (const animation of root?.getAnimations() ?? []) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  }
}`;

/** The shell applies the system's theme in the frame after its event. */
const THEME_APPLIED = `new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))`;

/** axe's findings on the current page in both themes, one line per element. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  if (await page.evaluate('!("axe" in window)')) {
    // Loaded from the page's own platform, because its policy allows no other origin.
    await page.addScriptTag({ url: new URL(AXE_FILE, new URL(page.url()).origin).href });
  }
  const found: string[] = [];
  for (const [colorScheme, runOnly] of Object.entries(RULES_OF_THEME)) {
    // With reduced motion, colors change without a transition.
    await page.emulateMedia({
      colorScheme: colorScheme as keyof typeof RULES_OF_THEME,
      reducedMotion: 'reduce',
    });
    await page.evaluate(THEME_APPLIED);
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
