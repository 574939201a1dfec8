import { documentTitle } from '../copy/titles';
import { documentCopy } from '../copy/document';
import type { AppRoute } from '../app/routes';
import { contentSecurityPolicy } from './content-security-policy';
import type { Deployment } from './deployment';
import { ICON } from './icon';
import { pageHints, type Hint } from './page-hints';

/** The HTML of one route. */
export function renderPage(route: AppRoute, deployment: Deployment): string {
  const main = deployment.shellFiles['main'] ?? [];
  const lines = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escape(contentSecurityPolicy(deployment))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escape(documentTitle(route.title))}</title>`,
    `<meta name="description" content="${escape(documentCopy.description)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" href="${ICON}">`,
    `<script>${deployment.bootScript.text}</script>`,
    ...main.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...main.filter((file) => file.endsWith('.js')).map((file) => `<script defer src="/${file}"></script>`),
    ...pageHints(route, deployment).map(renderHint),
  ];
  return `<!doctype html>
<html lang="en" data-auth="loading">
<head>
${lines.join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>${escape(documentCopy.noScript)}</noscript>
</body>
</html>
`;
}

function renderHint({ href, as, crossOrigin }: Hint): string {
  return `<link rel="preload" href="${escape(href)}" as="${as}"${crossOrigin ? ' crossorigin' : ''}>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
