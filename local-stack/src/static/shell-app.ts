import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { liveReload } from './live-reload';
import { pageFileOf } from './page-file';
import { staticFiles } from './static-files';

/** The pages bring their own policy; what may frame them can only be said by a header. */
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
export function shellApp(root: string, { live }: { live: boolean }): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
  });
  if (live) app.route('/', liveReload(root));
  app.route('/', staticFiles({ root, fileOf: (requestPath) => pageFileOf(root, requestPath) }));
  const notFoundPage = path.join(root, '404.html');
  app.notFound(async (context) => {
    const isPage = ['', '.html'].includes(path.extname(context.req.path)) && existsSync(notFoundPage);
    context.header('Cache-Control', 'no-store');
    return isPage ? context.html(await readFile(notFoundPage, 'utf8'), 404) : context.text('Not found', 404);
  });
  return app;
}
