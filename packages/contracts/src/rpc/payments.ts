import * as v from 'valibot';
import {
  AuthenticatedCallerSchema,
  EmailReleaseOutcomeSchema,
  ClaimOutcomeSchema,
  OpenCheckoutSchema,
  PaymentOutcomeSchema,
  PaymentProblemsSchema,
  PaymentTasksSchema,
  SentEventSchema,
  SentPurchaseSchema,
  SentRefundSchema,
  SentReturnSchema,
  SentSubscriptionSchema,
} from '../payment-records';
import { RATE_LIMITED_CALLS } from '../payments';
import { PlanKeySchema } from '../plans';
import { NothingSchema } from './rpc-call';

const ofSession = { p_session_id: v.string() };

/** Identifies the caller of the payments service by the token. Counts as an attempt. */
export const authenticateCallerCall = {
  name: 'authenticate_caller',
  args: v.object({ p_call: v.picklist(RATE_LIMITED_CALLS) }),
  response: AuthenticatedCallerSchema,
} as const;

/** Seconds to wait; 0 if the attempt is allowed. */
export const countAttemptCall = {
  name: 'count_attempt',
  args: v.object({ p_subject: v.string(), p_limit: v.number(), p_window_seconds: v.number() }),
  response: v.number(),
} as const;

export const resetAttemptsCall = {
  name: 'reset_attempts',
  args: v.object({ p_subject: v.string() }),
  response: NothingSchema,
} as const;

export const openCheckoutCall = {
  name: 'open_checkout',
  args: v.object({
    p_user_id: v.nullable(v.string()),
    p_guest_key: v.nullable(v.string()),
    p_tier: PlanKeySchema,
    p_price_id: v.string(),
  }),
  response: OpenCheckoutSchema,
} as const;

export const closeCheckoutCall = {
  name: 'close_checkout',
  args: v.object(ofSession),
  response: NothingSchema,
} as const;

export const fulfillCheckoutCall = {
  name: 'fulfill_checkout',
  args: v.object({
    p_event: v.nullable(SentEventSchema),
    p_purchase: SentPurchaseSchema,
    p_subscription: SentSubscriptionSchema,
  }),
  response: PaymentOutcomeSchema,
} as const;

export const syncSubscriptionCall = {
  name: 'sync_subscription',
  args: v.object({ p_event: v.nullable(SentEventSchema), p_subscription: SentSubscriptionSchema }),
  response: PaymentOutcomeSchema,
} as const;

export const claimPurchaseCall = {
  name: 'claim_purchase',
  args: v.object({ ...ofSession, p_user_id: v.string() }),
  response: ClaimOutcomeSchema,
} as const;

export const releaseEmailCall = {
  name: 'release_email',
  args: v.object({ ...ofSession, p_is_buyer: v.boolean() }),
  response: EmailReleaseOutcomeSchema,
} as const;

export const takePaymentTasksCall = {
  name: 'take_payment_tasks',
  args: v.object({ p_ids: v.nullable(v.array(v.string())) }),
  response: PaymentTasksSchema,
} as const;

export const finishPaymentTaskCall = {
  name: 'finish_payment_task',
  args: v.object({ p_id: v.string(), p_result: v.nullable(SentReturnSchema) }),
  response: NothingSchema,
} as const;

export const failPaymentTaskCall = {
  name: 'fail_payment_task',
  args: v.object({ p_id: v.string(), p_error: v.string() }),
  response: NothingSchema,
} as const;

export const recordRefundCall = {
  name: 'record_refund',
  args: v.object({ p_refund: SentRefundSchema }),
  response: NothingSchema,
} as const;

export const isOrphanedSubscriptionCall = {
  name: 'is_orphaned_subscription',
  args: v.object({ p_id: v.string() }),
  response: v.boolean(),
} as const;

export const recordFailedRefundCall = {
  name: 'record_failed_refund',
  args: v.object({ p_invoice_id: v.string() }),
  response: v.boolean(),
} as const;

export const linkAllPurchasesCall = {
  name: 'link_all_purchases',
  args: v.object({}),
  response: v.number(),
} as const;

export const paymentProblemsCall = {
  name: 'payment_problems',
  args: v.object({}),
  response: PaymentProblemsSchema,
} as const;

export const checkoutsAtOtherPricesCall = {
  name: 'checkouts_at_other_prices',
  args: v.object({ p_price_ids: v.array(v.string()) }),
  response: v.number(),
} as const;
