import * as v from 'valibot';
import { RETURN_REASONS } from './payment-records';

/** Mails about payments. Amounts are cents, with the currency in lower case; times are ISO 8601 instants. */

const time = v.string();
const charge = { tier: v.string(), amount: v.number(), currency: v.string() };

const mail = <Kind extends string, Details extends v.ObjectEntries>(kind: Kind, details: Details) =>
  v.object({
    /** Also the secret of the link to unsubscribe. */
    id: v.pipe(v.string(), v.uuid()),
    kind: v.literal(kind),
    /** Null only for a renewal of an unconfirmed account: the service reads the address at Stripe. */
    address: v.nullable(v.string()),
    /** Whether the reader has a confirmed account. */
    has_account: v.boolean(),
    details: v.object(details),
  });

/** A mail as `take_mails()` hands it out. The database decides what is told, and the payments service in which words. */
export const MailSchema = v.variant('kind', [
  mail('receipt', {
    ...charge,
    /** Null for a renewal. */
    session_id: v.nullable(v.string()),
    invoice_id: v.string(),
    paid_at: time,
    /** Null for a plan that does not renew. */
    next_charge_at: v.nullable(time),
    is_renewal: v.boolean(),
  }),
  /** To a guest who has paid and has no account yet. */
  mail('finish-account', { session_id: v.string(), tier: v.string() }),
  mail('payment-failed', {
    ...charge,
    /** The payment of a checkout, and not a renewal. */
    is_first: v.boolean(),
    /** When Stripe charges the card again. */
    retries_at: v.nullable(time),
  }),
  /** A week before. The service reads the amount at Stripe. */
  mail('renewal', {
    subscription_id: v.string(),
    /** The checkout of a buyer without a confirmed account. */
    session_id: v.nullable(v.string()),
    tier: v.string(),
    renews_at: time,
  }),
  mail('plan-ended', { tier: v.string(), ended_at: time }),
  mail('refunded', {
    /** `amount`: all that was refunded of the payment; 0 if nothing was charged. */
    ...charge,
    is_full: v.boolean(),
    /** The plan ended with it. False for a part, for an earlier year, and if another subscription has the plan. */
    ends_plan: v.boolean(),
    reason: v.picklist([...RETURN_REASONS, 'by-support']),
  }),
]);
export type Mail = v.InferOutput<typeof MailSchema>;
export type MailKind = Mail['kind'];

/** Mails that people can unsubscribe from. The others are about money that was just paid, refused or returned. */
export const OPTIONAL_MAILS: readonly MailKind[] = ['renewal', 'plan-ended'];

/** What `mail_problems()` returns, for the operator. `key` names the invoice or subscription. */
export const MailProblemsSchema = v.array(
  v.object({
    kind: v.string(),
    key: v.string(),
    since: v.string(),
    attempts: v.number(),
    error: v.nullable(v.string()),
  }),
);
export type MailProblems = v.InferOutput<typeof MailProblemsSchema>;
