import * as v from 'valibot';
import {
  VerifyCheckoutResponseSchema,
  type VerifyCheckoutRequest,
  type VerifyCheckoutResponse,
} from '@ninefold/contracts';
import type { Payments } from '@ninefold/platform';
import { copy } from '../checkout/copy';
import { verificationMessage } from '../checkout/failure-message';
import { formatAmount } from './format-amount';

/** A checkout that was paid. */
export interface PaidCheckout {
  readonly status: 'paid';
  /** The address from the checkout; empty when it must not be shown. */
  readonly email: string;
  readonly tier: string | null;
  /** What was paid, such as "$49.99"; null when it is unknown. */
  readonly amount: string | null;
  /** Whether the purchase belongs to an account, which is not signed in here. */
  readonly hasAccount: boolean;
  /** Whether the receipt comes by mail. */
  readonly isMailed: boolean;
}

/** A checkout whose payment is sent back. */
export interface ReturnedCheckout {
  readonly status: 'returned';
  /** Why, in the service's words. */
  readonly message: string;
  /** How much, such as "$49.99"; null when it is unknown. */
  readonly amount: string | null;
  /** False if a discount covered everything. */
  readonly isCharged: boolean;
  /** Whether the details come by mail. */
  readonly isMailed: boolean;
}

export type VerifiedCheckout =
  | PaidCheckout
  /** The payment is delayed; a bank takes days. */
  | { readonly status: 'pending' }
  | ReturnedCheckout
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
  if (outcome.ok) return verified(outcome.body);
  const { failure } = outcome;
  if (failure.kind === 'refused' && [400, 404].includes(failure.status)) return { status: 'unknown' };
  const code = failure.kind === 'refused' ? failure.error?.code : undefined;
  return { status: 'failed', message: verificationMessage(failure), code };
}

function verified(checkout: VerifyCheckoutResponse): VerifiedCheckout {
  const { amount_total, currency, tier, customer_email: email } = checkout;
  const amount = formatAmount(amount_total, currency);
  const isMailed = !checkout.sends_no_mail;
  if (checkout.valid) {
    const hasAccount = checkout.has_account ?? false;
    return { status: 'paid', email: email ?? '', tier, amount, hasAccount, isMailed };
  }
  if (checkout.pending) return { status: 'pending' };
  const message = checkout.error ?? copy.verification.notPaid;
  if (checkout.returned)
    return { status: 'returned', message, amount, isCharged: amount_total !== 0, isMailed };
  return checkout.payment_status === 'unpaid'
    ? { status: 'unpaid', message }
    : { status: 'failed', message, code: undefined };
}
