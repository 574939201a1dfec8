import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The price objects of the account, as Stripe writes them: `unit_amount` in cents. */
interface Price {
  readonly id: string;
  readonly unit_amount: number;
  readonly currency: string;
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: number };
}

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

function prices(catalogue: readonly Price[]): Hono {
  return new Hono().get('/:id', (context) => {
    const id = context.req.param('id');
    const price = catalogue.find((candidate) => candidate.id === id);
    if (!price) {
      return stripeError(context, 404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such price: '${id}'`,
        param: 'price',
      });
    }
    return context.json({
      object: 'price',
      active: true,
      billing_scheme: 'per_unit',
      livemode: false,
      type: 'recurring',
      ...price,
    });
  });
}

interface StripeErrorBody {
  readonly type: 'invalid_request_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
}

/** Stripe's client reads the error from `error`; it takes any other body for success. */
function stripeError(context: Context, status: ContentfulStatusCode, error: StripeErrorBody) {
  return context.json({ error }, status);
}
