import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { api } from './api/api';
import { StripeError } from './api/stripe-error';
import { settleDue } from './billing/settle-due';
import { controls } from './controls/controls';
import { Faults } from './controls/faults';
import { Emulator } from './emulator';
import { forgetOld } from './forget-old';
import { checkoutPages } from './pages/checkout-pages';
import { invoicePages } from './pages/invoice-pages';
import { portalPages } from './pages/portal-pages';
import { OPERATIONS } from './resources/operations';
import { seed, type Seed } from './seed';
import type { StateFile } from './state/state-file';
import { Deliveries } from './webhooks/deliveries';
import { DeliveryRules } from './webhooks/delivery-rules';

const TICK_MS = 1_000;
const LARGEST_BODY_BYTES = 1024 * 1024;

export interface StripeAccount extends Seed {
  readonly secretKey: string;
}

/** Stripe as the platform sees it: the API, the hosted pages and the webhooks of one account; and the controls of tests. */
export function stripeApp(account: StripeAccount, file: StateFile): { readonly app: Hono; stop(): void } {
  const emulator = new Emulator(file);
  seed(emulator, account);
  const rules = new DeliveryRules();
  const faults = new Faults();
  const deliveries = new Deliveries(emulator, rules);
  const tick = setInterval(() => {
    settleDue(emulator);
    forgetOld(emulator);
  }, TICK_MS).unref();

  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.use(async (context, next) => {
    emulator.origin = new URL(context.req.url).origin;
    // Before the response is made: to change one costs more than the rest of a call.
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    await next();
    // What was acknowledged, a payment above all, survives a crash.
    if (context.req.method !== 'GET') await emulator.saved();
  });
  app.on(['POST', 'DELETE'], '*', bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  app.route('/v1', api(emulator, account.secretKey, OPERATIONS, faults));
  app.route('/_emulator', controls({ emulator, deliveries, rules, faults, account }));
  app.route('/c/pay', checkoutPages(emulator));
  app.route('/p/session', portalPages(emulator));
  app.route('/i', invoicePages(emulator));
  app.notFound((context) => {
    const message = `Unrecognized request URL (${context.req.method}: ${context.req.path}).`;
    return context.json({ error: { type: 'invalid_request_error', message } }, 404);
  });
  app.onError((error, context) => {
    if (error instanceof StripeError) return context.json({ error: error.body }, error.status);
    console.error(error);
    const message = 'The emulator failed; its log says why.';
    return context.json({ error: { type: 'api_error', message } }, 500);
  });
  return {
    app,
    stop() {
      clearInterval(tick);
      deliveries.stop();
      file.stop();
    },
  };
}
