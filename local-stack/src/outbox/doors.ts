import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function hostNameOf(host: string | undefined): string {
  return host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}

/**
 * Refuses a request that was sent to another name. A foreign site can have its own name lead to this machine, and its
 * pages could then read the mail as if it were theirs. Any port: it may be forwarded.
 */
export const localNamesOnly: MiddlewareHandler = async (context, next) => {
  if (LOCAL_HOSTS.has(hostNameOf(context.req.header('host')))) return next();
  return context.json({ error: 'The outbox is at localhost only.' }, 421);
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Refuses mail that does not come from the platform: only its sender has the secret of this start. */
export const withSecret = (secret: string): MiddlewareHandler => {
  const expected = digest(`Bearer ${secret}`);
  return async (context, next) => {
    if (timingSafeEqual(digest(context.req.header('authorization') ?? ''), expected)) return next();
    return context.json({ error: 'Mail is taken from the platform only.' }, 401);
  };
};
