import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';

const deadlines = new AsyncLocalStorage<number>();

/**
 * Gives each request one deadline for all its calls to the database and the auth service, so that timeouts do not add
 * up.
 */
export const callDeadline =
  (milliseconds: number): RequestHandler =>
  (_request, _response, next) =>
    deadlines.run(performance.now() + milliseconds, next);

/** Milliseconds until the current request's deadline; Infinity outside a request. */
export const remainingTime = (): number =>
  Math.max(0, (deadlines.getStore() ?? Infinity) - performance.now());
