import { Hono } from 'hono';
import { stripeError } from './stripe-error';

/** The price objects of the account, as Stripe writes them: `unit_amount` in cents. */
export interface Price {
  readonly id: string;
  readonly unit_amount: number;
  readonly currency: string;
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: number };
}

export function prices(catalogue: readonly Price[]): Hono {
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
