import { Hono } from 'hono';
import { cors } from 'hono/cors';

/** What supabase-js reads from answers: how many rows there are, and what was done. */
const READABLE_HEADERS = ['Content-Range', 'Content-Location', 'Preference-Applied'];

/**
 * The two services that hosted Supabase shows to the world. @supabase/lite has more, among them pages that tell its
 * whole configuration, with the secret key, to whoever asks.
 */
export function publicRoutes(fetch: (request: Request) => Promise<Response>): Hono {
  return new Hono()
    .use(cors({ origin: '*', exposeHeaders: READABLE_HEADERS }))
    .all('/auth/v1/*', ({ req }) => fetch(req.raw))
    .all('/rest/v1/*', ({ req }) => fetch(req.raw));
}
