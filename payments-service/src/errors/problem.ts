import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { ApiError } from '@ninefold/contracts';
import Stripe from 'stripe';
import { describeCause } from './describe-cause';
import { MESSAGES } from './messages';

interface ProblemOptions extends ErrorOptions {
  readonly retryAfterSeconds?: number;
  readonly sessionId?: string | undefined;
}

/** A failure that is reported to the caller: an HTTP status, a stable kebab-case code and a plain sentence. */
export class Problem extends Error {
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** The checkout session concerned, when the caller may know it. */
  readonly sessionId: string | undefined;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { retryAfterSeconds, sessionId, ...options }: ProblemOptions = {},
  ) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
    this.sessionId = sessionId;
  }

  toBody(): ApiError {
    return { error: this.message, code: this.code, ...(this.sessionId && { session_id: this.sessionId }) };
  }
}

/** Failures that Express and its body parser throw. */
const PROBLEM_OF_STATUS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['malformed-request', MESSAGES.malformedRequest],
  413: ['body-too-large', MESSAGES.bodyTooLarge],
  415: ['unsupported-media-type', MESSAGES.unsupportedMediaType],
};

function field(error: unknown, name: 'status' | 'type'): unknown {
  return typeof error === 'object' && error !== null
    ? (error as Partial<Record<string, unknown>>)[name]
    : undefined;
}

/** Unknown failures get a fixed message, because their own may contain secrets. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const cause = { cause: error };
  if (error instanceof Stripe.errors.StripeError) {
    return new Problem(502, 'stripe-unavailable', MESSAGES.stripeUnavailable, cause);
  }
  if (field(error, 'type') === 'entity.parse.failed') {
    return new Problem(400, 'malformed-json', MESSAGES.malformedJson, cause);
  }
  const status = field(error, 'status');
  const known = typeof status === 'number' ? PROBLEM_OF_STATUS[status] : undefined;
  if (typeof status === 'number' && known) return new Problem(status, ...known, cause);
  return new Problem(500, 'internal-error', MESSAGES.internalError, cause);
}

/** Handles requests that match no route. */
export const unknownCall: RequestHandler = (request) => {
  throw new Problem(404, 'not-found', MESSAGES.notFound(request.method, request.path));
};

/** Sends every error response. Express recognizes an error handler by its four parameters. */
export const errorResponse: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error);
  const problem = problemOf(error);
  if (problem.status >= 500) {
    request.log.error(
      { cause: describeCause(problem.cause ?? problem), code: problem.code },
      problem.message,
    );
  }
  if (problem.retryAfterSeconds) response.setHeader('Retry-After', String(problem.retryAfterSeconds));
  response.status(problem.status).json(problem.toBody());
};
