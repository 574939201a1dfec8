import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { withoutValues } from '../http/quiet-log';
import { type Keys, refusalWithoutKey, requireSecretKey, sessionOf } from './access';
import { changeUser, createUser, deleteUser, listUsers, readUser } from './admin/admin-users';
import { invite } from './admin/invite';
import { AuthError, badRequest } from './auth-error';
import type { AuthCall, AuthParts } from './auth-parts';
import { openLink, showLink } from './open-link';
import { readCall } from './read-call';
import { recover } from './recover';
import { refuseFactor } from './refuse-factor';
import { resend } from './resend';
import { signIn } from './sign-in';
import { signUp } from './sign-up';
import { updateUser } from './update-user';
import { verify } from './verify';

interface RouteParts {
  readonly parts: AuthParts;
  readonly keys: Keys;
  /** The auth service of @supabase/lite, which renews and ends sessions. */
  readonly lite: (request: Request) => Promise<Response>;
  /** Rejects when the database does not respond. */
  readonly askDatabase: () => Promise<unknown>;
  readonly networkOf: (context: Context) => string;
  readonly log: (text: string) => void;
}

const RefreshSchema = z.object({ refresh_token: z.string('A refresh token is required').min(1).max(255) });

type Call = (parts: AuthParts, call: AuthCall) => Promise<Response>;

/** Every call of the auth service that the product makes, and no other one. */
export function authRoutes({ parts, keys, lite, askDatabase, networkOf, log }: RouteParts): Hono {
  const callOf = async (context: Context): Promise<AuthCall> => ({
    body: await bodyOf(context.req.raw),
    query: new URL(context.req.url).searchParams,
    network: networkOf(context),
  });
  const to = (call: Call) => async (context: Context) => call(parts, await callOf(context));
  const toLite = async ({ req }: Context) => lite(req.raw);
  const id = (context: Context) => context.req.param('id') ?? '';

  const withSecretKey: MiddlewareHandler = async ({ req }, next) => {
    requireSecretKey(req.raw, keys);
    await next();
  };

  /** The auth service of @supabase/lite knows whether the session of the caller lives. */
  const withSession: MiddlewareHandler = async ({ req }, next) => {
    const known = await lite(new Request(new URL('user', req.url), { headers: req.raw.headers }));
    if (!known.ok) return known;
    return next();
  };

  const admin = new Hono()
    .use('/admin/*', withSecretKey)
    .use('/invite', withSecretKey)
    .get('/admin/users', to(listUsers))
    .post('/admin/users', to(createUser))
    .get('/admin/users/:id', (context) => readUser(parts, id(context)))
    .put('/admin/users/:id', async (context) => changeUser(parts, await callOf(context), id(context)))
    .delete('/admin/users/:id', (context) => deleteUser(parts, id(context)))
    .post('/invite', to(invite));

  return new Hono()
    .onError((error) => {
      if (error instanceof AuthError) return error.toResponse();
      log(withoutValues(error));
      return new AuthError(500, 'unexpected_failure', 'Unexpected failure').toResponse();
    })
    .get('/verify', async (context) =>
      context.req.method === 'HEAD' ? showLink() : openLink(parts, await callOf(context)),
    )
    .use(async ({ req }, next) => refusalWithoutKey(req.raw, keys) ?? (await next()))
    .get('/health', async (context) => {
      await askDatabase().catch(() => {
        throw new AuthError(503, 'database_unavailable', 'The database does not respond');
      });
      return toLite(context);
    })
    .get('/settings', toLite)
    .post('/signup', to(signUp))
    .post('/token', async (context) => {
      const grant = context.req.query('grant_type');
      if (grant === 'password') return signIn(parts, await callOf(context));
      if (grant === 'refresh_token') {
        readCall(RefreshSchema, await bodyOf(context.req.raw.clone()));
        return toLite(context);
      }
      throw badRequest('The grant type is password or refresh_token');
    })
    .post('/recover', to(recover))
    .post('/resend', to(resend))
    .post('/verify', to(verify))
    .get('/user', toLite)
    .put('/user', withSession, async (context) =>
      updateUser(parts, await callOf(context), sessionOf(context.req.raw)),
    )
    .post('/factors', withSession, async (context) => refuseFactor(await callOf(context)))
    .post('/logout', toLite)
    .route('/', admin)
    .all('*', () => new AuthError(404, 'not_found', 'There is no such call').toResponse());
}

/** @throws AuthError for a body that is not JSON, or that has texts which Postgres cannot store */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text, storable) as unknown;
  } catch (error) {
    throw error instanceof AuthError ? error : badRequest('Could not parse request body as JSON');
  }
}

/** Half of a pair of surrogates, or the character 0. */
const NOT_STORABLE = /\p{Cs}|\0/u;

function storable(key: string, value: unknown): unknown {
  if (NOT_STORABLE.test(key) || (typeof value === 'string' && NOT_STORABLE.test(value))) {
    throw badRequest('The request has a character that cannot be stored');
  }
  return value;
}
