import { Router } from 'express';
import { maskedEmail, VerifyCheckoutRequestSchema } from '@ninefold/contracts';
import { authenticateOrNull } from '../auth/authenticate';
import type { CheckoutDependencies } from '../checkout/checkout-routes';
import { Problem } from '../errors/problem';
import { parseBody } from '../http/parse-body';
import { limitByNetwork } from '../limits/limit-calls';
import { fulfillCheckout } from '../payments/fulfill-checkout';
import { isFresh, readCheckout } from '../payments/read-checkout';
import { readRefunds } from './read-refunds';
import { receiptHtml, receiptNumber } from './receipt-html';
import { MESSAGES } from '../errors/messages';

/** `GET /api/receipts/:sessionId`: the receipt of a paid session as a file. */
export function receiptRoutes(dependencies: CheckoutDependencies): Router {
  const routes = Router();
  routes.get('/api/receipts/:sessionId', async (request, response) => {
    const caller = await authenticateOrNull(dependencies.database, request, 'receipt');
    await limitByNetwork(dependencies, request, 'receipt');
    const { session_id } = parseBody(VerifyCheckoutRequestSchema, { session_id: request.params.sessionId });
    const checkout = await readCheckout(dependencies, session_id);
    const { session, subscription, invoice, plan } = checkout;
    if (!plan || !subscription || session.status !== 'complete' || session.payment_status === 'unpaid') {
      throw new Problem(404, 'not-paid', MESSAGES.noReceipt);
    }
    const { userId } = await fulfillCheckout(dependencies, checkout);
    const isOwner = caller !== null && caller.id === userId;
    if (!isOwner && (caller !== null || !isFresh(subscription))) {
      throw caller
        ? new Problem(403, 'not-your-session', MESSAGES.notYourReceipt)
        : new Problem(401, 'not-signed-in', MESSAGES.signInForReceipt);
    }
    const email = session.customer_details?.email ?? '';
    const number = receiptNumber(session.id);
    const html = receiptHtml({
      number,
      planName: dependencies.plans[plan].name,
      interval: dependencies.plans[plan].interval,
      amount: session.amount_total ?? 0,
      discount: session.total_details?.amount_discount ?? 0,
      currency: session.currency ?? 'usd',
      email: isOwner ? email : maskedEmail(email),
      paidAt: new Date((invoice?.status_transitions.paid_at ?? subscription.created) * 1_000),
      refunds: await readRefunds(dependencies.stripe, invoice?.id ?? null),
    });
    response.attachment(`receipt-${number}.html`).type('html').send(html);
  });
  return routes;
}
