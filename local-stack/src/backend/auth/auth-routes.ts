import type { Connection } from '@supabase/lite';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { createLimits } from '../limits';
import type { Mail } from '../../outbox/mail';
import { createMailer } from '../mailer';
import { networkOf } from '../network-of';
import type { BackendOptions } from '../options';
import { redactError } from '../redact-log';
import { refusalWithoutKey, requireSecretKey, sessionOf } from './access';
import { createUser, deleteUser, invite, listUsers, readUser } from './admin';
import { recover, resend } from './request-email';
import { AuthError, badRequest } from './auth-error';
import { type AuthCall, type AuthDependencies, readCall } from './call';
import { openLink, showLink } from './open-link';
import { createPasswords } from './passwords';
import { sessionsOf } from './sessions';
import { refuseFactor, signIn } from './sign-in';
import { signUp } from './sign-up';
import { updateUser } from './update-user';
import { usersOf } from './users';
import { verify } from './verify';

interface Surroundings {
  readonly connection: Connection;
  readonly deliver: (mail: Mail) => void;
  /** The auth service of @supabase/lite, which refreshes and ends sessions. */
  readonly lite: (request: Request) => Promise<Response>;
  readonly linkBase: () => string;
  readonly log: (text: string) => void;
}

const RefreshSchema = v.object({
  refresh_token: v.pipe(v.string('A refresh token is required'), v.minLength(1), v.maxLength(255)),
});

type Call = (dependencies: AuthDependencies, call: AuthCall) => Promise<Response>;

/** Exactly the auth endpoints that the product uses. */
export async function authRoutes(options: BackendOptions, surroundings: Surroundings): Promise<Hono> {
  const { connection, lite, log } = surroundings;
  const dependencies = await createDependencies(options, surroundings);
  const callOf = async (context: Context): Promise<AuthCall> => ({
    body: await bodyOf(context.req.raw),
    query: new URL(context.req.url).searchParams,
    network: networkOf(context, options),
  });
  const to = (call: Call) => async (context: Context) => call(dependencies, await callOf(context));
  const toLite = async ({ req }: Context) => lite(req.raw);
  const id = (context: Context) => context.req.param('id') ?? '';

  const withSecretKey: MiddlewareHandler = async ({ req }, next) => {
    requireSecretKey(req.raw, options);
    await next();
  };

  /** The auth service of @supabase/lite checks the caller's session. */
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
    .get('/admin/users/:id', (context) => readUser(dependencies, id(context)))
    .delete('/admin/users/:id', (context) => deleteUser(dependencies, id(context)))
    .post('/invite', to(invite));

  return new Hono()
    .onError((error) => {
      if (error instanceof AuthError) return error.toResponse();
      log(redactError(error));
      return new AuthError(500, 'unexpected_failure', 'Unexpected failure').toResponse();
    })
    .get('/verify', async (context) =>
      context.req.method === 'HEAD' ? showLink() : openLink(dependencies, await callOf(context)),
    )
    .use(async ({ req }, next) => refusalWithoutKey(req.raw, options) ?? (await next()))
    .get('/health', async (context) => {
      await connection.exec('select 1').catch(() => {
        throw new AuthError(503, 'database_unavailable', 'The database does not respond');
      });
      return toLite(context);
    })
    .get('/settings', toLite)
    .post('/signup', to(signUp))
    .post('/token', async (context) => {
      const grant = context.req.query('grant_type');
      if (grant === 'password') return signIn(dependencies, await callOf(context));
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
      updateUser(dependencies, await callOf(context), sessionOf(context.req.raw)),
    )
    .post('/factors', withSession, async (context) => refuseFactor(await callOf(context)))
    .post('/logout', toLite)
    .route('/', admin)
    .all('*', () => new AuthError(404, 'not_found', 'There is no such call').toResponse());
}

async function createDependencies(
  options: BackendOptions,
  { connection, deliver, linkBase }: Surroundings,
): Promise<AuthDependencies> {
  const { siteUrl, templatesDir } = options;
  const users = usersOf(connection);
  return {
    users,
    sessions: sessionsOf(connection, users, options.jwtSecret),
    limits: createLimits(connection, options),
    passwords: await createPasswords(options.passwordCost),
    mailer: await createMailer({ templatesDir, siteUrl, linkBase, deliver }),
  };
}

/** @throws AuthError for a body that is not JSON */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badRequest('Could not parse request body as JSON');
  }
}
