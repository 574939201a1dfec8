import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Account } from '../account';
import { invalidRequest, StripeError } from '../api/stripe-error';
import { emailAddress } from '../api/operation';
import { changeStatus, STATUSES } from '../billing/change-status';
import { applyDiscount, completeCheckout, expireCheckout, settleCheckout } from '../billing/checkout';
import { chargeOf, payOpenInvoice } from '../billing/payments';
import { closeDispute, disputeCharge, escalateInquiry, refundCharge } from '../billing/reversals';
import { settleDue } from '../billing/settle-due';
import { behaviorOf, type CardBehavior } from '../billing/test-cards';
import type { Table } from '../state/state';
import { type Deliveries, DeliveryRuleSchema } from '../webhooks/deliveries';
import { type Faults, FaultSchema } from './faults';

/** Pages of other origins cannot send this header, because CORS is not enabled. */
const HEADER = 'Emulator-Control';

const CARD = v.pipe(
  v.string(),
  v.transform(behaviorOf),
  v.custom<CardBehavior>((card) => card !== undefined, 'is not a test card'),
);
const PaymentSchema = v.strictObject({
  card: v.optional(CARD, '4242424242424242'),
  email: v.optional(emailAddress, 'buyer@example.test'),
});

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

const DiscountSchema = v.strictObject({
  coupon: v.optional(v.string()),
  promotion_code: v.optional(v.string()),
  percent_off: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(100))),
  amount_off: v.optional(positive),
  duration: v.optional(v.picklist(['once', 'forever']), 'once'),
});

/** Identifies a charge by one of these. */
const ChargeOwnerSchema = v.strictObject({
  charge: v.optional(v.string()),
  subscription: v.optional(v.string()),
  session: v.optional(v.string()),
});

/** Endpoints with which tests control the emulator. The README lists them. */
export function controls(account: Account, deliveries: Deliveries, faults: Faults): Hono {
  const app = new Hono();
  const sessionOf = (context: Context) => account.row('checkoutSessions', context.req.param('id') ?? '');
  /**
   * The charge itself, or the last one that was paid for a subscription or a checkout session.
   * @throws StripeError
   */
  const ownedCharge = ({ charge, subscription, session }: v.InferOutput<typeof ChargeOwnerSchema>) => {
    if (charge) return account.row('charges', charge);
    const id = session ? account.row('checkoutSessions', session).subscription : (subscription ?? null);
    const { latest_invoice } = account.row('subscriptions', id);
    const paid = Object.values(account.tables.invoices).findLast(
      ({ status, parent }) => status === 'paid' && parent.subscription_details.subscription === id,
    );
    return chargeOf(account, paid ?? account.row('invoices', latest_invoice));
  };

  /**
   * Admits programs but no web pages that the developer happens to visit. A page could still reach this machine under
   * its own host name, so the name must be local.
   */
  app.use(async (context, next) => {
    const { hostname } = new URL(context.req.url);
    if (context.req.header(HEADER) && ['localhost', '127.0.0.1'].includes(hostname)) return next();
    throw new StripeError(403, { type: 'invalid_request_error', message: `Send the header ${HEADER}.` });
  });

  /** An endpoint that responds with the result of `act`. */
  const on = <Body>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    schema: v.GenericSchema<unknown, Body>,
    act: (body: Body, context: Context) => unknown,
  ) =>
    app.on(method, path, async (context) => {
      const parsed = v.safeParse(schema, JSON.parse((await context.req.text()) || '{}'));
      if (!parsed.success) throw invalidRequest(v.summarize(parsed.issues));
      const result = (await act(parsed.output, context)) as object | undefined;
      return context.json(result ?? {});
    });
  const nothing = v.strictObject({});

  on('POST', '/reset', nothing, () => {
    deliveries.rules = [];
    faults.clear();
    account.reset();
  });
  on('POST', '/resources/:table/:id', v.looseObject({}), (fields, { req }) => {
    const tables = account.tables as unknown as Partial<Record<string, Table<object>>>;
    const row = tables[req.param('table') ?? '']?.[req.param('id') ?? ''];
    if (!row) throw invalidRequest('There is no such row.');
    return Object.assign(row, fields);
  });
  on('GET', '/calls', nothing, () => account.calls);
  on('POST', '/faults', FaultSchema, (fault) => faults.add(fault));
  on('DELETE', '/faults', nothing, () => faults.clear());

  on('POST', '/deliveries/settle', nothing, async () => {
    await deliveries.settled();
    return deliveries.list();
  });
  on('POST', '/deliveries/retry', nothing, () => deliveries.retryNow());
  on('POST', '/deliveries/rules', DeliveryRuleSchema, (rule) => void deliveries.rules.push(rule));
  on('DELETE', '/deliveries/rules', nothing, () => void (deliveries.rules = []));
  const release = v.strictObject({ order: v.optional(v.picklist(['created', 'reversed']), 'created') });
  on('POST', '/deliveries/release', release, ({ order }) => deliveries.release(order));

  on('POST', '/clock', v.strictObject({ seconds: positive }), ({ seconds }) => {
    account.state.clockOffset += seconds;
    settleDue(account);
  });
  on('POST', '/sessions/:id/pay', PaymentSchema, ({ card, email }, context) => {
    completeCheckout(account, sessionOf(context), card, email);
    return sessionOf(context);
  });
  const outcome = v.strictObject({ outcome: v.picklist(['paid', 'failed']) });
  on('POST', '/sessions/:id/settle', outcome, ({ outcome }, context) =>
    settleCheckout(account, sessionOf(context), outcome),
  );
  on('POST', '/sessions/:id/expire', nothing, (_body, context) =>
    expireCheckout(account, sessionOf(context)),
  );
  on(
    'POST',
    '/sessions/:id/discount',
    DiscountSchema,
    ({ coupon = null, promotion_code = null, percent_off = null, amount_off = null, duration }, context) =>
      applyDiscount(account, sessionOf(context), {
        coupon,
        promotion_code,
        percent_off,
        amount_off,
        duration,
      }),
  );
  on('POST', '/invoices/:id/pay', nothing, (_body, { req }) =>
    payOpenInvoice(account, account.row('invoices', req.param('id') ?? '')),
  );
  on(
    'POST',
    '/subscriptions/:id/status',
    v.strictObject({ status: v.picklist(STATUSES) }),
    ({ status }, { req }) =>
      changeStatus(account, account.row('subscriptions', req.param('id') ?? ''), status),
  );

  const refund = v.strictObject({ ...ChargeOwnerSchema.entries, amount: v.optional(positive) });
  on('POST', '/refunds', refund, ({ amount, ...owner }) =>
    refundCharge(account, ownedCharge(owner), { amount }),
  );
  const dispute = v.strictObject({
    ...ChargeOwnerSchema.entries,
    status: v.optional(v.picklist(['needs_response', 'warning_needs_response']), 'needs_response'),
  });
  on('POST', '/disputes', dispute, ({ status, ...owner }) =>
    disputeCharge(account, ownedCharge(owner), status),
  );
  const disputeOf = (context: Context) => account.row('disputes', context.req.param('id') ?? '');
  on('POST', '/disputes/:id/escalate', nothing, (_body, context) =>
    escalateInquiry(account, disputeOf(context)),
  );
  const decision = v.strictObject({ status: v.picklist(['won', 'lost', 'warning_closed']) });
  on('POST', '/disputes/:id/close', decision, ({ status }, context) =>
    closeDispute(account, disputeOf(context), status),
  );
  return app;
}
