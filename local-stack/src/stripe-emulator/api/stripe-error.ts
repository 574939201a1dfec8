import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface ErrorBody {
  readonly type: 'invalid_request_error' | 'api_error' | 'card_error' | 'idempotency_error';
  readonly message: string;
  readonly code?: string | undefined;
  readonly param?: string | undefined;
}

/** An error with Stripe's status and body. The client reads `error`; it treats any other body as success. */
export class StripeError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** 400: an invalid request. */
export const invalidRequest = (message: string, param?: string, code?: string): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', message, code, param });

/** @param param the parameter with the id, for status 400; without it, the id is in the path, and the status is 404 */
export const noSuch = (object: string, id: string | null, param?: string): StripeError =>
  new StripeError(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object}: '${id}'`,
    param: param ?? 'id',
  });
