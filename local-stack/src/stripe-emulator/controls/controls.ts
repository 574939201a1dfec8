import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { rowOf } from '../api/rows';
import { invalidRequest } from '../api/stripe-error';
import { completeCheckout, expireCheckout, settleCheckout } from '../billing/complete-checkout';
import { closeDispute, disputeCharge } from '../billing/dispute-charge';
import { refundCharge } from '../billing/refund-charge';
import { settleDue } from '../billing/settle-due';
import { testCard } from '../billing/test-cards';
import type { Emulator } from '../emulator';
import { seed, type Seed } from '../seed';
import { emptyState } from '../state/state';
import type { Deliveries } from '../webhooks/deliveries';
import { type DeliveryRules, DeliveryRuleSchema } from '../webhooks/delivery-rules';
import { ChargeOwnerSchema, chargeOf } from './charge-of';
import { type Faults, FaultSchema } from './faults';
import { onlyPrograms } from './only-programs';

interface Controlled {
  readonly emulator: Emulator;
  readonly deliveries: Deliveries;
  readonly rules: DeliveryRules;
  readonly faults: Faults;
  readonly account: Seed;
}

const OUTCOME = z.strictObject({ outcome: z.enum(['paid', 'failed']) });
const CARD = z.string().transform((number, context) => {
  const card = testCard(number);
  if (card) return card;
  context.issues.push({ code: 'custom', message: 'is not a test card', input: number });
  return z.NEVER;
});
const PAYMENT = z.strictObject({
  card: CARD.prefault('4242424242424242'),
  email: z.email().optional(),
  name: z.string().default('Ada Buyer'),
});

/** What tests have the emulator do. The README lists it. */
export function controls({ emulator, deliveries, rules, faults, account }: Controlled): Hono {
  const app = new Hono();
  const session = (context: Context) =>
    rowOf(emulator.resources.checkoutSessions, 'checkout.session', context.req.param('id') ?? '');
  app.use(onlyPrograms);

  app.post('/reset', (context) => {
    rules.clear();
    faults.clear();
    Object.assign(emulator.state, emptyState());
    seed(emulator, account);
    emulator.changed();
    return context.json({});
  });

  app.post('/resources/:table/:id', async (context) => {
    const table = Object.entries(emulator.resources).find(
      ([name]) => name === context.req.param('table'),
    )?.[1];
    const row: object = rowOf<object>(table ?? {}, 'row', context.req.param('id'));
    Object.assign(row, await bodyOf(context, z.looseObject({})));
    emulator.changed();
    return context.json(row);
  });

  app.get('/calls', (context) => context.json(emulator.state.calls));
  app.post('/faults', async (context) => {
    faults.add(await bodyOf(context, FaultSchema));
    return context.json({});
  });
  app.delete('/faults', (context) => {
    faults.clear();
    return context.json({});
  });

  app.get('/deliveries', (context) => context.json(deliveries.list()));
  app.post('/deliveries/settle', async (context) => {
    await deliveries.settled();
    return context.json(deliveries.list());
  });
  app.post('/deliveries/retry', async (context) => context.json(await deliveries.retryNow()));
  app.post('/deliveries/rules', async (context) => {
    rules.add(await bodyOf(context, DeliveryRuleSchema));
    return context.json({});
  });
  app.delete('/deliveries/rules', (context) => {
    rules.clear();
    return context.json({});
  });
  app.post('/deliveries/release', async (context) => {
    const schema = z.strictObject({
      events: z.array(z.string()).optional(),
      order: z.enum(['created', 'reversed']).default('created'),
    });
    const { events, order } = await bodyOf(context, schema);
    return context.json(await deliveries.release(events, order));
  });
  app.post('/events/:id/replay', async (context) => {
    const { copies } = await bodyOf(
      context,
      z.strictObject({ copies: z.int().positive().max(1_000).default(1) }),
    );
    const event = rowOf(emulator.resources.events, 'event', context.req.param('id'));
    return context.json(await deliveries.replay(event, copies));
  });

  app.get('/clock', (context) => context.json({ now: emulator.now() }));
  app.post('/clock', async (context) => {
    const { seconds } = await bodyOf(context, z.strictObject({ seconds: z.int().positive() }));
    emulator.state.clockOffset += seconds;
    settleDue(emulator);
    emulator.changed();
    return context.json({ now: emulator.now() });
  });

  app.post('/sessions/:id/pay', async (context) => {
    const { card, email, name } = await bodyOf(context, PAYMENT);
    const paid = session(context);
    const known = emulator.resources.customers[paid.customer ?? '']?.email ?? paid.customer_email;
    completeCheckout(emulator, paid, { card, email: known ?? email ?? 'buyer@example.test', name });
    return context.json(paid);
  });
  app.post('/sessions/:id/settle', async (context) => {
    const { outcome } = await bodyOf(context, OUTCOME);
    settleCheckout(emulator, session(context), outcome);
    return context.json(session(context));
  });
  app.post('/sessions/:id/expire', (context) => {
    expireCheckout(emulator, session(context));
    return context.json(session(context));
  });

  app.post('/customers/:id/card', async (context) => {
    const { card } = await bodyOf(context, z.strictObject({ card: CARD }));
    for (const method of Object.values(emulator.resources.paymentMethods)) {
      if (method.customer === context.req.param('id')) emulator.state.behind.cards[method.id] = card.behavior;
    }
    emulator.changed();
    return context.json({});
  });
  app.post('/refunds', async (context) => {
    const { amount, ...owner } = await bodyOf(
      context,
      ChargeOwnerSchema.extend({ amount: z.int().positive().optional() }),
    );
    return context.json(refundCharge(emulator, chargeOf(emulator, owner), { amount }));
  });
  app.post('/disputes', async (context) => {
    const owner = await bodyOf(context, ChargeOwnerSchema);
    return context.json(disputeCharge(emulator, chargeOf(emulator, owner)));
  });
  app.post('/disputes/:id/close', async (context) => {
    const { status } = await bodyOf(context, z.strictObject({ status: z.enum(['won', 'lost']) }));
    const dispute = rowOf(emulator.resources.disputes, 'dispute', context.req.param('id'));
    return context.json(closeDispute(emulator, dispute, status));
  });
  return app;
}

/** The JSON of a call, which may be missing. @throws StripeError 400 that names what is wrong */
async function bodyOf<Body>(context: Context, schema: z.ZodType<Body>): Promise<Body> {
  const parsed = schema.safeParse(JSON.parse((await context.req.text()) || '{}'));
  if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error));
  return parsed.data;
}
