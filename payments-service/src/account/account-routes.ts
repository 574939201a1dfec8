import { Router } from 'express';
import type { CreatePortalResponse, EndSubscriptionResponse } from '@ninefold/contracts';
import { admitCaller } from '../auth/admit-caller';
import type { CheckoutDependencies } from '../checkout/checkout-routes';
import { databaseUnavailable } from '../database/database-unavailable';
import { Problem } from '../errors/problem';
import { limitCalls } from '../limits/limit-calls';
import { ifThere } from '../payments/if-there';
import { endSubscriptions } from './end-subscriptions';
import { SENTENCES } from '../errors/sentences';

/** What a subscriber does with the subscription: manage it at Stripe, or end it before the account is deleted. */
export function accountRoutes(dependencies: CheckoutDependencies): Router {
  const { config, database, stripe } = dependencies;
  const routes = Router();
  routes.post('/api/create-portal-session', async (request, response) => {
    const { id } = await admitCaller(database, request, 'portal');
    await limitCalls(dependencies, request, 'portal');
    const { data, error } = await database
      .from('profiles')
      .select('stripe_customer_id')
      .eq('id', id)
      .single();
    if (error) throw databaseUnavailable(error);
    const { stripe_customer_id: customer } = data;
    const return_url = `${config.shellUrl}/profile`;
    const portal =
      customer &&
      (await ifThere(
        dependencies,
        stripe.billingPortal.sessions.create({ customer, return_url }),
        'customer',
      ));
    if (!portal) throw new Problem(404, 'no-subscription', SENTENCES.noSubscription);
    response.json({ url: portal.url } satisfies CreatePortalResponse);
  });
  routes.post('/api/end-subscription', async (request, response) => {
    const { id } = await admitCaller(database, request, 'end');
    await limitCalls(dependencies, request, 'end');
    const ended = await endSubscriptions(dependencies, id);
    response.json({ ended } satisfies EndSubscriptionResponse);
  });
  return routes;
}
