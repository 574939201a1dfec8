import { createMiddleware } from 'hono/factory';

/** No page of another origin can send it, because nothing here permits that. */
const HEADER = 'Emulator-Control';

/**
 * Lets the tests' programs through, and no web page that the developer happens to visit. A page could still reach this
 * machine under a name of its own, so the name must be this machine's.
 */
export const onlyPrograms = createMiddleware(async (context, next) => {
  const { hostname } = new URL(context.req.url);
  if (context.req.header(HEADER) && ['localhost', '127.0.0.1'].includes(hostname)) return next();
  return context.json(
    { error: { type: 'invalid_request_error', message: `Send the header ${HEADER}.` } },
    403,
  );
});
