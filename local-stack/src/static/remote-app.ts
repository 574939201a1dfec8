import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { staticFiles } from './static-files';

/** One remote on an origin of its own: public files that any shell may load. */
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
