import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { copy } from './copy';

type Markup = ReturnType<typeof html>;

/** Nothing is loaded and no script runs. Forms may lead anywhere, because they end at the platform's own address. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --accent: light-dark(#1d4ed8, #93b4ff);
  --on-accent: light-dark(#fff, #0b1220); --ink: light-dark(#1a1a1a, #eceff4); --paper: light-dark(#faf8f4, #12161f);
  --sheet: light-dark(#fff, #1a2030); --line: light-dark(#767b85, #8791a3); --wrong: light-dark(#b42318, #ff9d92); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere; }
main { max-width: 32rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
.note { margin: 0 0 1.5rem; }
.price { font-size: 2.25rem; font-weight: 700; font-variant-numeric: tabular-nums; margin: 0; }
.price small { font-size: 1rem; font-weight: 400; }
form, .sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 1rem 0; }
.sheet form { border: 0; padding: 0; margin-bottom: 0; }
fieldset { border: 0; margin: 0 0 1rem; padding: 0; }
label, legend { font-weight: 600; padding: 0; }
.field { margin-bottom: 1rem; }
.hint { margin: 0; }
.choice { display: flex; gap: .75rem; align-items: center; min-height: 44px; font-weight: 400; }
input[type=radio] { width: 1.25rem; height: 1.25rem; accent-color: var(--accent); }
input:not([type=radio]) { display: block; width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit;
  color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; }
input[aria-invalid=true] { border: 2px solid var(--wrong); }
.problem { color: var(--wrong); margin: .25rem 0 0; font-weight: 600; }
.alert { border: 2px solid var(--wrong); border-radius: .75rem; padding: .75rem 1rem; color: var(--wrong); font-weight: 600; }
.pair { display: grid; gap: 0 1rem; grid-template-columns: 1fr 1fr; }
button, .button { display: block; width: 100%; min-height: 44px; padding: .625rem 1rem; border: 1px solid var(--accent);
  border-radius: .5rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer; margin-top: .75rem; }
h1 + form > button:first-child, p + form > button:first-child { margin-top: 0; }
.second { background: transparent; color: var(--accent); }
a { color: var(--accent); }
li a { display: inline-flex; align-items: center; min-height: 44px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
form:has(#bank:checked) .card { display: none; }
@media (max-width: 22rem) { .pair { grid-template-columns: 1fr; } }
`;

/** A hosted page as a response: plain HTML that needs no script. */
export async function page(context: Context, title: string, content: Markup, status: 200 | 402 | 404 = 200) {
  context.header('Content-Security-Policy', POLICY);
  context.header('Referrer-Policy', 'no-referrer');
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <style>
            ${raw(STYLE)}
          </style>
        </head>
        <body>
          <main>
            <p class="note">${copy.testMode}</p>
            <h1>${title}</h1>
            ${await content}
          </main>
        </body>
      </html>`,
    status,
  );
}

/** 404, for a person. */
export const missingPage = (context: Context) =>
  page(context, copy.missing.title, html`<p>${copy.missing.text}</p>`, 404);
