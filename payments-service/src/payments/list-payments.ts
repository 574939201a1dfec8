import type Stripe from 'stripe';
import { idOf } from '../stripe/stripe-values';

/** @returns the ids of the payment intents that paid an invoice; none for a free one or one that was paid outside of Stripe */
export async function listPayments(stripe: Stripe, invoice: string): Promise<string[]> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
  return data.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
}
