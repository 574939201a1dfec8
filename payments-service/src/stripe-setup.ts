/**
 * Prepares a Stripe account: `STRIPE_SECRET_KEY=… SHELL_URL=… npm run stripe:setup -- --payments-url
 * https://pay.example.com`. Prints the variables of the service, and what it changed. Running it again adds only what is missing.
 */
import { PLAN_KEYS, PLANS, pastPricesVariable, planVariables } from '@ninefold/contracts';
import * as v from 'valibot';
import { refuseToStart } from './config/config-or-exit';
import { flagOrExit } from './config/flag-or-exit';
import { isHttpUrl, listOf } from './config/read-config';
import { oneLineCause } from './errors/one-line-cause';
import { setUpLines, setUpStripe } from './setup/set-up-stripe';
import { createStripe } from './stripe/create-stripe';

const webAddress = v.pipe(
  v.string('is missing'),
  v.check(isHttpUrl, 'is not an http(s) address'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const InputSchema = v.object(
  {
    STRIPE_SECRET_KEY: v.string('is missing'),
    SHELL_URL: webAddress,
    '--payments-url': webAddress,
    STRIPE_API_URL: v.optional(v.pipe(v.string(), v.url('is not an address'))),
    ...planVariables(pastPricesVariable, () => v.optional(v.string(), '')),
  },
  'is missing',
);

// An empty line of an .env file says "not set".
const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
// The local platform says where its payments service is.
const paymentsUrl = flagOrExit('stripe:setup', 'payments-url') ?? process.env.PAYMENTS_URL;
const input = v.safeParse(InputSchema, { ...set, '--payments-url': paymentsUrl }, { abortPipeEarly: true });
if (!input.success) {
  const sentences = input.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  refuseToStart('stripe:setup', sentences.join('; '));
}
const { STRIPE_SECRET_KEY, STRIPE_API_URL, SHELL_URL } = input.output;
const stripe = createStripe({
  stripeSecretKey: STRIPE_SECRET_KEY,
  stripeApiUrl: STRIPE_API_URL ? new URL(STRIPE_API_URL) : undefined,
});
const pastPrices = PLAN_KEYS.flatMap((key) => listOf(input.output[pastPricesVariable(key)]));
const done = await setUpStripe(stripe, PLANS, {
  shellUrl: SHELL_URL,
  paymentsUrl: input.output['--payments-url'],
  pastPrices,
}).catch((error: unknown) => refuseToStart('stripe:setup', oneLineCause(error)));
for (const line of setUpLines(done)) process.stdout.write(`${line}\n`);
