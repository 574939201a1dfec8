import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { redactError } from './redact-log';

/** Larger than any of our requests. */
const MAX_BYTES = 1_024 * 1_024;

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
export function publicRoutes(services: { auth: Service; rest: Service }): Hono {
  /** Reads the body first, so that slow clients take no slot. */
  const to = (service: Service) => async (context: Context) =>
    service(await inMemory(context.req.raw), context.env);
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

async function inMemory(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  if (!request.body) return request;
  return new Request(url, { method, headers, body: await request.arrayBuffer() });
}
