import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { cors } from 'hono/cors';
import { getMimeType } from 'hono/utils/mime';

/** A content hash in the name: the content of such a file never changes. */
export const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;

/** They locate everything else and change with each deployment, so they must not be cached. */
const RUN_TIME_FILES = /(^|\/)((config|remotes)\.json|remotes\/[^/]+\.json)$/;

/** `Cache-Control` of a file, as on a CDN: one year for hashed files, revalidation for others. */
function cacheControlOf(file: string): string {
  const name = path.basename(file);
  if (HASHED.test(name)) return 'public, max-age=31536000, immutable';
  return RUN_TIME_FILES.test(file.replaceAll(path.sep, '/')) ? 'no-store' : 'no-cache';
}

/** Request path → file below the root. */
export type FileOf = (requestPath: string) => string;

export interface StaticFiles {
  /** Folder of the built files. */
  readonly root: string;
  /** Candidate paths in order; by default, the request path. */
  readonly filesOf?: readonly FileOf[];
}

/** Serves built files like a CDN. If none matches, the app's `notFound` responds. */
export function staticFiles({ root, filesOf = [(requestPath) => requestPath] }: StaticFiles): Hono {
  const app = new Hono();
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    // Otherwise, the response for an unmodified file has type text, and browsers do not run text of another origin.
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
        // Hashed files are compressed at deployment: see `compress-files.ts`.
        precompressed: true,
        onFound: (file, context) => context.header('Cache-Control', cacheControlOf(file)),
      }),
    );
  }
  return app;
}

/** A remote's origin, whose files every shell may load. */
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
