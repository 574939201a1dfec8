import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import { MAX_MAIL_BYTES, type MailFile, MailNotStored, MailSchema } from './mail';
import { outboxPage } from './outbox-page';

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Emails are rendered with their styles, but everything else in them is inert. No page may frame this one. */
const POLICY = {
  defaultSrc: ["'none'"],
  styleSrc: ["'unsafe-inline'"],
  imgSrc: ['data:'],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/**
 * Receives each email by POST, like an email provider, and lists all of them.
 * @param secret known only to the platform; requests without it are rejected
 */
export function outboxApp(mails: MailFile, secret: string): Hono {
  const app = new Hono();
  app.use(secureHeaders({ xFrameOptions: 'DENY', contentSecurityPolicy: POLICY }));
  // A foreign site could point its own host name to this machine and then read emails as same-origin.
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    if (LOCAL_HOSTS.has(new URL(context.req.url).hostname)) return next();
    return context.json({ error: 'The outbox is at localhost only.' }, 421);
  });
  app.onError((error, context) => {
    if (error instanceof MailNotStored) return context.json({ error: error.message }, 503);
    if (error instanceof HTTPException) return error.getResponse();
    throw error;
  });
  app.get('/', (context) => context.html(outboxPage(mails.list())));
  app.get('/messages.json', (context) => context.json(mails.list()));
  app.get('/healthz', (context) => context.text('ok'));
  app.post(
    '/messages',
    bearerAuth({ token: secret }),
    bodyLimit({ maxSize: MAX_MAIL_BYTES }),
    async (context) => {
      const mail = v.safeParse(MailSchema, await context.req.json().catch(() => null));
      if (!mail.success)
        return context.json({ error: 'A mail is { to, subject, text, html, sentAt }.' }, 400);
      await mails.add(mail.output);
      return context.body(null, 201);
    },
  );
  return app;
}
