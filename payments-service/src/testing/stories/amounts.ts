import type Stripe from 'stripe';

/** The invoices of the customers of some checkouts, each once. */
export async function invoicesOf(stripe: Stripe, sessions: readonly string[]): Promise<Stripe.Invoice[]> {
  const invoices = new Map<string, Stripe.Invoice>();
  for (const session of sessions) {
    const { customer } = await stripe.checkout.sessions.retrieve(session);
    for (const invoice of (await stripe.invoices.list({ customer: String(customer) })).data)
      invoices.set(invoice.id ?? '', invoice);
  }
  return [...invoices.values()];
}

/** @returns null for an invoice that nobody paid */
export async function amountLeft(
  stripe: Stripe,
  { id, status, amount_paid: paid }: Stripe.Invoice,
): Promise<number | null> {
  if (status !== 'paid') return null;
  const { data } = await stripe.invoicePayments.list({ invoice: id ?? '', status: 'paid' });
  const intents = data.map(({ payment }) => String(payment.payment_intent));
  const refunds = await Promise.all(intents.map((payment_intent) => stripe.refunds.list({ payment_intent })));
  return refunds.flatMap((list) => list.data).reduce((rest, { amount }) => rest - amount, paid);
}
