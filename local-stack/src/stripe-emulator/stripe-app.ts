import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Account, type Settings } from './account';
import { api } from './api/api';
import { StripeError } from './api/stripe-error';
import { settleDue } from './billing/settle-due';
import { controls } from './controls/controls';
import { Faults } from './controls/faults';
import { checkoutPages } from './pages/checkout-pages';
import { portalPages } from './pages/portal-pages';
import type { StateFile } from './state/state-file';
import { Deliveries } from './webhooks/deliveries';

const TICK_MS = 1_000;
const MAX_BODY_BYTES = 1024 * 1024;

/** The emulator's app: API, hosted pages and webhooks of one account, and controls for tests. */
export function stripeApp(settings: Settings, file: StateFile): { readonly app: Hono; stop(): void } {
  const account = new Account(file, settings);
  const faults = new Faults();
  const deliveries = new Deliveries(account);
  const tick = setInterval(() => settleDue(account), TICK_MS).unref();

  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.use(async (context, next) => {
    account.origin = new URL(context.req.url).origin;
    // Set before the response is created, because changing one costs more than the rest of a call.
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    await next();
    // Acknowledged changes, above all payments, must survive a crash.
    if (context.req.method !== 'GET') await account.saved();
  });
  app.on(['POST', 'DELETE'], '*', bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.route('/v1', api(account, settings.secretKey, faults));
  app.route('/_emulator', controls(account, deliveries, faults));
  app.route('/c/pay', checkoutPages(account));
  app.route('/p/session', portalPages(account));
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
    },
  };
}
