import { escapeMarkup as escape, pictureTags, wordTags } from '@ninefold/cards';
import { copy as appCopy } from '../app/copy';
import { PAGE_CHUNKS, type AppRoute } from '../app/routes';
import { contentSecurityPolicy } from './content-security-policy';
import { copy } from './copy';
import type { Deployment } from './deployment';
import { checkCommentStaysOpen, OLD_BROWSER_SCRIPT } from './old-browser-script';
import { DESCRIPTIONS } from './descriptions';
import { pageHints, showsWebFont, type Hint } from './page-hints';
import { pictureOf } from './page-pictures';
import type { PageMetadata } from './page-metadata';

/** Nine cells, the last one in the accent color. A data URL needs no request. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><path fill="#8c8473" d="M0 0h8v8H0zM9 0h8v8H9zM18 0h8v8h-8zM0 9h8v8H0zM9 9h8v8H9zM18 9h8v8h-8zM0 18h8v8H0zM9 18h8v8H9z"/><path fill="#f3b62f" d="M18 18h8v8h-8z"/></svg>`;

/**
 * Renders the HTML of one route.
 * @param words metadata of a path below a prefix route
 * @throws when old browsers would run a part of the page
 */
export function renderPage(
  route: AppRoute,
  deployment: Deployment,
  words: PageMetadata = metadataOf(route),
): string {
  const main = deployment.shellFiles['main'] ?? [];
  const path = words.path ?? route.path;
  const lines = [
    '<meta charset="utf-8">',
    // Comes before any request, because the URL may contain a checkout session.
    '<meta name="referrer" content="strict-origin">',
    `<meta http-equiv="Content-Security-Policy" content="${escape(contentSecurityPolicy(deployment))}">`,
    ...(deployment.isPreview ? ['<meta name="preview" content="allowed">'] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...aboutPage(words, deployment),
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">`,
    `<script>${OLD_BROWSER_SCRIPT.text}</script>`,
    `<script>${deployment.bootScript.text}</script>`,
    ...[...main, ...frameFiles(route, deployment)]
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...main.filter((file) => file.endsWith('.js')).map((file) => `<script defer src="/${file}"></script>`),
    ...pageHints(route, path, deployment).map(renderHint),
  ];
  const html = `<!doctype html>
<html lang="en" data-auth="loading"${showsWebFont(route) ? ' data-letters' : ''}>
<head>
${lines.join('\n')}
</head>
<body>
<div id="root">${deployment.renderFrame(route, leadOf(route, path, deployment))}</div>
<noscript>${escape(copy.noScript)}</noscript>
</body>
</html>
`;
  checkCommentStaysOpen(html);
  return html;
}

function metadataOf({ path, title, isPrefix }: AppRoute): PageMetadata {
  const picture = pictureOf(path);
  // Pages that show a grid first must stay small, so only pages with a picture get tags.
  return {
    path: picture && !isPrefix ? path : undefined,
    title,
    description: DESCRIPTIONS[path] ?? DESCRIPTIONS[path.replace(/^\/apps\/.*/, '/apps')] ?? '',
    picture,
  };
}

/** Title, description and preview picture of a page. */
function aboutPage(
  { path, title, description, picture }: PageMetadata,
  { siteUrl, config: { shareUrl } }: Deployment,
): readonly string[] {
  const heading = appCopy.documentTitle(title);
  return [
    `<title>${escape(heading)}</title>`,
    ...(path && siteUrl ? [`<link rel="canonical" href="${escape(siteUrl + path)}">`] : []),
    ...wordTags({ title: heading, description }),
    ...(picture && shareUrl
      ? pictureTags(shareUrl + picture.path, picture.alt)
      : ['<meta name="twitter:card" content="summary">']),
  ];
}

/** Chunks of the shell page that the static markup shows. */
function frameFiles(route: AppRoute, { shellFiles }: Deployment): readonly string[] {
  const { screen } = route;
  if (screen.kind === 'home') return shellFiles[PAGE_CHUNKS.landing] ?? [];
  return screen.kind === 'page' ? (shellFiles[PAGE_CHUNKS[screen.page]] ?? []) : [];
}

function leadOf({ screen }: AppRoute, path: string, { remotes }: Deployment): string {
  return (screen.kind === 'remote' && remotes[screen.remote]?.screens[path]?.lead) || '';
}

/** Deferred scripts have a low priority by default, but preloaded ones a high one, with which they delay styles. */
function renderHint({ href, as, crossOrigin }: Hint): string {
  const priority = as === 'script' ? ' fetchpriority="low"' : '';
  return `<link rel="preload" href="${escape(href)}" as="${as}"${crossOrigin ? ' crossorigin' : ''}${priority}>`;
}
