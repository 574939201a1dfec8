import { Router } from 'express';
import {
  type CreateAccountResponse,
  CreateAccountRequestSchema,
  CreateCheckoutRequestSchema,
  VerifyCheckoutRequestSchema,
} from '@ninefold/contracts';
import { authenticateOrNull } from '../auth/authenticate';
import type { Config } from '../config/read-config';
import { parseBody } from '../http/parse-body';
import { limitByPurchase, limitByNetwork } from '../limits/limit-calls';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { createAccount } from './create-account';
import { createCheckout } from './create-checkout';
import { startedBy } from './started-by';
import { verifyCheckout } from './verify-checkout';

export interface CheckoutDependencies extends PaymentDependencies {
  readonly config: PaymentDependencies['config'] & Pick<Config, 'attemptsPerNetwork' | 'mail'>;
}

/** Endpoints for creating a checkout, verifying it, and creating the account of a guest who has paid. */
export function checkoutRoutes(dependencies: CheckoutDependencies): Router {
  const { database } = dependencies;
  const routes = Router();
  routes.post('/api/create-checkout-session', async (request, response) => {
    const body = parseBody(CreateCheckoutRequestSchema, request.body);
    const caller = await authenticateOrNull(database, request, 'checkout');
    await limitByNetwork(dependencies, request, 'checkout');
    response.json(await createCheckout(dependencies, caller, body));
  });
  routes.post('/api/verify-checkout-session', async (request, response) => {
    const body = parseBody(VerifyCheckoutRequestSchema, request.body);
    const caller = await authenticateOrNull(database, request, 'verify');
    if (!caller) await limitByNetwork(dependencies, request, 'verify');
    response.json(await verifyCheckout(dependencies, caller, body));
  });
  routes.post('/api/create-account-after-checkout', async (request, response) => {
    const body = parseBody(CreateAccountRequestSchema, request.body);
    await limitByNetwork(dependencies, request, 'account');
    const isBuyer = await startedBy(dependencies, body.session_id, body.purchase_id);
    await limitByPurchase(dependencies, body.session_id, isBuyer);
    const { passwordByMail, mailError } = await createAccount(dependencies, body, isBuyer);
    if (mailError) request.log.warn({ code: mailError.code }, 'the email of a new account was not sent');
    response.json({
      success: true,
      ...(passwordByMail && { password_by_mail: true }),
    } satisfies CreateAccountResponse);
  });
  return routes;
}
