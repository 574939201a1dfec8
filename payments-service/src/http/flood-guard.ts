import { rateLimit } from 'express-rate-limit';
import { Problem } from '../errors/problem';

/**
 * Sheds load: one caller cannot keep this process, or Stripe behind it, busy. It counts per process and decides
 * nothing that must be right; limits that must hold are counted in the database.
 */
export function floodGuard(requestsPerMinute: number) {
  return rateLimit({
    windowMs: 60_000,
    limit: requestsPerMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, response, next) => {
      response.setHeader('Retry-After', response.getHeader('Retry-After') ?? '60');
      next(new Problem(429, 'too-many-requests', 'Too many requests. Please wait a moment and try again.'));
    },
  });
}
