import Stripe from 'stripe';
import * as v from 'valibot';

/** Stripe sends an id, or the whole object where it was asked to expand it. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** @param seconds since 1970 */
export const instant = (seconds: number | null | undefined): string | null =>
  typeof seconds === 'number' ? new Date(seconds * 1_000).toISOString() : null;

const UserIdSchema = v.pipe(v.string(), v.uuid());

/** Ids of our accounts; what another product wrote into the same field is none. */
export const userIdOf = (value: string | null | undefined): string | null =>
  v.is(UserIdSchema, value) ? value : null;

/** @param param what held the id, where a call holds more than one */
export const isMissing = (error: unknown, param?: string): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param);

/** Stripe never leaves these states. */
export const hasEnded = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';
