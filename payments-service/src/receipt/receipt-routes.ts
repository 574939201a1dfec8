import { Router } from 'express';
import { VerifyCheckoutRequestSchema } from '@ninefold/contracts';
import { admitIfSignedIn } from '../auth/admit-caller';
import type { CheckoutDependencies } from '../checkout/checkout-routes';
import { Problem } from '../errors/problem';
import { parseBody } from '../http/parse-body';
import { limitCalls } from '../limits/limit-calls';
import { fulfilCheckout } from '../payments/fulfil';
import { isFresh, readCheckout } from '../payments/read-checkout';
import { masked, receiptHtml, receiptNumber } from './receipt-html';
import { SENTENCES } from '../errors/sentences';

/** `GET /api/receipts/:sessionId`: the receipt of a paid session, as a file. */
export function receiptRoutes(dependencies: CheckoutDependencies): Router {
  const routes = Router();
  routes.get('/api/receipts/:sessionId', async (request, response) => {
    const caller = await admitIfSignedIn(dependencies.database, request, 'receipt');
    await limitCalls(dependencies, request, 'receipt');
    const { session_id } = parseBody(VerifyCheckoutRequestSchema, { session_id: request.params.sessionId });
    const checkout = await readCheckout(dependencies, session_id);
    const { session, subscription, plan } = checkout;
    if (!plan || !subscription || session.status !== 'complete' || session.payment_status === 'unpaid') {
      throw new Problem(404, 'not-paid', SENTENCES.noReceipt);
    }
    const { userId } = await fulfilCheckout(dependencies, checkout);
    const isOwner = caller !== null && caller.id === userId;
    if (!isOwner && (caller !== null || !isFresh(subscription))) {
      throw caller
        ? new Problem(403, 'not-your-session', SENTENCES.notYourReceipt)
        : new Problem(401, 'not-signed-in', SENTENCES.signInForReceipt);
    }
    const email = session.customer_details?.email ?? '';
    const number = receiptNumber(session.id);
    const html = receiptHtml({
      number,
      planName: dependencies.plans[plan].name,
      interval: dependencies.plans[plan].interval,
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      email: isOwner ? email : masked(email),
      paidAt: new Date(subscription.created * 1_000),
    });
    response.attachment(`receipt-${number}.html`).type('html').send(html);
  });
  return routes;
}
