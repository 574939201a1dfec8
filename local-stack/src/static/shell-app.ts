import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { pageFileOf } from './page-file';
import { staticFiles } from './static-files';

interface ShellFolders {
  /** Pages, `config.json` and `remotes.json`: what was written for this deployment. */
  readonly site: string;
  /** What the build made; the same in every deployment. */
  readonly built: string;
}

/** The pages bring their own policy; what may frame them is said by a header or not at all. */
const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  // Checkout opens in a tab of its own.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** The shell's origin, as a CDN serves it: pages by route, hashed files, the run-time files. */
export function shellApp({ site, built }: ShellFolders): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
  });
  app.route('/', staticFiles({ root: site, fileOf: pageFileOf }));
  app.route('/', staticFiles({ root: built }));
  const notFoundPage = path.join(site, '404.html');
  app.notFound(async (context) => {
    const isPage = ['', '.html'].includes(path.extname(context.req.path)) && existsSync(notFoundPage);
    context.header('Cache-Control', 'no-store');
    return isPage ? context.html(await readFile(notFoundPage, 'utf8'), 404) : context.text('Not found', 404);
  });
  return app;
}
