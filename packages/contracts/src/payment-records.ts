import * as v from 'valibot';

/** What the payments service and the database tell each other about purchases. Amounts are cents. */

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
