import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { CallFunction } from './calls/function-calls';
import { refusalOfQuery } from './http/query-depth';
import { withoutValues } from './http/quiet-log';
import { READABLE, READABLE_HEADERS } from './http/readable';
import { BodyRefused, wholeRequest } from './http/read-body';
import { callerOf, turnsOfCallers } from './http/turns-of-callers';

/** A call of the auth service is short; a list of results is at most 64 kB. */
const MAX_BYTES = { auth: 64 * 1_024, rest: 1_024 * 1_024 };

interface Services {
  /** The routes below `/auth/v1`. */
  readonly auth: Hono;
  /** Worked on at the same time. */
  readonly callsOfPerson: number;
  readonly rest: (request: Request) => Promise<Response>;
  /** On a real Postgres, what is asked for most is responded to by it. */
  readonly callFunction?: CallFunction | undefined;
}

/**
 * The two services that hosted Supabase shows to the world. @supabase/lite has more, among them pages that show its
 * whole configuration, with the secret key, to every caller.
 */
export function publicRoutes({ auth, rest, callFunction, callsOfPerson }: Services): Hono {
  const turnOf = turnsOfCallers(callsOfPerson);
  const below = new Hono().route('/auth/v1', auth);
  return new Hono()
    .onError((error) => {
      if (error instanceof BodyRefused) return error.toResponse(READABLE);
      process.stderr.write(`${withoutValues(error)}\n`);
      const failure = { code: 500, error_code: 'unexpected_failure', msg: 'Unexpected failure' };
      return Response.json(failure, { status: 500, headers: READABLE });
    })
    .use('/rest/v1/*', ({ req }, next) => turnOf(callerOf(req.raw.headers), next))
    .post('/rest/v1/rpc/:name', async ({ req, env }, next) => {
      const outcome = await callFunction?.((env as HttpBindings).incoming);
      if (outcome instanceof Response) return outcome;
      if (outcome) {
        const { url, method, headers } = req.raw;
        req.raw = new Request(url, { method, headers, body: outcome });
      }
      await next();
    })
    .use(cors({ origin: '*', exposeHeaders: READABLE_HEADERS }))
    .all('/auth/v1/*', async ({ req, env }) => below.fetch(await wholeRequest(req.raw, MAX_BYTES.auth), env))
    .all(
      '/rest/v1/*',
      async ({ req }) => refusalOfQuery(req.url) ?? rest(await wholeRequest(req.raw, MAX_BYTES.rest)),
    );
}
