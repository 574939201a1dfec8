import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type FileOf, staticFiles } from './static-files';

/** Pages contain their own policy, but only a header can forbid framing. */
const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  // The checkout opens in a new tab.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Files that any site may read: `embed.js`, its code and font, and the run-time files it needs. */
const FOR_OTHER_SITES = /^\/(embed(-[^/]*)?\.js|(remotes|config)\.json|[^/]+\.woff2)$/;

/** The shell's origin, as served by a CDN: pages by route, hashed files, and run-time files. */
export function shellApp(root: string): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
  });
  const anyOrigin = cors({ origin: '*', maxAge: 86_400 });
  app.use(async (context, next) => {
    if (!FOR_OTHER_SITES.test(context.req.path)) return next();
    await anyOrigin(context, next);
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  app.route('/', staticFiles({ root, filesOf: [pageFileOf, prefixPageOf(root)] }));
  const notFoundPage = path.join(root, '404.html');
  app.notFound(async (context) => {
    const wantsPage = ['', '.html'].includes(path.extname(context.req.path)) && existsSync(notFoundPage);
    context.header('Cache-Control', 'no-store');
    return wantsPage
      ? context.html(await readFile(notFoundPage, 'utf8'), 404)
      : context.text('Not found', 404);
  });
  return app;
}

const isPageAddress = (requestPath: string) => path.extname(requestPath) === '';

/** Paths without an extension are pages: `/sum-grid` → `/sum-grid.html`. */
const pageFileOf: FileOf = (requestPath) => {
  if (!isPageAddress(requestPath)) return requestPath;
  const address = requestPath.replace(/\/+$/, '');
  return address === '' ? '/index.html' : `${address}.html`;
};

/** `/learn/* /learn.html 200`: every path below `/learn/` gets this page. */
const REDIRECT = /^(\/\S*\/)\* (\/\S+\.html) 200$/gm;

/**
 * A remote owns every path below a prefix, and all of them get the prefix's page: `/learn/fractions/2` → `/learn.html`.
 * The generated `_redirects` has these rules in the format of several static hosts. It is read for each request,
 * because a deployment may replace it.
 */
const prefixPageOf =
  (root: string): FileOf =>
  (requestPath) => {
    const rules = path.join(root, '_redirects');
    if (!isPageAddress(requestPath) || !existsSync(rules)) return requestPath;
    for (const [, prefix = '', page = ''] of readFileSync(rules, 'utf8').matchAll(REDIRECT)) {
      if (requestPath.startsWith(prefix)) return page;
    }
    return requestPath;
  };
