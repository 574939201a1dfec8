import type Stripe from 'stripe';
import { listPayments } from '../payments/list-payments';

/** A refund that has not failed. */
export interface Refund {
  /** Cents. */
  readonly amount: number;
  readonly at: Date;
}

/** @returns the refunds of an invoice's payments, oldest first; Stripe has at most a hundred for each */
export async function readRefunds(stripe: Stripe, invoice: string | null): Promise<Refund[]> {
  if (!invoice) return [];
  const payments = await listPayments(stripe, invoice);
  const lists = await Promise.all(
    payments.map((payment_intent) => stripe.refunds.list({ payment_intent, limit: 100 })),
  );
  return lists
    .flatMap(({ data }) => data)
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .sort((one, other) => one.created - other.created)
    .map(({ amount, created }) => ({ amount, at: new Date(created * 1_000) }));
}
