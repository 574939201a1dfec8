/**
 * Prepares a Stripe account: `STRIPE_SECRET_KEY=… SHELL_URL=… npm run stripe:setup -- --payments-url
 * https://pay.example.com`. Prints the variables of the service. Running it again adds only what is missing.
 */
import { parseArgs } from 'node:util';
import { PLANS } from '@ninefold/contracts';
import * as v from 'valibot';
import { refuseToStart } from './config/config-or-exit';
import { isHttpUrl } from './config/read-config';
import { setUpStripe } from './setup/set-up-stripe';
import { createStripe } from './stripe/create-stripe';

const webAddress = v.pipe(
  v.string(),
  v.check(isHttpUrl),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const InputSchema = v.object({
  STRIPE_SECRET_KEY: v.pipe(v.string(), v.minLength(1)),
  SHELL_URL: webAddress,
  'payments-url': webAddress,
  STRIPE_API_URL: v.optional(v.pipe(v.string(), v.url())),
});

const { values } = parseArgs({ options: { 'payments-url': { type: 'string' } } });
const input = v.safeParse(InputSchema, { ...process.env, ...values });
if (!input.success) {
  refuseToStart(`${input.issues.map((issue) => v.getDotPath(issue)).join(', ')} missing or wrong`);
}
const { STRIPE_SECRET_KEY, STRIPE_API_URL, SHELL_URL } = input.output;
const stripe = createStripe({
  stripeSecretKey: STRIPE_SECRET_KEY,
  stripeApiUrl: STRIPE_API_URL ? new URL(STRIPE_API_URL) : undefined,
});
const variables = await setUpStripe(stripe, PLANS, {
  shellUrl: SHELL_URL,
  paymentsUrl: input.output['payments-url'],
});
for (const [name, value] of Object.entries(variables)) process.stdout.write(`${name}=${value}\n`);
if (!variables.STRIPE_WEBHOOK_SECRET) {
  process.stdout.write('# The webhook endpoint was there already: its secret is on its page at Stripe.\n');
}
