import { Router } from 'express';
import {
  type CreateAccountResponse,
  CreateAccountRequestSchema,
  CreateCheckoutRequestSchema,
  VerifyCheckoutRequestSchema,
} from '@ninefold/contracts';
import { admitIfSignedIn } from '../auth/admit-caller';
import type { Config } from '../config/read-config';
import { parseBody } from '../http/parse-body';
import { limitAccounts, limitCalls } from '../limits/limit-calls';
import type { PaymentParts } from '../payments/payment-parts';
import { createAccount } from './create-account';
import { createCheckout } from './create-checkout';
import { isBegunBy } from './is-begun-by';
import { verifyCheckout } from './verify-checkout';

export interface CheckoutDependencies extends PaymentParts {
  readonly config: PaymentParts['config'] & Pick<Config, 'triesPerNetwork'>;
}

/** The calls around the checkout page: before it, after it, and the account of a person who paid first. */
export function checkoutRoutes(dependencies: CheckoutDependencies): Router {
  const { database } = dependencies;
  const routes = Router();
  routes.post('/api/create-checkout-session', async (request, response) => {
    const body = parseBody(CreateCheckoutRequestSchema, request.body);
    const caller = await admitIfSignedIn(database, request, 'checkout');
    await limitCalls(dependencies, request, 'checkout');
    response.json(await createCheckout(dependencies, caller, body));
  });
  routes.post('/api/verify-checkout-session', async (request, response) => {
    const body = parseBody(VerifyCheckoutRequestSchema, request.body);
    const caller = await admitIfSignedIn(database, request, 'verify');
    if (!caller) await limitCalls(dependencies, request, 'verify');
    response.json(await verifyCheckout(dependencies, caller, body));
  });
  routes.post('/api/create-account-after-checkout', async (request, response) => {
    const body = parseBody(CreateAccountRequestSchema, request.body);
    await limitCalls(dependencies, request, 'account');
    const isBuyer = await isBegunBy(dependencies, body.session_id, body.purchase_id);
    await limitAccounts(dependencies, body.session_id, isBuyer);
    const { passwordByMail, mailError } = await createAccount(dependencies, body, isBuyer);
    if (mailError) request.log.warn({ code: mailError.code }, 'the mail of a new account was not sent');
    response.json({
      success: true,
      ...(passwordByMail && { password_by_mail: true }),
    } satisfies CreateAccountResponse);
  });
  return routes;
}
