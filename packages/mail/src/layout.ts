import { escapeMarkup as escape } from '@ninefold/cards';
import { PRODUCT_NAME } from '@ninefold/contracts';
import { copy } from './copy';
import { DARK_RULES, inline } from './style';

interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** What a mail says, as plain text. */
export interface MailContent {
  /** Also the heading. */
  readonly subject: string;
  /** Shown by mail programs next to the subject. */
  readonly preview: string;
  readonly paragraphs: readonly string[];
  /** Such as an amount and a date. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** The only button. `note`: what to know before pressing it. */
  readonly action?: (MailLink & { readonly note?: string }) | undefined;
  /** Why it was sent, and what to do if the reader did not expect it. */
  readonly foot: readonly string[];
  /** A quiet link at the end, such as the one to unsubscribe. */
  readonly footLink?: MailLink | undefined;
  readonly siteUrl: string;
}

/** Nine cells with a folded corner, drawn because mail programs block images. */
const MARK = [0, 1, 2]
  .map((row) => {
    const cells = [0, 1, 2].map((column) => {
      const isFolded = row === 2 && column === 2;
      const kind = isFolded ? 'accent' : 'cell';
      return `<td class="${kind}" width="8" height="8" style="${isFolded ? inline.folded : inline.cell}">&nbsp;</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  })
  .join('');

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" border="0" ${attributes}>${rows}</table>`;

const paragraph = (html: string, kind: 'ink' | 'soft', space = '16px 0 0') => {
  const style = kind === 'ink' ? inline.text : inline.small;
  return `<p class="${kind}" style="${style.replace('margin:0', `margin:${space}`)}">${html}</p>`;
};

const link = ({ label, url }: MailLink) =>
  `<a class="link" href="${escape(url)}" style="${inline.link}">${escape(label)}</a>`;

const brand = table(
  'cellspacing="0"',
  `<tr><td aria-hidden="true">${table('cellspacing="1" width="28"', MARK)}</td>
          <td class="ink" style="${inline.name}">${PRODUCT_NAME}</td></tr>`,
);

function factsOf({ facts = [] }: MailContent): readonly string[] {
  if (facts.length === 0) return [];
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" class="soft rule" style="${inline.label}">${escape(label)}</th><td class="ink rule" style="${inline.value}">${escape(value)}</td></tr>`,
  );
  return [
    `<table cellpadding="0" border="0" cellspacing="0" width="100%" style="margin:24px 0 0">${rows.join('')}</table>`,
  ];
}

/** The button is a table cell with a color, the only form that all mail programs render. */
function actionOf({ action }: MailContent): readonly string[] {
  if (!action) return [];
  const { label, url, note } = action;
  const { before, link: again, after } = copy.noButton;
  const button = `<tr><td class="accent" style="${inline.button}"><a href="${escape(url)}" style="${inline.action}">${escape(label)}</a></td></tr>`;
  const lead = [note, before].filter((text) => text !== undefined).map(escape);
  return [
    table('cellspacing="0" style="margin:28px 0 0"', button),
    paragraph(`${lead.join(' ')} ${link({ label: again, url })}${after}`, 'soft', '24px 0 0'),
  ];
}

/** A mail as HTML with tables and inline styles, which current and old mail programs render alike. */
export function htmlOf(mail: MailContent): string {
  const content = [
    `<h1 class="ink" style="${inline.heading}">${escape(mail.subject)}</h1>`,
    ...mail.paragraphs.map((text, index) => paragraph(escape(text), 'ink', index === 0 ? '0' : '12px 0 0')),
    ...factsOf(mail),
    ...actionOf(mail),
  ];
  const site = `${link({ label: PRODUCT_NAME, url: mail.siteUrl })} · ${copy.tagline}`;
  const foot = [
    ...mail.foot.map((text, index) => paragraph(escape(text), 'soft', index === 0 ? '0' : '4px 0 0')),
    paragraph(site, 'soft'),
    ...(mail.footLink ? [paragraph(link(mail.footLink), 'soft', '4px 0 0')] : []),
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${escape(mail.subject)}</title>
    <style>
      :root { color-scheme: light dark; }
      @media (prefers-color-scheme: dark) {
        ${DARK_RULES.join('\n        ')}
      }
      @media (max-width: 420px) {
        .card { padding: 28px 20px 24px !important; }
      }
    </style>
  </head>
  <body class="ink" style="${inline.body}">
    <div style="${inline.preview}">${escape(mail.preview)}</div>
    <table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="${inline.page}">
      <tr><td align="center" style="padding:32px 16px 40px">
        <table role="presentation" cellpadding="0" cellspacing="0" border="0" width="480" style="${inline.column}">
          <tr><td style="${inline.brand}">${brand}</td></tr>
          <tr><td class="card" style="${inline.card}">
            ${content.join('\n            ')}
          </td></tr>
          <tr><td style="${inline.foot}">
            ${foot.join('\n            ')}
          </td></tr>
        </table>
      </td></tr>
    </table>
  </body>
</html>
`;
}

/** The same mail as plain text. Hosted Supabase sends only the HTML of its own mails. */
export function plainTextOf(mail: MailContent): string {
  const { subject, paragraphs, facts = [], action, foot, footLink, siteUrl } = mail;
  const blocks = [
    subject,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(action ? [`${action.label}:\n${action.url}`, action.note ?? ''] : []),
    foot.join('\n'),
    `${PRODUCT_NAME} · ${copy.tagline}\n${siteUrl}`,
    footLink ? `${footLink.label}:\n${footLink.url}` : '',
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
