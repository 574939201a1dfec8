import * as v from 'valibot';
import { EmailAddressSchema } from './email';
import { SIGN_UP_PASSWORD_MIN } from './limits';
import { PlanKeySchema } from './plans';

/** Endpoints of the payments service around a purchase. Amounts are cents. */

const sessionId = v.pipe(v.string(), v.regex(/^cs_[A-Za-z0-9_]{1,250}$/));

/** Body of `POST /api/create-checkout-session`. The server decides price, mode and return URLs. */
export const CreateCheckoutRequestSchema = v.object({
  tier: PlanKeySchema,
  /** For guests only. */
  customer_email: v.optional(EmailAddressSchema),
  /** `signup` by default. Decides which page Stripe returns to. */
  flow: v.optional(v.picklist(['signup', 'upgrade'])),
  /** Random id of a guest's purchase, stored in the browser: tabs with the same id share one checkout. */
  purchase_id: v.optional(v.pipe(v.string(), v.uuid())),
});
export type CreateCheckoutRequest = v.InferOutput<typeof CreateCheckoutRequestSchema>;

export const CreateCheckoutResponseSchema = v.object({
  session_id: v.string(),
  checkout_url: v.pipe(v.string(), v.url()),
});
export type CreateCheckoutResponse = v.InferOutput<typeof CreateCheckoutResponseSchema>;

/** Body of `POST /api/verify-checkout-session`. */
export const VerifyCheckoutRequestSchema = v.object({
  session_id: sessionId,
  expected_tier: v.optional(PlanKeySchema),
  /** For guests: the id that started the checkout, which proves that the caller is the buyer. */
  purchase_id: v.optional(v.pipe(v.string(), v.uuid())),
});
export type VerifyCheckoutRequest = v.InferOutput<typeof VerifyCheckoutRequestSchema>;

/** `valid`: the plan was paid in full. Otherwise `error` says why, and no buyer data is returned. */
export const VerifyCheckoutResponseSchema = v.object({
  valid: v.boolean(),
  /** Stripe's status: `paid`, `unpaid` or `no_payment_required`. */
  payment_status: v.string(),
  /** The checkout is complete, but a bank transfer takes days. An open checkout is not pending. */
  pending: v.optional(v.boolean()),
  /** May be a plan that is newer than the client. */
  tier: v.nullable(v.string()),
  amount_total: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  /** Only for the account's owner and the browser that just paid, because others can see the id in the URL. */
  customer_email: v.nullable(v.string()),
  customer_id: v.nullable(v.string()),
  subscription_id: v.nullable(v.string()),
  error: v.optional(v.string()),
});
export type VerifyCheckoutResponse = v.InferOutput<typeof VerifyCheckoutResponseSchema>;

/**
 * Body of `POST /api/create-account-after-checkout`. `email` is the address of the checkout. Without the right
 * `purchase_id` the password is ignored.
 */
export const CreateAccountRequestSchema = v.object({
  session_id: sessionId,
  email: EmailAddressSchema,
  password: v.pipe(v.string(), v.minLength(SIGN_UP_PASSWORD_MIN), v.maxLength(500)),
  /** The plan that the buyer expects, if known. */
  tier: v.optional(PlanKeySchema),
  agreed_to_terms: v.literal(true),
  /** Proves that this browser paid: the id that started the checkout. */
  purchase_id: v.optional(v.pipe(v.string(), v.uuid())),
  /** Random id stored in the browser: the link in the mail signs in only where this id is stored. */
  signing_up: v.optional(v.pipe(v.string(), v.uuid())),
});
export type CreateAccountRequest = v.InferOutput<typeof CreateAccountRequestSchema>;

/**
 * `password_by_mail`: the buyer chooses the password by mail, because the secret of the browser is missing or somebody
 * else has signed up with the address.
 */
export const CreateAccountResponseSchema = v.object({
  success: v.literal(true),
  password_by_mail: v.optional(v.literal(true)),
});
export type CreateAccountResponse = v.InferOutput<typeof CreateAccountResponseSchema>;

/** Response of `POST /api/create-portal-session`: Stripe's customer portal. */
export const CreatePortalResponseSchema = v.object({ url: v.pipe(v.string(), v.url()) });
export type CreatePortalResponse = v.InferOutput<typeof CreatePortalResponseSchema>;

/**
 * Response of `POST /api/end-subscription`: the number of cancelled subscriptions. `delete_user_account()` requires it
 * first.
 */
export const EndSubscriptionResponseSchema = v.object({ ended: v.number() });
export type EndSubscriptionResponse = v.InferOutput<typeof EndSubscriptionResponseSchema>;

/** Response to a webhook event: processed, a duplicate, or ignored. */
export const WebhookResponseSchema = v.object({
  received: v.literal(true),
  outcome: v.picklist(['done', 'seen-before', 'ignored']),
});
export type WebhookResponse = v.InferOutput<typeof WebhookResponseSchema>;

/** Endpoints with a rate limit per person. */
export type RateLimitedCall = 'checkout' | 'verify' | 'portal' | 'end' | 'receipt' | 'invite';

/** What `authenticate_caller()` returns: who makes a call of the service, by their own token. */
export interface AuthenticatedCaller {
  id: string;
  /** Lower case; null unless it is confirmed. */
  email: string | null;
  /** 0 if the call is allowed. */
  wait_seconds: number;
}

/** The Stripe event that caused the call. */
export interface SentEvent {
  readonly id: string;
  readonly type: string;
}

/** `p_purchase`: a finished checkout from Stripe. Rows without the required columns of `purchases` are refused. */
export interface SentPurchase {
  readonly session_id: string;
  readonly user_id: string | null;
  readonly buyer_email: string | null;
  readonly customer_id: string | null;
  readonly subscription_id: string;
  readonly tier: string;
  readonly amount_total: number | null;
  readonly currency: string | null;
  readonly status: 'paid' | 'unpaid' | 'failed';
  readonly created_at: string | null;
}

/** `p_subscription`: a subscription from Stripe. Rows without the required columns of `subscriptions` are refused. */
export interface SentSubscription {
  readonly id: string;
  readonly user_id: string | null;
  readonly customer_id: string | null;
  readonly tier: string;
  /** Stripe's status. */
  readonly status: string;
  readonly paid: boolean;
  /** null: not fetched. */
  readonly disputed: boolean | null;
  readonly cancel_at_period_end: boolean;
  readonly started_at: string | null;
  readonly current_period_start: string | null;
  readonly current_period_end: string | null;
  readonly ended_at: string | null;
  readonly read_at: string;
}

/** What `fulfil_checkout()` and `sync_subscription()` return. */
export const PaymentOutcomeSchema = v.object({
  /** null while the purchase has no account. */
  user_id: v.nullable(v.string()),
  seen_before: v.boolean(),
  /** Subscriptions to cancel and refund, because the person has another one or no account. */
  redundant: v.array(v.string()),
});
export type PaymentOutcome = v.InferOutput<typeof PaymentOutcomeSchema>;

/** What `claim_purchase()` returns. */
export interface ClaimOutcome {
  outcome: 'claimed' | 'taken' | 'other-email' | 'not-found';
  redundant: string[];
}

/** What `release_email()` returns. */
export type EmailReleaseOutcome =
  { state: 'free' | 'conflicting' | 'known' | 'claimed' } | { state: 'waiting'; id: string };

/** What `open_checkout()` returns. */
export type OpenCheckout =
  | { state: 'open'; id: string; session_id: string | null }
  | { state: 'subscribed' | 'payment-pending' | 'paid' };
