import Stripe from 'stripe';
import { Problem } from './problem';

/** What Express and its body parser throw, in the words of this service. */
const PROBLEM_OF_STATUS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['malformed-request', 'The request could not be understood.'],
  413: ['body-too-large', 'The request body is larger than 16 kB.'],
  415: ['unsupported-media-type', 'The request body must be JSON.'],
};

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

const typeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;

/** Every failure has an answer; what is unknown is answered without its text, which may hold anything. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Stripe.errors.StripeError) {
    return new Problem(502, 'stripe-unavailable', 'The payment provider does not answer. Please try again.', {
      cause: error,
    });
  }
  if (typeOf(error) === 'entity.parse.failed') {
    return new Problem(400, 'malformed-json', 'The request body is not valid JSON.', { cause: error });
  }
  const known = PROBLEM_OF_STATUS[statusOf(error) ?? 500];
  if (known) return new Problem(statusOf(error) ?? 500, ...known, { cause: error });
  return new Problem(500, 'internal-error', 'Something went wrong on our side. Please try again.', {
    cause: error,
  });
}
