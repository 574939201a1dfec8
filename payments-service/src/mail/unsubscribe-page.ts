import { escapeMarkup } from '@ninefold/cards';
import { copy } from './copy';

interface UnsubscribePage {
  readonly state: 'ask' | 'done' | 'undone' | 'unknown';
  /** Where the button posts to. */
  readonly action: string;
  readonly homeUrl: string;
}

const STYLE =
  ':root{color-scheme:light dark;--paper:#fbf8f2;--ink:#211e19;--link:#835300}@media(prefers-color-scheme:dark){:root{--paper:#141922;--ink:#eeebe4;--link:#f6ca6c}}body{display:grid;min-height:90vh;place-content:center;margin:0;padding:1rem;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif;text-align:center}main{max-width:30rem}h1{font-family:Georgia,serif;line-height:1.25}button{border:0;border-radius:10px;padding:.8rem 1.75rem;background:#f3b62f;color:#261c04;font:inherit;font-weight:700;cursor:pointer}a{display:inline-block;padding:.75rem;color:var(--link)}';

/** A page without scripts. Its button posts, because programs that scan mail open every link. */
export function unsubscribePage({ state, action, homeUrl }: UnsubscribePage): string {
  const { heading, text, ...rest } = copy.page[state];
  const button =
    'button' in rest
      ? `<form method="post" action="${escapeMarkup(action)}"><button>${escapeMarkup(rest.button)}</button></form>`
      : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(copy.page.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(heading)}</h1>
<p>${escapeMarkup(text)}</p>
${button}
<p><a href="${escapeMarkup(homeUrl)}">${escapeMarkup(copy.page.home)}</a></p>
</main>
</body>
</html>
`;
}
