import { z } from 'zod';
import { rowOf } from '../api/rows';
import { invalidRequest } from '../api/stripe-error';
import { latestPayment } from '../billing/pay-invoice';
import type { Emulator } from '../emulator';
import type { Charge } from '../state/stored';

/** Where a test knows a charge from: one of them. */
export const ChargeOwnerSchema = z.strictObject({
  charge: z.string().optional(),
  subscription: z.string().optional(),
  session: z.string().optional(),
});

/** The charge itself, or the newest one of a subscription or a checkout session. @throws StripeError */
export function chargeOf(
  emulator: Emulator,
  { charge, subscription, session }: z.infer<typeof ChargeOwnerSchema>,
): Charge {
  const { charges, subscriptions, checkoutSessions, invoices } = emulator.resources;
  if (charge) return rowOf(charges, 'charge', charge, 'charge');
  const id = subscription ?? (session && rowOf(checkoutSessions, 'checkout.session', session).subscription);
  if (!id) throw invalidRequest('Name a charge, a subscription or a paid session.');
  const invoice = rowOf(subscriptions, 'subscription', id).latest_invoice ?? '';
  return latestPayment(emulator, rowOf(invoices, 'invoice', invoice)).charge;
}
