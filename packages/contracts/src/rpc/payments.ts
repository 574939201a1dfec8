import * as v from 'valibot';
import {
  AuthenticatedCallerSchema,
  EmailReleaseOutcomeSchema,
  ClaimOutcomeSchema,
  RATE_LIMITED_CALLS,
  OpenCheckoutSchema,
  PaymentOutcomeSchema,
  SentEventSchema,
  SentPurchaseSchema,
  SentSubscriptionSchema,
} from '../payments';
import { PlanKeySchema } from '../plans';
import { NothingSchema } from './rpc-call';

const ofSession = { p_session_id: v.string() };

/** Who makes a call of the payments service, by the token of the request. Counts one try. */
export const admitCallerCall = {
  name: 'admit_caller',
  args: v.object({ p_call: v.picklist(RATE_LIMITED_CALLS) }),
  response: AuthenticatedCallerSchema,
} as const;

/** Seconds to wait; 0 for a try that is allowed. */
export const countTryCall = {
  name: 'count_try',
  args: v.object({ p_subject: v.string(), p_limit: v.number(), p_window_seconds: v.number() }),
  response: v.number(),
} as const;

export const forgetTriesCall = {
  name: 'forget_tries',
  args: v.object({ p_subject: v.string() }),
  response: NothingSchema,
} as const;

export const openCheckoutCall = {
  name: 'open_checkout',
  args: v.object({
    p_user_id: v.nullable(v.string()),
    p_guest_key: v.nullable(v.string()),
    p_tier: PlanKeySchema,
  }),
  response: OpenCheckoutSchema,
} as const;

export const closeCheckoutCall = {
  name: 'close_checkout',
  args: v.object(ofSession),
  response: NothingSchema,
} as const;

export const fulfilCheckoutCall = {
  name: 'fulfil_checkout',
  args: v.object({
    p_event: v.nullable(SentEventSchema),
    p_purchase: SentPurchaseSchema,
    p_subscription: v.nullable(SentSubscriptionSchema),
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

export const makeRoomForBuyerCall = {
  name: 'make_room_for_buyer',
  args: v.object({ ...ofSession, p_is_buyer: v.boolean() }),
  response: EmailReleaseOutcomeSchema,
} as const;

export const subscriptionsWithoutOwnerCall = {
  name: 'subscriptions_without_owner',
  args: v.object({}),
  response: v.array(v.string()),
} as const;

export const forgetWithoutOwnerCall = {
  name: 'forget_without_owner',
  args: v.object({ p_subscription_id: v.string() }),
  response: NothingSchema,
} as const;
