/**
 * Makes a style sheet that was written for a page of its own fit for a shadow root: the root of the document becomes the
 * element, and its width and height that of the element (`embed.css`), since a page of another site may give it any part of its
 * window.
 */
export const embeddedCss = (css: string): string =>
  css
    .replace(/:root\[data-theme=["']?(\w+)["']?\]/g, ":host([theme='$1'])")
    .replace(/:root\[data-letters\]/g, ':host([data-letters])')
    .replace(/:root\b/g, ':host')
    .replace(/(^|[\s{}])html(?=\s*\{)/g, '$1:host')
    .replace(/(^|[\s{}])body\s*\{[^}]*\}/g, '$1')
    .replace(/@media ([^{]*\bwidth\b[^{]*)\{/g, (_, condition: string) => containerRule(condition))
    .replace(/(\d)vw\b/g, '$1cqi')
    .replace(/\b100dvh\b/g, 'var(--window-height)');

/** `(min-width: 52rem) and (min-height: 30rem)` asks the element for its width only, because its height is not limited. */
function containerRule(condition: string): string {
  const widths = condition.split(/\s+and\s+/).filter((part) => /\bwidth\b/.test(part));
  return `@container daily ${widths.map((part) => part.trim()).join(' and ')}{`;
}
