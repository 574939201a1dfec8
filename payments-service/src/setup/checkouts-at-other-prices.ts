import type Stripe from 'stripe';

/**
 * The open sessions of this service whose price is not among the given ones. A payment would be sent back. Expire them, or
 * add the price to the replaced ones.
 * @returns a line for each
 */
export async function checkoutsAtOtherPrices(stripe: Stripe, prices: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  const open = stripe.checkout.sessions.list({ status: 'open', expand: ['data.line_items'], limit: 100 });
  for await (const { id, line_items, metadata } of open) {
    if (!metadata?.checkout_id) continue;
    const others = (line_items?.data ?? []).flatMap(({ price }) =>
      price && !prices.includes(price.id) ? [price.id] : [],
    );
    if (others.length > 0) lines.push(`${id} is open at ${others.join(', ')}`);
  }
  return lines;
}
