import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { withoutValues } from './quiet-log';

/** Longer than any request of ours. */
const MAX_BYTES = 1_024 * 1_024;

/** What supabase-js reads from responses: the number of rows, what was done, pages, and when to retry. */
const READABLE_HEADERS = [
  ...['Content-Range', 'Content-Location', 'Preference-Applied', 'Link', 'X-Total-Count'],
  ...['X-Sb-Error-Code', 'Retry-After'],
];

/** One service of hosted Supabase. */
export type Service = (request: Request, env?: unknown) => Response | Promise<Response>;

/** Runs one task; the embedded database has one connection, so there each waits for the one before. */
export type InTurn = <T>(task: () => T | Promise<T>) => Promise<T>;

/**
 * The two services that hosted Supabase shows to the world. @supabase/lite has more, among them pages that show its
 * whole configuration, with the secret key, to every caller.
 */
export function publicRoutes(services: { auth: Service; rest: Service }, inTurn: InTurn): Hono {
  /** The body is read first: a client that sends slowly takes nobody's turn. */
  const to = (service: Service) => async (context: Context) => {
    const request = await inMemory(context.req.raw);
    return inTurn(() => service(request, context.env));
  };
  return new Hono()
    .onError((error) => {
      process.stderr.write(`${withoutValues(error)}\n`);
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
