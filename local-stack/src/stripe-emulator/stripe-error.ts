import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface StripeErrorBody {
  readonly type: 'invalid_request_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
}

/** Stripe's clients read the error from `error`; any other body resolves as if all had gone well. */
export function stripeError(context: Context, status: ContentfulStatusCode, error: StripeErrorBody) {
  return context.json({ error }, status);
}
