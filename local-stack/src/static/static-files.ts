import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { cacheControlOf } from './cache-control';

export interface StaticFiles {
  /** Folder of the built files. */
  readonly root: string;
  /** Request path → file below the root; the path itself by default. */
  readonly fileOf?: (path: string) => string;
}

/** Serves built files as a CDN would; what is not a file falls through to the app's `notFound`. */
export function staticFiles({ root, fileOf = (path) => path }: StaticFiles): Hono {
  const app = new Hono();
  app.use(compress(), etag());
  app.get(
    '*',
    serveStatic({
      root,
      rewriteRequestPath: fileOf,
      onFound: (file, context) => context.header('Cache-Control', cacheControlOf(file)),
    }),
  );
  return app;
}
