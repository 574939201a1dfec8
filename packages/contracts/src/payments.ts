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

/** What `authenticate_caller()` returns: who makes a call of the service, by their own token. */
export const AuthenticatedCallerSchema = v.object({
  id: v.string(),
  /** Lower case; null unless it is confirmed. */
  email: v.nullable(v.string()),
  /** 0 if the call is allowed. */
  wait_seconds: v.number(),
});
export type AuthenticatedCaller = v.InferOutput<typeof AuthenticatedCallerSchema>;

/** The Stripe event that caused the call. */
export const SentEventSchema = v.object({ id: v.string(), type: v.string() });
export type SentEvent = v.InferOutput<typeof SentEventSchema>;

/** `p_purchase`: a finished checkout as Stripe has it. A row without what `purchases` requires is refused. */
export const SentPurchaseSchema = v.object({
  session_id: v.string(),
  user_id: v.nullable(v.string()),
  buyer_email: v.nullable(v.string()),
  customer_id: v.nullable(v.string()),
  subscription_id: v.string(),
  tier: v.string(),
  amount_total: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  status: v.picklist(['paid', 'unpaid', 'failed']),
  created_at: v.nullable(v.string()),
  /** Why the payment must be returned; null if nothing speaks against it. */
  objection: v.nullable(v.picklist(['unknown-price', 'unusable-address', 'account-deleted'])),
});
export type SentPurchase = v.InferOutput<typeof SentPurchaseSchema>;

/** The invoice that a subscription is settled by. Amounts are cents. */
export const SentInvoiceSchema = v.object({
  id: v.string(),
  /** null while it is not paid. */
  paid_at: v.nullable(v.string()),
  amount: v.number(),
  currency: v.string(),
  /** The payment of a checkout, and not a renewal. */
  is_first: v.boolean(),
  /** When Stripe charges the card again after a failure. */
  retries_at: v.nullable(v.string()),
});
export type SentInvoice = v.InferOutput<typeof SentInvoiceSchema>;

/** `p_subscription`: a subscription as Stripe has it. A row without what `subscriptions` requires is refused. */
export const SentSubscriptionSchema = v.object({
  id: v.string(),
  user_id: v.nullable(v.string()),
  customer_id: v.nullable(v.string()),
  tier: v.string(),
  /** Stripe's status. */
  status: v.string(),
  paid: v.boolean(),
  /** null: not fetched. */
  disputed: v.nullable(v.boolean()),
  /** When Stripe responded about the dispute; null with `disputed`. */
  dispute_read_at: v.nullable(v.string()),
  cancel_at_period_end: v.boolean(),
  /** When it ends, if a date was set. */
  cancel_at: v.nullable(v.string()),
  /** Support has paused the collection of payments. */
  collection_paused: v.boolean(),
  started_at: v.nullable(v.string()),
  current_period_start: v.nullable(v.string()),
  current_period_end: v.nullable(v.string()),
  ended_at: v.nullable(v.string()),
  /** The newest invoice. */
  invoice_id: v.nullable(v.string()),
  /** When Stripe responded, by its own clock, in whole seconds. */
  read_at: v.string(),
  /** Address of the customer. */
  email: v.nullable(v.string()),
  /** The newest invoice, or the one that an event is about. */
  invoice: v.nullable(SentInvoiceSchema),
});
export type SentSubscription = v.InferOutput<typeof SentSubscriptionSchema>;

/** Stripe's statuses in which a paid plan is open, unless it is disputed or returned: `private.grants_access()`. */
export const OPEN_STATUSES: readonly string[] = ['active', 'trialing', 'past_due'];

/** Why a payment is returned. */
export const RETURN_REASONS = [
  'account-deleted',
  'duplicate',
  'paid-too-late',
  'never-granted',
  'unknown-price',
  'unusable-address',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What `fulfill_checkout()` and `sync_subscription()` return. */
export const PaymentOutcomeSchema = v.object({
  /** null while the purchase has no account. */
  user_id: v.nullable(v.string()),
  seen_before: v.boolean(),
  /** Why the payment is returned, or null. */
  returned: v.nullable(v.picklist(RETURN_REASONS)),
  /** What must be done at Stripe now, see `take_payment_tasks()`. */
  tasks: v.array(v.string()),
});
export type PaymentOutcome = v.InferOutput<typeof PaymentOutcomeSchema>;

/** What `claim_purchase()` returns. */
export const ClaimOutcomeSchema = v.object({
  outcome: v.picklist(['claimed', 'taken', 'other-email', 'not-found']),
  tasks: v.array(v.string()),
});
export type ClaimOutcome = v.InferOutput<typeof ClaimOutcomeSchema>;

/** What `take_payment_tasks()` returns: work at Stripe, for one instance of the service. */
export const PaymentTasksSchema = v.array(
  v.variant('kind', [
    v.object({
      id: v.string(),
      kind: v.literal('return-payment'),
      subscription_id: v.string(),
      invoice_id: v.nullable(v.string()),
      reason: v.picklist(RETURN_REASONS),
      /** 1 for the first run. */
      attempt: v.number(),
      /** The confirmed address of the account, if there is one. */
      email: v.nullable(v.string()),
    }),
    v.object({
      id: v.string(),
      kind: v.literal('sync-subscription'),
      subscription_id: v.string(),
    }),
    v.object({
      id: v.string(),
      kind: v.literal('update-customer'),
      /** Id of the customer. */
      subject: v.string(),
      email: v.nullable(v.string()),
    }),
  ]),
);
export type PaymentTask = v.InferOutput<typeof PaymentTasksSchema>[number];

/** What was sent back to a buyer, in cents, and to which address that is told. */
export const SentReturnSchema = v.object({
  tier: v.string(),
  amount: v.number(),
  currency: v.string(),
  email: v.nullable(v.string()),
});
export type SentReturn = v.InferOutput<typeof SentReturnSchema>;

/** A refund that support made at Stripe. `amount`: all that was refunded of the payment. */
export const SentRefundSchema = v.object({
  ...SentReturnSchema.entries,
  subscription_id: v.string(),
  invoice_id: v.string(),
  is_full: v.boolean(),
  ends_plan: v.boolean(),
});
export type SentRefund = v.InferOutput<typeof SentRefundSchema>;

/** What `payment_problems()` returns, for the operator. */
export const PaymentProblemsSchema = v.object({
  unclaimed: v.array(v.object({ subscription_id: v.string(), since: v.string() })),
  overdue: v.array(
    v.object({
      kind: v.string(),
      subject: v.string(),
      since: v.string(),
      attempts: v.number(),
      error: v.nullable(v.string()),
    }),
  ),
  failed_refunds: v.array(v.object({ invoice_id: v.string(), since: v.string() })),
});
export type PaymentProblems = v.InferOutput<typeof PaymentProblemsSchema>;

/** What `release_email()` returns. */
export const EmailReleaseOutcomeSchema = v.variant('state', [
  v.object({ state: v.picklist(['free', 'conflicting', 'known', 'claimed']) }),
  v.object({ state: v.literal('waiting'), id: v.string() }),
]);
export type EmailReleaseOutcome = v.InferOutput<typeof EmailReleaseOutcomeSchema>;

/** What `open_checkout()` returns. */
export const OpenCheckoutSchema = v.variant('state', [
  v.object({ state: v.literal('open'), id: v.string(), session_id: v.nullable(v.string()) }),
  v.object({ state: v.literal('paid'), session_id: v.string() }),
  v.object({ state: v.picklist(['subscribed', 'payment-pending']) }),
]);
export type OpenCheckout = v.InferOutput<typeof OpenCheckoutSchema>;
