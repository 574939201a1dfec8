import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { runPart } from '../http/listen';
import { localNamesOnly, withSecret } from './doors';
import { type MailFile, MailNotStored, MailSchema, openMailFile } from './mail';
import { outboxPage } from './outbox-page';

const LARGEST_MAIL_BYTES = 1024 * 1024;

/** Mail is shown as it is written: its styles work, and nothing else in it does. No page may hold this one in a frame. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Takes each mail by POST, in place of a mail provider, and shows all of them. */
function outboxApp(mails: MailFile, secret: string): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('X-Frame-Options', 'DENY');
    context.header('Content-Security-Policy', POLICY);
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
    context.header('Referrer-Policy', 'no-referrer');
  });
  app.use(localNamesOnly);
  app.onError((error, context) => {
    if (!(error instanceof MailNotStored)) throw error;
    return context.json({ error: error.message }, error.status);
  });
  app.get('/', (context) => context.html(outboxPage(mails.list())));
  app.get('/messages.json', (context) => context.json(mails.list()));
  app.get('/healthz', async (context) => {
    await mails.check();
    return context.text('ok');
  });
  app.post('/messages', withSecret(secret), bodyLimit({ maxSize: LARGEST_MAIL_BYTES }), async (context) => {
    const mail = MailSchema.safeParse(await context.req.json().catch(() => null));
    if (!mail.success) return context.json({ error: 'A mail is { to, subject, text, html, sentAt }.' }, 400);
    await mails.add(mail.data);
    return context.body(null, 201);
  });
  return app;
}

const EnvironmentSchema = z.object({ MAIL_FILE: z.string(), OUTBOX_SECRET: z.string().min(16) });

process.umask(0o077);
await runPart('outbox', async () => {
  const environment = EnvironmentSchema.parse(process.env);
  return outboxApp(await openMailFile(environment.MAIL_FILE), environment.OUTBOX_SECRET);
});
