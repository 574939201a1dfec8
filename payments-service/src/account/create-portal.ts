import Stripe from 'stripe';
import { MESSAGES } from '../errors/messages';
import { Problem } from '../errors/problem';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { fetchOrNull } from '../stripe/fetch-or-null';
import { findPortalConfiguration } from '../stripe/portal-configuration';

type CreatePortal = (customer: string) => Promise<Stripe.BillingPortal.Session | null>;

/**
 * Returns a function that opens the customer portal with the configuration that `stripe:setup` created. The account's
 * default may let customers end their plan immediately or change it, so it is never used. The id is looked up once, and
 * again when Stripe rejects it.
 */
export function portalCreator(dependencies: PaymentDependencies): CreatePortal {
  const { config, logger, stripe } = dependencies;
  let known: string | null = null;

  async function findConfiguration(): Promise<string> {
    known ??= (await findPortalConfiguration(stripe))?.id ?? null;
    if (known) return known;
    logger.error('Stripe has no portal configuration of this product: run npm run stripe:setup');
    throw new Problem(503, 'portal-not-set-up', MESSAGES.portalNotSetUp);
  }
  const create = (configuration: string, customer: string) =>
    stripe.billingPortal.sessions.create({
      configuration,
      customer,
      return_url: `${config.shellUrl}/profile`,
    });

  async function createOrFindAgain(customer: string) {
    const configuration = await findConfiguration();
    return create(configuration, customer).catch(async (error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.param === 'customer')
        throw error;
      known = null;
      const current = await findConfiguration();
      if (current === configuration) throw error;
      return create(current, customer);
    });
  }

  /** @returns null for a customer deleted in Stripe */
  return (customer) => fetchOrNull(dependencies, createOrFindAgain(customer), 'customer');
}
