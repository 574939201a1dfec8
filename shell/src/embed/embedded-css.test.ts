import { embeddedCss } from './embedded-css';

test('maps the document root to the host element, with its themes', () => {
  expect(embeddedCss(":root{--ink:#000} :root[data-theme='dark']{color-scheme:dark}")).toBe(
    ":host{--ink:#000} :host([theme='dark']){color-scheme:dark}",
  );
  expect(embeddedCss('html { color: red; } body { margin: 0; } .body { color: red; }')).toBe(
    ':host { color: red; }  .body { color: red; }',
  );
});

test("maps widths to the element's and ignores the window's height", () => {
  expect(embeddedCss('@media (min-width:52rem) and (min-height:30rem){.a{width:33.3vw}}')).toBe(
    '@container daily (min-width:52rem){.a{width:33.3cqi}}',
  );
  expect(embeddedCss('.a{min-height:calc(100dvh - 1px)}')).toBe(
    '.a{min-height:calc(var(--window-height) - 1px)}',
  );
});

test.each(['(prefers-reduced-motion:reduce)', '(pointer:coarse)', '(min-height:48rem)'])(
  '%s is still asked of the window',
  (condition) => {
    const css = `@media ${condition}{.a{color:red}}`;
    expect(embeddedCss(css)).toBe(css);
  },
);
