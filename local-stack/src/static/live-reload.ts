import { watch } from 'node:fs';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

const SCRIPT = '/live-reload.js';
const CHANGES = '/live-reload';

/** Every deployment writes it. */
const WATCHED = 'index.html';

/** For `npm run dev`: open pages reload after each deployment. */
export function liveReload(root: string): Hono {
  const app = new Hono();
  app.get(SCRIPT, (context) =>
    context.body(`new EventSource('${CHANGES}').onmessage = () => location.reload();`, 200, {
      'Content-Type': 'text/javascript',
    }),
  );
  app.get(CHANGES, (context) =>
    streamSSE(context, async (stream) => {
      const watcher = watch(root, (_event, file) => {
        if (file === WATCHED) void stream.writeSSE({ data: 'deployed' });
      });
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      watcher.close();
    }),
  );
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.get('Content-Type')?.includes('text/html')) return;
    const page = await context.res.text();
    context.res.headers.delete('Content-Length');
    context.res = new Response(
      page.replace('</head>', `<script src="${SCRIPT}"></script></head>`),
      context.res,
    );
  });
  return app;
}
