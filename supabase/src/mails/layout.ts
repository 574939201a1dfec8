import { PRODUCT_NAME } from '@ninefold/contracts';
import { copy, type MailCopy } from './copy';
import { DARK_RULES, inline } from './style';

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

const paragraph = (text: string, kind: 'ink' | 'soft', space = '16px 0 0') => {
  const style = kind === 'ink' ? inline.text : inline.small;
  return `<p class="${kind}" style="${style.replace('margin:0', `margin:${space}`)}">${text}</p>`;
};

const brand = table(
  'cellspacing="0"',
  `<tr><td aria-hidden="true">${table('cellspacing="1" width="28"', MARK)}</td>
          <td class="ink" style="${inline.name}">${PRODUCT_NAME}</td></tr>`,
);

/** The button is a table cell with a color, the only form that all mail programs render. */
function actionOf({ action }: MailCopy): readonly string[] {
  if (!action) return [];
  const { before, link, after } = copy.noButton;
  const button = `<tr><td class="accent" style="${inline.button}"><a href="{{ .ConfirmationURL }}" style="${inline.action}">${action}</a></td></tr>`;
  const again = `<a class="link" href="{{ .ConfirmationURL }}" style="${inline.link}">${link}</a>`;
  return [
    table('cellspacing="0" style="margin:28px 0 0"', button),
    paragraph(`${copy.validity} ${before} ${again}${after}`, 'soft', '24px 0 0'),
  ];
}

/** A mail as HTML with tables and inline styles, which current and old mail programs render alike. */
export function htmlOf(mail: MailCopy): string {
  const content = [
    `<h1 class="ink" style="${inline.heading}">${mail.subject}</h1>`,
    paragraph(mail.text, 'ink', '0'),
    ...actionOf(mail),
  ];
  const site = `<a class="link" href="{{ .SiteURL }}" style="${inline.link}">${PRODUCT_NAME}</a> · ${copy.tagline}`;
  const foot = [
    paragraph(mail.reason, 'soft', '0'),
    paragraph(mail.otherwise, 'soft', '4px 0 0'),
    paragraph(site, 'soft'),
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${mail.subject}</title>
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
    <div style="${inline.preview}">${mail.preview}</div>
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

/** The same mail as plain text. Hosted Supabase sends only the HTML. */
export function plainTextOf({ subject, text, action, reason, otherwise }: MailCopy): string {
  const link = action ? [`${action}:\n{{ .ConfirmationURL }}`, copy.validity] : [];
  const foot = [`${reason}\n${otherwise}`, `${PRODUCT_NAME} · ${copy.tagline}\n{{ .SiteURL }}`];
  return `${[subject, text, ...link, ...foot].join('\n\n')}\n`;
}
