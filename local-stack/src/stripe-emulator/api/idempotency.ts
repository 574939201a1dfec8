import type { Emulator } from '../emulator';
import type { SavedResponse } from '../state/state';
import { StripeError } from './stripe-error';

/** How long Stripe keeps the response to a key. */
export const KEPT_SECONDS = 24 * 60 * 60;

/**
 * The response to an earlier request with this key.
 * @throws StripeError when that request had another body or another address
 */
export function savedResponse(emulator: Emulator, key: string, request: string): SavedResponse | undefined {
  const saved = emulator.state.savedResponses[key];
  if (!saved || saved.at < emulator.now() - KEPT_SECONDS) return undefined;
  if (saved.request === request) return saved;
  throw new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
