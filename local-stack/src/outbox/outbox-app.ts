import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import { type MailFile, MailNotStored, MailSchema } from './mail';
import { outboxPage } from './outbox-page';

const LARGEST_MAIL_BYTES = 1024 * 1024;

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Mail is shown as it is written: its styles work, and nothing else in it does. No page may hold this one in a frame. */
const POLICY = {
  defaultSrc: ["'none'"],
  styleSrc: ["'unsafe-inline'"],
  imgSrc: ['data:'],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/**
 * Takes each mail by POST, in place of a mail provider, and shows all of them.
 * @param secret only the platform has it: a request without it is refused
 */
export function outboxApp(mails: MailFile, secret: string): Hono {
  const app = new Hono();
  app.use(secureHeaders({ xFrameOptions: 'DENY', contentSecurityPolicy: POLICY }));
  // A foreign site can have its own name lead to this machine, and its pages could then read the mail as theirs.
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
    bodyLimit({ maxSize: LARGEST_MAIL_BYTES }),
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
