import { html } from 'hono/html';
import { htmlPage } from '../http/html-page';
import type { Mail } from './mail';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 2rem; }
h2 { margin: 0; font-size: 1.125rem; }
p { margin: 0.25rem 0; }
article { margin-top: 1.5rem; border: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); border-radius: 0.75rem; overflow: hidden; }
article header, details { padding: 1rem 1.25rem; }
time { opacity: 0.8; }
iframe { display: block; width: 100%; height: 34rem; border: 0; background: white; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.action { display: inline-block; margin-top: 0.5rem; padding: 0.5rem 1rem; border-radius: 0.5rem; background: #1d4ed8; color: white; text-decoration: none; }
.empty { margin-top: 2rem; padding: 2rem; text-align: center; border: 1px dashed currentColor; border-radius: 0.75rem; }
`;

/** Links open in a new tab, because the email's frame may not navigate. */
const framed = (mail: Mail) =>
  `<base target="_blank"><meta name="color-scheme" content="light">${mail.html || String(html`<pre>${mail.text}</pre>`)}`;

const firstLink = (mail: Mail): string | undefined =>
  /https?:\/\/[^\s"'<>]+/.exec(mail.html.replaceAll('&amp;', '&') || mail.text)?.[0];

const headersOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const article = (mail: Mail) => {
  const link = firstLink(mail);
  return html`<article>
    <header>
      <h2>${mail.subject}</h2>
      <p>
        to <strong>${mail.to}</strong>,
        <time datetime="${mail.sentAt}">${mail.sentAt.replace('T', ' ').slice(0, 19)} UTC</time>
      </p>
      ${link ? html`<p><a class="action" href="${link}" target="_blank" rel="noopener">Open the link</a></p>` : ''}
    </header>
    <iframe
      title="${mail.subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${framed(mail)}"
    ></iframe>
    <details>
      <summary>Plain text</summary>
      <pre>${mail.text}</pre>
    </details>
    ${
      mail.headers
        ? html`<details>
            <summary>Headers</summary>
            <pre>${headersOf(mail.headers)}</pre>
          </details>`
        : ''
    }
  </article>`;
};

/** Every email that the platform has sent, newest first. */
export const outboxPage = (mails: readonly Mail[]) =>
  htmlPage(
    `Outbox (${mails.length})`,
    STYLE,
    html`<h1>Outbox</h1>
      <p>Mail that this platform would have sent. Nothing leaves this machine.</p>
      ${mails.length ? mails.map(article) : html`<p class="empty">No mail yet.</p>`}`,
  );
