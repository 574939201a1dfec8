import { App, type Connection } from '@supabase/lite';
import { ACCESS_TOKEN_SECONDS } from './auth/sessions';
import type { BackendOptions } from './options';
import { respondLikePostgrest } from './postgrest-behavior';

/**
 * @supabase/lite with the settings of the hosted project: addresses must be confirmed, and local requests need a key
 * too.
 */
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
      jwt_expiry: ACCESS_TOKEN_SECONDS,
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
