import * as v from 'valibot';
import { EmailAddressSchema } from './email';
import { SIGN_UP_PASSWORD_MIN } from './limits';
import { PlanKeySchema } from './plans';

/** The calls of the payments service that take money or follow from it. Amounts are cents. */

const sessionId = v.pipe(v.string(), v.regex(/^cs_[A-Za-z0-9_]{1,250}$/));

/** Body of `POST /api/create-checkout-session`. Price, mode and return addresses are the server's. */
export const CreateCheckoutRequestSchema = v.object({
  tier: PlanKeySchema,
  /** Of a guest. A signed-in person's is known. */
  customer_email: v.optional(EmailAddressSchema),
  /** `signup` by default. It decides where the checkout page leads back to. */
  flow: v.optional(v.picklist(['signup', 'upgrade'])),
  /** A random id that a guest's browser keeps for this purchase: two tabs with the same id get the same checkout. */
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
  /** Of a guest: the id with which this browser began the checkout. It shows that the buyer asks. */
  purchase_id: v.optional(v.pipe(v.string(), v.uuid())),
});
export type VerifyCheckoutRequest = v.InferOutput<typeof VerifyCheckoutRequestSchema>;

/** `valid` is true only when the plan was paid in full. Otherwise `error` says why, and nothing of the buyer is sent. */
export const VerifyCheckoutResponseSchema = v.object({
  valid: v.boolean(),
  /** Stripe's word: `paid`, `unpaid` or `no_payment_required`. */
  payment_status: v.string(),
  /** The checkout was completed and its money is on its way: a bank takes days. An open checkout was not paid at all. */
  pending: v.optional(v.boolean()),
  /** A client may be older than the plan. */
  tier: v.nullable(v.string()),
  amount_total: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  /** Only for the owner of the account and the browser that paid a moment ago: others may see the id in an address bar. */
  customer_email: v.nullable(v.string()),
  customer_id: v.nullable(v.string()),
  subscription_id: v.nullable(v.string()),
  error: v.optional(v.string()),
});
export type VerifyCheckoutResponse = v.InferOutput<typeof VerifyCheckoutResponseSchema>;

/**
 * Body of `POST /api/create-account-after-checkout`. The address is the one that was given at the checkout. Without the
 * right `purchase_id` the password is not used.
 */
export const CreateAccountRequestSchema = v.object({
  session_id: sessionId,
  email: EmailAddressSchema,
  password: v.pipe(v.string(), v.minLength(SIGN_UP_PASSWORD_MIN), v.maxLength(500)),
  /** What the buyer believes to have bought, where the browser knows it. */
  tier: v.optional(PlanKeySchema),
  agreed_to_terms: v.literal(true),
  /** The secret of the browser that paid: the id with which it began the checkout. */
  purchase_id: v.optional(v.pipe(v.string(), v.uuid())),
  /** A random id that the browser keeps: the link of the mail brings it back, and signs in there. */
  signing_up: v.optional(v.pipe(v.string(), v.uuid())),
});
export type CreateAccountRequest = v.InferOutput<typeof CreateAccountRequestSchema>;

/**
 * `password_by_mail`: the buyer chooses the password by a mail. The secret of their browser did not come along, or somebody
 * else wanted an account with the address.
 */
export const CreateAccountResponseSchema = v.object({
  success: v.literal(true),
  password_by_mail: v.optional(v.literal(true)),
});
export type CreateAccountResponse = v.InferOutput<typeof CreateAccountResponseSchema>;

/** Response of `POST /api/create-portal-session`: Stripe's page to change the card or to cancel. */
export const CreatePortalResponseSchema = v.object({ url: v.pipe(v.string(), v.url()) });
export type CreatePortalResponse = v.InferOutput<typeof CreatePortalResponseSchema>;

/** Response of `POST /api/end-subscription`: how many subscriptions were ended. `delete_user_account()` then accepts. */
export const EndSubscriptionResponseSchema = v.object({ ended: v.number() });
export type EndSubscriptionResponse = v.InferOutput<typeof EndSubscriptionResponseSchema>;

/** Response to Stripe for one event: it is kept, or it was kept before, or it is of no interest here. */
export const WebhookResponseSchema = v.object({
  received: v.literal(true),
  outcome: v.picklist(['done', 'seen-before', 'ignored']),
});
export type WebhookResponse = v.InferOutput<typeof WebhookResponseSchema>;

/** The calls of a signed-in person that are counted for them. */
export type RateLimitedCall = 'checkout' | 'verify' | 'portal' | 'end' | 'receipt' | 'invite';

/** What `authenticate_caller()` returns: who makes a call of the service, by their own token. */
export interface AuthenticatedCaller {
  id: string;
  /** Lower case; null unless its owner has proved it. */
  email: string | null;
  /** 0 when the call is allowed. */
  wait_seconds: number;
}

/** An event of Stripe that causes a call of the database. */
export interface SentEvent {
  readonly id: string;
  readonly type: string;
}

/** `p_purchase`: a finished checkout as Stripe has it. A row without what `purchases` requires is refused. */
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

/** `p_subscription`: a subscription as Stripe has it. A row without what `subscriptions` requires is refused. */
export interface SentSubscription {
  readonly id: string;
  readonly user_id: string | null;
  readonly customer_id: string | null;
  readonly tier: string;
  /** Stripe's word. */
  readonly status: string;
  readonly paid: boolean;
  /** null: not asked. */
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
  /** Null while the purchase has no account. */
  user_id: v.nullable(v.string()),
  seen_before: v.boolean(),
  /** Subscriptions that must be cancelled and refunded: their person has another one, or no account any more. */
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
