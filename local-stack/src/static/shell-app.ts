import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import type { RemotesFile, RuntimeConfig } from 'shared-contracts';
import { contentSecurityPolicy } from './content-security-policy';
import { pageFileOf } from './page-file';
import { staticFiles } from './static-files';

export interface ShellSettings {
  readonly config: RuntimeConfig;
  readonly remotes: RemotesFile;
}

const NEVER_STORED = { 'Cache-Control': 'no-store' };

/** The shell's origin: built files, pages by route, and the two files that are written at run time. */
export function shellApp(root: string, { config, remotes }: ShellSettings): Hono {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(config, remotes),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    // Checkout opens in a tab of its own.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  app.get('/config.json', (context) => context.json(config, 200, NEVER_STORED));
  app.get('/remotes.json', (context) => context.json(remotes, 200, NEVER_STORED));
  app.route('/', staticFiles({ root, fileOf: pageFileOf }));
  app.notFound(async (context) => {
    const isPage = path.extname(context.req.path) === '' || context.req.path.endsWith('.html');
    if (!isPage) return context.text('Not found', 404, NEVER_STORED);
    return context.html(await readFile(path.join(root, '404.html'), 'utf8'), 404, NEVER_STORED);
  });
  return app;
}
