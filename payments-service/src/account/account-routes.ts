import { Router } from 'express';
import type { CreatePortalResponse, EndSubscriptionResponse } from '@ninefold/contracts';
import { authenticate } from '../auth/authenticate';
import type { CheckoutDependencies } from '../checkout/checkout-routes';
import { databaseUnavailable } from '../database/database-unavailable';
import { Problem } from '../errors/problem';
import { limitByNetwork } from '../limits/limit-calls';
import { portalCreator } from './create-portal';
import { endSubscriptions } from './end-subscriptions';
import { MESSAGES } from '../errors/messages';

/** Endpoints with which subscribers manage their subscription in Stripe, or cancel it before deleting the account. */
export function accountRoutes(dependencies: CheckoutDependencies): Router {
  const { database } = dependencies;
  const createPortal = portalCreator(dependencies);
  const routes = Router();
  routes.post('/api/create-portal-session', async (request, response) => {
    const { id } = await authenticate(database, request, 'portal');
    await limitByNetwork(dependencies, request, 'portal');
    const { data, error } = await database
      .from('profiles')
      .select('stripe_customer_id')
      .eq('id', id)
      .single();
    if (error) throw databaseUnavailable(error);
    const { stripe_customer_id: customer } = data;
    const portal = customer && (await createPortal(customer));
    if (!portal) throw new Problem(404, 'no-subscription', MESSAGES.noSubscription);
    response.json({ url: portal.url } satisfies CreatePortalResponse);
  });
  routes.post('/api/end-subscription', async (request, response) => {
    const { id } = await authenticate(database, request, 'end');
    await limitByNetwork(dependencies, request, 'end');
    const ended = await endSubscriptions(dependencies, id);
    response.json({ ended } satisfies EndSubscriptionResponse);
  });
  return routes;
}
