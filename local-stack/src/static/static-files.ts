import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { cors } from 'hono/cors';
import { getMimeType } from 'hono/utils/mime';

/** A content hash in the name: a file of this name always has the same content. */
export const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;

/** They say where everything else is, and change with each deployment: no copy may be kept. */
const RUN_TIME_FILES = new Set(['config.json', 'remotes.json']);

/** `Cache-Control` of a file, as on a CDN: a year for hashed files; the others are checked before each use. */
function cacheControlOf(file: string): string {
  const name = path.basename(file);
  if (HASHED.test(name)) return 'public, max-age=31536000, immutable';
  return RUN_TIME_FILES.has(name) ? 'no-store' : 'no-cache';
}

/** Request path → file below the root. */
export type FileOf = (requestPath: string) => string;

export interface StaticFiles {
  /** Folder of the built files. */
  readonly root: string;
  /** Where to look for the file, in this order; the request path itself by default. */
  readonly filesOf?: readonly FileOf[];
}

/** Serves built files as a CDN would; when no file is found, the app's `notFound` responds. */
export function staticFiles({ root, filesOf = [(requestPath) => requestPath] }: StaticFiles): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    // Else the server says that what is not modified is text, and a browser runs no text of another origin.
    const type = getMimeType(context.req.path);
    if (context.res.status === 304 && type) context.header('Content-Type', type);
  });
  app.use(etag());
  for (const fileOf of filesOf) {
    app.get(
      '*',
      serveStatic({
        root,
        rewriteRequestPath: fileOf,
        // Files whose name has a hash are compressed when they are deployed: see `compress-files.ts`.
        precompressed: true,
        onFound: (file, context) => context.header('Cache-Control', cacheControlOf(file)),
      }),
    );
  }
  return app;
}

/** A remote's origin: public files that every shell may load. */
export function remoteApp(root: string): Hono {
  const app = new Hono();
  app.use(cors({ origin: '*', maxAge: 86_400 }), async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    context.header('Timing-Allow-Origin', '*');
  });
  app.route('/', staticFiles({ root }));
  app.notFound((context) => context.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  return app;
}
