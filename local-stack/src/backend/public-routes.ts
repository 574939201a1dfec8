import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { jsonDepth } from '@ninefold/contracts/json-depth';
import { networkOf } from './network-of';
import type { BackendOptions } from './options';
import { redactError } from './redact-log';

/** Larger than any of our requests. */
const MAX_BYTES = 1_024 * 1_024;

/** Postgres reads JSON of thousands of levels and refuses deeper JSON; @supabase/lite would exhaust its stack and send 500. */
const MAX_DEPTH = 1_000;

/** Response headers that supabase-js reads: row counts, preferences, pages, and retry times. */
const READABLE_HEADERS = [
  ...['Content-Range', 'Content-Location', 'Preference-Applied', 'Link', 'X-Total-Count'],
  ...['X-Sb-Error-Code', 'Retry-After'],
];

/** One service of hosted Supabase. */
export type Service = (request: Request, env?: unknown) => Response | Promise<Response>;

/**
 * The two services that hosted Supabase exposes. @supabase/lite has more, among them pages that show its whole
 * configuration, including the secret key, to every caller.
 */
export function publicRoutes(
  services: { auth: Service; rest: Service },
  options: Pick<BackendOptions, 'trustsProxy'>,
): Hono {
  /** Reads the body first, so that slow clients take no slot. */
  const to = (service: Service) => async (context: Context) => {
    const body = context.req.raw.body && (await context.req.raw.arrayBuffer());
    if (body && jsonDepth(Buffer.from(body).toString('latin1')) > MAX_DEPTH) return tooDeep();
    return service(withBody(context.req.raw, body, networkOf(context, options)), context.env);
  };
  return new Hono()
    .onError((error) => {
      process.stderr.write(`${redactError(error)}\n`);
      const failure = { code: 500, error_code: 'unexpected_failure', msg: 'Unexpected failure' };
      return Response.json(failure, { status: 500, headers: { 'Access-Control-Allow-Origin': '*' } });
    })
    .use(cors({ origin: '*', exposeHeaders: READABLE_HEADERS }))
    .use(bodyLimit({ maxSize: MAX_BYTES }))
    .all('/auth/v1/*', to(services.auth))
    .all('/rest/v1/*', to(services.rest));
}

/** Both services read `message`. */
const tooDeep = () =>
  Response.json(
    { code: '54001', details: null, hint: null, message: 'The request body is nested too deeply.' },
    { status: 400 },
  );

function withBody(request: Request, body: ArrayBuffer | null, network: string): Request {
  const { url, method } = request;
  const headers = new Headers(request.headers);
  // As Cloudflare does for hosted Supabase: callers cannot choose it, and database functions read it.
  headers.set('CF-Connecting-IP', network);
  return new Request(url, { method, headers, ...(body && { body }) });
}
