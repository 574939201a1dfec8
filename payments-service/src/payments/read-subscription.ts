import type { PlanKey } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { fetchOrNull } from '../stripe/fetch-or-null';
import { expanded, respondedAt } from '../stripe/stripe-values';
import { identifyPlan } from './identify-plan';
import type { PaymentDependencies } from './payment-dependencies';

/** The current state of a subscription in Stripe. */
export interface SubscriptionSale {
  readonly subscription: Stripe.Subscription;
  /** Null when it is not for one of our plans at its price. */
  readonly plan: PlanKey | null;
  readonly latestInvoice: Stripe.Invoice | null;
  /** Address of the customer. */
  readonly email: string | null;
  /** When Stripe responded, by its own clock. */
  readonly readAt: string;
}

/** @returns null when it was deleted in Stripe */
export async function readSubscription(
  dependencies: PaymentDependencies,
  id: string,
): Promise<SubscriptionSale | null> {
  const request = dependencies.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'customer'] });
  const subscription = await fetchOrNull(dependencies, request);
  if (!subscription) return null;
  const latestInvoice = expanded<Stripe.Invoice>(subscription.latest_invoice);
  const plan = identifyPlan(dependencies, {
    metadata: subscription.metadata,
    items: subscription.items.data,
    total: latestInvoice?.total,
    currency: subscription.currency,
  });
  const email = expanded<Stripe.Customer>(subscription.customer)?.email ?? null;
  return { subscription, plan, latestInvoice, email, readAt: respondedAt(subscription) };
}
