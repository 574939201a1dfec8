import * as z from 'zod/mini';
import { SIGN_UP_PASSWORD_MIN } from './limits';
import { PlanKeySchema } from './plans';

/** The calls of the payments service that take money or follow from it. Amounts are cents. */

const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
const sessionId = z.string().check(z.regex(/^cs_[A-Za-z0-9_]{1,250}$/));

/** Body of `POST /api/create-checkout-session`. Price, mode and return addresses are the server's. */
export const CreateCheckoutRequestSchema = z.object({
  tier: PlanKeySchema,
  /** Of a guest. A signed-in person's is known. */
  customer_email: z.optional(emailAddress),
  /** `signup` by default. It decides where the checkout page leads back to. */
  flow: z.optional(z.enum(['signup', 'upgrade'])),
  /** A random id that a guest's browser keeps for this purchase: two tabs with the same id get the same checkout. */
  purchase_id: z.optional(z.uuid()),
});
export type CreateCheckoutRequest = z.infer<typeof CreateCheckoutRequestSchema>;

export const CreateCheckoutResponseSchema = z.object({ session_id: z.string(), checkout_url: z.url() });
export type CreateCheckoutResponse = z.infer<typeof CreateCheckoutResponseSchema>;

/** Body of `POST /api/verify-checkout-session`. */
export const VerifyCheckoutRequestSchema = z.object({
  session_id: sessionId,
  expected_tier: z.optional(PlanKeySchema),
  /** Of a guest: the id with which this browser began the checkout. It shows that the buyer asks. */
  purchase_id: z.optional(z.uuid()),
});
export type VerifyCheckoutRequest = z.infer<typeof VerifyCheckoutRequestSchema>;

/** `valid` is true only when the plan was paid in full. Otherwise `error` says why, and nothing of the buyer is sent. */
export const VerifyCheckoutResponseSchema = z.object({
  valid: z.boolean(),
  /** Stripe's word: `paid`, `unpaid` or `no_payment_required`. */
  payment_status: z.string(),
  /** The checkout was completed and its money is on its way: a bank takes days. An open checkout was not paid at all. */
  pending: z.optional(z.boolean()),
  /** A client may be older than the plan. */
  tier: z.nullable(z.string()),
  amount_total: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  /** Only for the owner of the account and the browser that paid a moment ago: others may see the id in an address bar. */
  customer_email: z.nullable(z.string()),
  customer_id: z.nullable(z.string()),
  subscription_id: z.nullable(z.string()),
  error: z.optional(z.string()),
});
export type VerifyCheckoutResponse = z.infer<typeof VerifyCheckoutResponseSchema>;

/**
 * Body of `POST /api/create-account-after-checkout`. The address is the one that was given at the checkout. Without the
 * right `purchase_id` the password is not used.
 */
export const CreateAccountRequestSchema = z.object({
  session_id: sessionId,
  email: emailAddress,
  password: z.string().check(z.minLength(SIGN_UP_PASSWORD_MIN), z.maxLength(500)),
  tier: PlanKeySchema,
  agreed_to_terms: z.literal(true),
  /** The secret of the browser that paid: the id with which it began the checkout. */
  purchase_id: z.optional(z.uuid()),
});
export type CreateAccountRequest = z.infer<typeof CreateAccountRequestSchema>;

/**
 * `password_by_mail`: the buyer chooses the password by a mail. The secret of their browser did not come along, or somebody
 * else wanted an account with the address.
 */
export const CreateAccountResponseSchema = z.object({
  success: z.literal(true),
  password_by_mail: z.optional(z.literal(true)),
});
export type CreateAccountResponse = z.infer<typeof CreateAccountResponseSchema>;

/** Response of `POST /api/create-portal-session`: Stripe's page to change the card or to cancel. */
export const CreatePortalResponseSchema = z.object({ url: z.url() });
export type CreatePortalResponse = z.infer<typeof CreatePortalResponseSchema>;

/** Response of `POST /api/end-subscription`: how many subscriptions were ended. `delete_user_account()` then accepts. */
export const EndSubscriptionResponseSchema = z.object({ ended: z.number() });
export type EndSubscriptionResponse = z.infer<typeof EndSubscriptionResponseSchema>;

/** Response to Stripe for one event: it is kept, or it was kept before, or it is of no interest here. */
export const WebhookResponseSchema = z.object({
  received: z.literal(true),
  outcome: z.enum(['done', 'seen-before', 'ignored']),
});
export type WebhookResponse = z.infer<typeof WebhookResponseSchema>;

/** The calls of a signed-in person that are counted for them. */
export type CountedCall = 'checkout' | 'verify' | 'portal' | 'end' | 'receipt' | 'invite';

/** What `admit_caller()` returns: who makes a call of the service, by their own token. */
export interface AdmittedCaller {
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
export const PaymentOutcomeSchema = z.object({
  /** Null while the purchase has no account. */
  user_id: z.nullable(z.string()),
  seen_before: z.boolean(),
  /** Subscriptions that must be cancelled and refunded: their person has another one, or no account any more. */
  redundant: z.array(z.string()),
});
export type PaymentOutcome = z.infer<typeof PaymentOutcomeSchema>;

/** What `claim_purchase()` returns. */
export interface ClaimOutcome {
  outcome: 'claimed' | 'taken' | 'other-email' | 'not-found';
  redundant: string[];
}

/** What `make_room_for_buyer()` returns. */
export type BuyerRoom =
  { state: 'free' | 'contested' | 'known' | 'claimed' } | { state: 'waiting'; id: string };

/** What `open_checkout()` returns. */
export type OpenCheckout =
  | { state: 'open'; id: string; session_id: string | null }
  | { state: 'subscribed' | 'payment-pending' | 'paid' };
