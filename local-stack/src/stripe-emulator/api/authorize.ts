import { createMiddleware } from 'hono/factory';

const SHOWN = 4;

/** The secret key as bearer token or as the name of basic authentication; 401 without it. */
export const authorize = (secretKey: string) =>
  createMiddleware(async (context, next) => {
    const [scheme, credentials = ''] = (context.req.header('authorization') ?? '').split(' ');
    const key =
      scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString().split(':')[0] : credentials;
    if (key === secretKey) return next();
    const message = key
      ? `Invalid API Key provided: ${'*'.repeat(SHOWN)}${key.slice(-SHOWN)}`
      : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.';
    return context.json({ error: { type: 'invalid_request_error', message } }, 401);
  });
