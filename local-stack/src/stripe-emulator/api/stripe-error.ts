import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface ErrorBody {
  readonly type: 'invalid_request_error' | 'api_error' | 'card_error' | 'idempotency_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

/** A failure with the status and the body that Stripe responds with. Its client reads `error`; it takes any other body for success. */
export class StripeError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** 400: the call cannot be done as it was made. */
export const invalidRequest = (message: string, param?: string, code?: string): StripeError =>
  new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });

/** 404: an id of nothing. */
export const noSuch = (kind: string, id: string, param = 'id'): StripeError =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
