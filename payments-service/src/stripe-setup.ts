/**
 * Prepares a Stripe account: `STRIPE_SECRET_KEY=… SHELL_URL=… npm run stripe:setup -- --payments-url https://pay.example.com`.
 * Prints the variables of the service. It may be run again: it adds what is missing.
 */
import { parseArgs } from 'node:util';
import { PLANS } from '@ninefold/contracts';
import { z } from 'zod';
import { refuseToStart } from './config/config-or-exit';
import { setUpStripe } from './setup/set-up-stripe';
import { createStripe } from './stripe/create-stripe';

const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const InputSchema = z.object({
  STRIPE_SECRET_KEY: z.string().min(1),
  SHELL_URL: webAddress,
  'payments-url': webAddress,
  STRIPE_API_URL: z.url().optional(),
});

const { values } = parseArgs({ options: { 'payments-url': { type: 'string' } } });
const input = InputSchema.safeParse({ ...process.env, ...values });
if (!input.success) {
  refuseToStart(`${input.error.issues.map(({ path }) => path.join('.')).join(', ')} missing or wrong`);
}
const { STRIPE_SECRET_KEY, STRIPE_API_URL, SHELL_URL } = input.data;
const stripe = createStripe({
  stripeSecretKey: STRIPE_SECRET_KEY,
  stripeApiUrl: STRIPE_API_URL ? new URL(STRIPE_API_URL) : undefined,
});
const variables = await setUpStripe(stripe, PLANS, {
  shellUrl: SHELL_URL,
  paymentsUrl: input.data['payments-url'],
});
for (const [name, value] of Object.entries(variables)) process.stdout.write(`${name}=${value}\n`);
if (!variables.STRIPE_WEBHOOK_SECRET) {
  process.stdout.write('# The webhook endpoint was there already: its secret is on its page at Stripe.\n');
}
