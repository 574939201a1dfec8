import { cardCopy as copy, escapeMarkup, pictureTags, wordTags, type Card } from '@ninefold/cards';

interface SharePage {
  readonly card: Card;
  /** Absolute URLs of the page itself, of its picture, and of the page that it leads to. */
  readonly url: string;
  readonly picture: string;
  readonly target: string;
  /** Whether it redirects immediately. */
  readonly redirects: boolean;
}

const STYLE =
  'body{display:grid;min-height:90vh;place-content:center;margin:0;padding:1rem;background:#fbf8f2;color:#211e19;font:1.125rem/1.5 system-ui,sans-serif;text-align:center}a{display:inline-block;padding:.75rem;color:#835300}';

/**
 * The page that a chat previews and that redirects people to the site. Chats neither run scripts nor follow a refresh,
 * so both get the same page.
 */
export function sharePage({ card, url, picture, target, redirects }: SharePage): string {
  const href = escapeMarkup(target);
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(card.title)}</title>`,
    ...wordTags(card),
    // Some chats preview the canonical page instead of the shared link.
    `<link rel="canonical" href="${escapeMarkup(url)}">`,
    `<meta property="og:url" content="${escapeMarkup(url)}">`,
    ...pictureTags(picture, card.alt),
    // Search engines should list the site itself.
    '<meta name="robots" content="noindex">',
    ...(redirects ? [`<meta http-equiv="refresh" content="0; url=${href}">`] : []),
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
<p><a href="${href}">${escapeMarkup(redirects ? copy.continue : copy.unknown.continue)}</a></p>
</main>
</body>
</html>
`;
}
