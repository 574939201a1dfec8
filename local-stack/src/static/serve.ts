import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { runPart } from '../http/listen';
import { WEB_PARTS } from '../settings/ports';
import { Failure, printError } from '../terminal';
import { shellApp } from './shell-app';
import { staticFiles } from './static-files';

/** A remote's origin: public files that every shell may load. */
function remoteApp(root: string): Hono {
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

/** Serves one origin alone, on its own port: `node local-stack/src/programs/run.mjs local-stack/src/static/serve.ts games <folder>`. */
const [name, folder] = process.argv.slice(2);
const part = WEB_PARTS.find((known) => known === name);

if (part && folder) {
  await runPart(part, () => (part === 'shell' ? shellApp(folder) : remoteApp(folder)));
} else {
  printError(new Failure(`Name what to serve (${WEB_PARTS.join(', ')}) and its folder.`));
}
