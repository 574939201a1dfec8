import { Hono } from 'hono';
import { type Price, prices } from './prices';
import { stripeError } from './stripe-error';

interface StripeAccount {
  readonly secretKey: string;
  readonly prices: readonly Price[];
}

/** The part of Stripe's API that the platform calls, for one account. */
export function stripeApp(account: StripeAccount): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.use('/v1/*', async (context, next) => {
    if (context.req.header('authorization') === `Bearer ${account.secretKey}`) return next();
    return stripeError(context, 401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  });
  app.route('/v1/prices', prices(account.prices));
  app.notFound((context) =>
    stripeError(context, 404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${context.req.method}: ${context.req.path}).`,
    }),
  );
  app.onError((error, context) => {
    console.error(error);
    return stripeError(context, 500, {
      type: 'api_error',
      message: 'The emulator failed; its log says why.',
    });
  });
  return app;
}
