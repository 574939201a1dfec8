import { html, raw } from 'hono/html';
import type { Mail } from './mail';
import { OUTBOX_STYLE } from './outbox-style';

/** Links of a mail open in a tab of their own: the frame around them has no rights. */
const framed = (mail: Mail) =>
  `<base target="_blank"><meta name="color-scheme" content="light">${mail.html || `<pre>${escapeHtml(mail.text)}</pre>`}`;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const firstLink = (mail: Mail): string | undefined =>
  /https?:\/\/[^\s"'<>]+/.exec(mail.html.replaceAll('&amp;', '&') || mail.text)?.[0];

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
  </article>`;
};

/** Every mail the platform has sent, newest first. */
export function outboxPage(mails: readonly Mail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox (${mails.length})</title>
        <style>
          ${raw(OUTBOX_STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p>Mail that this platform would have sent. Nothing leaves this machine.</p>
          ${mails.length ? mails.map(article) : html`<p class="empty">No mail yet.</p>`}
        </main>
      </body>
    </html>`;
}
