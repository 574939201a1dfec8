import * as v from 'valibot';
import { VerifyCheckoutResponseSchema, type VerifyCheckoutRequest } from '@ninefold/contracts';
import type { Payments } from '@ninefold/platform';
import { copy } from '../checkout/copy';
import { verificationMessage } from '../checkout/failure-message';

export type VerifiedCheckout =
  /** `email`: the address from the checkout. */
  | { readonly status: 'paid'; readonly email: string; readonly tier: string | null }
  /** The payment is delayed; a bank takes days. */
  | { readonly status: 'pending' }
  /** The buyer left the checkout page before paying. */
  | { readonly status: 'unpaid'; readonly message: string }
  /** The checkout does not exist. */
  | { readonly status: 'unknown' }
  /** `code` is the service's error code, such as `already-claimed`. */
  | { readonly status: 'failed'; readonly message: string; readonly code: string | undefined };

/** Asks the service whether a checkout was paid. Without a response, nothing counts as paid. Never throws. */
export async function verifyCheckout(
  payments: Payments,
  request: VerifyCheckoutRequest,
): Promise<VerifiedCheckout> {
  const outcome = await payments.post(
    '/api/verify-checkout-session',
    request,
    v.parser(VerifyCheckoutResponseSchema),
  );
  if (!outcome.ok) {
    const { failure } = outcome;
    if (failure.kind === 'refused' && [400, 404].includes(failure.status)) return { status: 'unknown' };
    const code = failure.kind === 'refused' ? failure.error?.code : undefined;
    return { status: 'failed', message: verificationMessage(failure), code };
  }
  const { valid, pending, payment_status: status, customer_email: email, tier, error } = outcome.body;
  if (valid) return { status: 'paid', email: email ?? '', tier };
  if (pending) return { status: 'pending' };
  const message = error ?? copy.verification.notPaid;
  return status === 'unpaid' ? { status: 'unpaid', message } : { status: 'failed', message, code: undefined };
}
