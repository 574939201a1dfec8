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
  /** The payment is sent back, in full; `error` says why. */
  returned: v.optional(v.boolean()),
  /** The purchase belongs to the account with the address of the checkout, which is not signed in here. */
  has_account: v.optional(v.boolean()),
  /** The service has no mail server, so pages must not promise mails about the payment. */
  sends_no_mail: v.optional(v.literal(true)),
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
 * Response of `POST /api/end-subscription`: the number of canceled subscriptions. `delete_user_account()` requires it
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
export const RATE_LIMITED_CALLS = ['checkout', 'verify', 'portal', 'end', 'receipt', 'invite'] as const;
export type RateLimitedCall = (typeof RATE_LIMITED_CALLS)[number];
