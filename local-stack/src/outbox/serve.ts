import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { runPart } from '../http/listen';
import { type MailFile, MailSchema, openMailFile } from './mail';
import { outboxPage } from './outbox-page';

const LARGEST_MAIL_BYTES = 1024 * 1024;

/** Takes each mail by POST, in place of a mail provider, and shows all of them. */
function outboxApp(mails: MailFile): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('/', (context) => {
    // Mail is shown as it is written: its styles work, and nothing else in it does.
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:");
    return context.html(outboxPage(mails.list()));
  });
  app.get('/messages.json', (context) => context.json(mails.list()));
  app.post('/messages', bodyLimit({ maxSize: LARGEST_MAIL_BYTES }), async (context) => {
    const mail = MailSchema.safeParse(await context.req.json().catch(() => null));
    if (!mail.success) return context.json({ error: 'A mail is { to, subject, text, html, sentAt }.' }, 400);
    await mails.add(mail.data);
    return context.body(null, 201);
  });
  return app;
}

await runPart('outbox', async () => {
  const file = z.string().parse(process.env.MAIL_FILE);
  return outboxApp(await openMailFile(file));
});
