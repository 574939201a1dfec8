import type { Context } from 'hono';
import { html } from 'hono/html';
import { htmlPage, type Markup } from '../../http/html-page';

/** Pages load nothing and run no scripts. Forms may redirect anywhere, because they end at the platform's own URL. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --accent: light-dark(#1d4ed8, #93b4ff);
  --wrong: light-dark(#b42318, #ff9d92); background: light-dark(#fff, #12161f); }
body { max-width: 32rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.125rem; }
fieldset { margin: 0; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input, button, .button { box-sizing: border-box; width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; }
input[type=radio] { width: 1.25rem; min-height: 1.25rem; vertical-align: middle; }
button, .button { display: block; margin-top: .75rem; border: 1px solid var(--accent); border-radius: .5rem;
  color: var(--accent); background: none; text-align: center; text-decoration: none; cursor: pointer; }
.primary { background: var(--accent); color: light-dark(#fff, #0b1220); font-weight: 600; }
[role=alert] { color: var(--wrong); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** A hosted page: plain HTML without scripts. */
export async function page(
  context: Context,
  title: string,
  content: Markup | Promise<Markup>,
  status: 200 | 402 | 404 = 200,
) {
  context.header('Content-Security-Policy', POLICY);
  context.header('Referrer-Policy', 'no-referrer');
  const main = html`<p>Test mode: no money moves.</p>
    <h1>${title}</h1>
    ${await content}`;
  return context.html(htmlPage(title, STYLE, await main), status);
}

/** A 404 page for people. */
export const missingPage = (context: Context) =>
  page(context, 'Page not found', html`<p>This address leads to nothing. Nothing was charged.</p>`, 404);

/** A link styled as a button; nothing without a URL. */
export const linkTo = (address: string | null, text: string): Markup =>
  address ? html`<a class="button" href="${address}">${text}</a>` : '';

/** Formats cents as $49.99. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** Formats seconds since 1970 as November 21, 2026. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1_000);
