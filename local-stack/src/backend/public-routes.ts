import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { refusalOfQuery } from './http/query-depth';
import { withoutValues } from './http/quiet-log';
import { BodyRefused, wholeRequest } from './http/read-body';

/** What supabase-js reads from responses: the number of rows, what was done, pages, and when to retry. */
const READABLE_HEADERS = [
  'Content-Range',
  'Content-Location',
  'Preference-Applied',
  'Link',
  'X-Total-Count',
  'X-Sb-Error-Code',
  'Retry-After',
];

/** A call of the auth service is short; a list of results is at most 64 kB. */
const MAX_BYTES = { auth: 64 * 1_024, rest: 1_024 * 1_024 };

interface Services {
  /** The routes below `/auth/v1`. */
  readonly auth: Hono;
  readonly rest: (request: Request) => Promise<Response>;
}

/**
 * The two services that hosted Supabase shows to the world. @supabase/lite has more, among them pages that show its
 * whole configuration, with the secret key, to every caller.
 */
export function publicRoutes({ auth, rest }: Services): Hono {
  const below = new Hono().route('/auth/v1', auth);
  return new Hono()
    .onError((error) => {
      if (error instanceof BodyRefused) return error.toResponse();
      process.stderr.write(`${withoutValues(error)}\n`);
      const failure = { code: 500, error_code: 'unexpected_failure', msg: 'Unexpected failure' };
      return Response.json(failure, { status: 500 });
    })
    .use(cors({ origin: '*', exposeHeaders: READABLE_HEADERS }))
    .all('/auth/v1/*', async ({ req, env }) => below.fetch(await wholeRequest(req.raw, MAX_BYTES.auth), env))
    .all(
      '/rest/v1/*',
      async ({ req }) => refusalOfQuery(req.url) ?? rest(await wholeRequest(req.raw, MAX_BYTES.rest)),
    );
}
