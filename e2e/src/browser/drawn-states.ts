import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const ROOT = path.resolve(__dirname, '../../..');
const TOKENS = ['color', 'scale', 'base', 'forced-colors', 'print'].map(
  (name) => `packages/ui/src/tokens/${name}.css`,
);

/**
 * The style sheets of every screen. Classes are prefixed with the name of their module, so that reports are readable and
 * modules do not style each other's elements.
 */
export function allStyles(): string {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const modules = execFileSync('git', ['ls-files', '*.module.css'], { cwd: ROOT, encoding: 'utf8' });
  const prefixed = modules
    .trim()
    .split('\n')
    .filter((file) => !file.startsWith('tools/'))
    .map((file) =>
      read(file).replaceAll(/\.([a-z][\w-]*)(?![^{}]*;)/gi, `.${path.basename(file, '.module.css')}-$1`),
    );
  const still = '* { animation: none !important; transition: none !important; }';
  return ['@layer tokens, base, components;', ...TOKENS.map(read), ...prefixed, still].join('\n');
}

export interface DrawnState {
  /** The rule that draws it. */
  readonly selector: string;
  /** How the element looks with the state and without it. */
  readonly on: string;
  readonly off: string;
}

/** What a person sees of an element: its box, its text, and what its styles add before and after it. */
const DRAWN = [
  ...['content', 'color', 'background-color', 'background-image', 'box-shadow', 'fill', 'stroke'],
  ...['stroke-dasharray', 'border-top', 'border-bottom', 'border-left', 'border-right', 'outline'],
  ...[
    'text-decoration-line',
    'text-decoration-style',
    'font-style',
    'font-weight',
    'transform',
    'clip-path',
    'opacity',
  ],
];

/**
 * Every state for which the page's style sheets draw an element differently, as elements built from the selectors. The
 * code for the page has no named functions because the TypeScript loader would add a call to each.
 */
export const drawnStates = (page: Page): Promise<DrawnState[]> =>
  page.evaluate((drawn) => {
    const rules: CSSRule[] = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const selectors = new Set<string>();
    for (const rule of rules) {
      if ('cssRules' in rule) rules.push(...(rule.cssRules as CSSRuleList));
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const selector of rule.selectorText.split(/,(?![^([]*[)\]])/)) {
        if (!/\[(aria|data)-|:checked|:disabled/.test(selector)) continue;
        // Passing states, and the document's own.
        if (/:(hover|active|focus|root|host)|html|^\s*\[|^\s*:/.test(selector)) continue;
        selectors.add(selector.trim());
      }
    }
    return [...selectors].map((selector) => {
      const looks = [true, false].map((isOn) => {
        const stage = document.body.appendChild(document.createElement('div'));
        let place: Element = stage;
        let shown: Element = stage;
        const plain = selector
          .replaceAll(/::[\w-]+/g, '')
          .replaceAll(/:(not|first-child|last-child|empty|nth-child)(\([^()]*(\([^()]*\))?[^()]*\))?/g, '')
          .replaceAll(/:(is|where)\(([^,()]*)[^()]*\)/g, '$2');
        for (const [, combinator = '', compound = ''] of plain.matchAll(
          /(^|\s*[>+~]\s*|\s+)((?:\[[^\]]*\]|:has\([^)]*\)|[^\s>+~])+)/g,
        )) {
          const own = compound.replace(/:has\([^)]*\)/, '');
          const tag = /:(checked|disabled)/.test(own) ? 'input' : /^[a-z][\w-]*/.exec(own)?.[0];
          const isDrawing = /^(rect|path|circle|line|text)$/.test(tag ?? '') || /^svg$/.test(tag ?? '');
          const element = isDrawing
            ? document.createElementNS('http://www.w3.org/2000/svg', tag ?? 'svg')
            : document.createElement(tag ?? 'div');
          for (const [, name = ''] of own.matchAll(/\.([\w-]+)/g)) element.classList.add(name);
          for (const [, name = '', value = ''] of own.matchAll(
            /\[([\w-]+)[~|^$*]?=?["']?([^"'\]]*)["']?\]/g,
          )) {
            if (isOn || !/^(aria|data)-/.test(name)) element.setAttribute(name, value);
          }
          if (own.includes(':disabled')) (element as HTMLInputElement).disabled = isOn;
          if (/:checked/.test(compound)) {
            const input = own === compound ? element : element.appendChild(document.createElement('input'));
            Object.assign(input, { type: 'radio', checked: isOn });
          }
          if (/[+~]/.test(combinator)) shown.after(element);
          else place.append(element);
          place = shown = element;
        }
        const look = [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(shown, pseudo);
          const isThere = pseudo === undefined || !['none', 'normal'].includes(style.content);
          return isThere ? drawn.map((name) => style.getPropertyValue(name)).join('; ') : '';
        });
        stage.remove();
        return look.join(' | ');
      });
      return { selector, on: looks[0] ?? '', off: looks[1] ?? '' };
    });
  }, DRAWN);
