import { App, type Connection } from '@supabase/lite';
import type { BackendOptions } from './backend-options';
import { answerErrorsLikePostgrest } from './postgrest-errors';

const HOUR_S = 3_600;

/** @supabase/lite set up as the hosted project is: addresses are confirmed, and no request is trusted for being local. */
export async function createApp(
  connection: Connection,
  options: Pick<BackendOptions, 'siteUrl' | 'publishableKey' | 'secretKey' | 'jwtSecret'>,
): Promise<App> {
  const app = new App({
    connection: answerErrorsLikePostgrest(connection),
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
