import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';

const deadlines = new AsyncLocalStorage<number>();

/**
 * Gives each call of the service a time after which nothing that it asks of the database or the auth service is waited
 * for: a call that asks several times must not wait as many times.
 */
export const callDeadline =
  (milliseconds: number): RequestHandler =>
  (_request, _response, next) =>
    deadlines.run(performance.now() + milliseconds, next);

/** Milliseconds until the deadline of the call that is running; Infinity outside of one. */
export const timeLeft = (): number => Math.max(0, (deadlines.getStore() ?? Infinity) - performance.now());
