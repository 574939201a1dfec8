import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MailSchema } from './mail';
import type { MailFile } from './mail-file';
import { outboxPage } from './outbox-page';

const LARGEST_MAIL = 1024 * 1024;

/** Stands where a mail provider would: takes mail by POST and shows all of it. */
export function outboxApp(mails: MailFile): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('/', (context) => {
    // Mail is shown as it is written; it may style itself and do nothing else.
    context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:");
    return context.html(outboxPage(mails.list()));
  });
  app.get('/messages.json', (context) => context.json(mails.list()));
  app.post('/messages', bodyLimit({ maxSize: LARGEST_MAIL }), async (context) => {
    const mail = MailSchema.safeParse(await context.req.json().catch(() => null));
    if (!mail.success) return context.json({ error: 'A mail is { to, subject, text, html, sentAt }.' }, 400);
    await mails.add(mail.data);
    return context.body(null, 201);
  });
  return app;
}
