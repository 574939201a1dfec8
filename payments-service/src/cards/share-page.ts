import { cardCopy as copy, escapeMarkup, pictureTags, wordTags, type Card } from '@ninefold/cards';

interface SharePage {
  readonly card: Card;
  /** Absolute addresses: its own, its picture's, and where it leads. */
  readonly url: string;
  readonly picture: string;
  readonly leadsTo: string;
  /** Whether it leads on by itself. */
  readonly atOnce: boolean;
}

const STYLE =
  'body{display:grid;min-height:90vh;place-content:center;margin:0;padding:1rem;background:#fbf8f2;color:#211e19;font:1.125rem/1.5 system-ui,sans-serif;text-align:center}a{display:inline-block;padding:.75rem;color:#835300}';

/**
 * What a chat reads of a shared link, and a page that leads a person on to the site. Chats run no script and
 * follow no refresh, so both get the same page.
 */
export function sharePage({ card, url, picture, leadsTo, atOnce }: SharePage): string {
  const target = escapeMarkup(leadsTo);
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(card.title)}</title>`,
    ...wordTags(card),
    // Some chats read the page that these name in place of the link.
    `<link rel="canonical" href="${escapeMarkup(url)}">`,
    `<meta property="og:url" content="${escapeMarkup(url)}">`,
    ...pictureTags(picture, card.alt),
    // What is found by searching is the site.
    '<meta name="robots" content="noindex">',
    ...(atOnce ? [`<meta http-equiv="refresh" content="0; url=${target}">`] : []),
    `<style>${STYLE}</style>`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
${lines.join('\n')}
</head>
<body>
<main>
<h1>${escapeMarkup(card.title)}</h1>
<p>${escapeMarkup(card.description)}</p>
<p><a href="${target}">${escapeMarkup(atOnce ? copy.goOn : copy.unknown.goOn)}</a></p>
</main>
</body>
</html>
`;
}
