import { App, type Connection } from '@supabase/lite';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { BackendOptions } from './options';
import { respondLikePostgrest } from './postgrest-errors';

const HOUR_S = 3_600;

/** @supabase/lite with the settings of the hosted project: addresses are confirmed, and local requests need a key too. */
export async function createApp(
  connection: Connection,
  options: Pick<BackendOptions, 'siteUrl' | 'publishableKey' | 'secretKey' | 'jwtSecret'>,
): Promise<App> {
  const app = new App({
    connection: respondLikePostgrest(connection),
    api: { schemas: ['public'], max_rows: 1_000 },
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      jwt_expiry: HOUR_S,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      minimum_password_length: 6,
      email: { enable_signup: true, enable_confirmations: true, double_confirm_changes: false },
    },
    options: { server: { admin: false } },
  });
  return app.init();
}

/** What supabase-js reads from responses: the number of rows, and what was done. */
const READABLE_HEADERS = ['Content-Range', 'Content-Location', 'Preference-Applied'];

/**
 * The two services that hosted Supabase shows to the world. @supabase/lite has more, among them pages that show its
 * whole configuration, with the secret key, to every caller.
 */
export function publicRoutes(fetch: (request: Request) => Promise<Response>): Hono {
  return new Hono()
    .use(cors({ origin: '*', exposeHeaders: READABLE_HEADERS }))
    .all('/auth/v1/*', ({ req }) => fetch(req.raw))
    .all('/rest/v1/*', ({ req }) => fetch(req.raw));
}
