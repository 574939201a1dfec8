import { byPlan, PLANS } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { identifyPlan } from './identify-plan';

const CATALOG = {
  plans: PLANS,
  config: {
    prices: byPlan(() => 'price_now'),
    pastPrices: byPlan(() => ['price_before']),
    discounts: byPlan(() => ['coupon_ours', 'promo_ours']),
  },
};

const price = (id: string, unit_amount = PLANS.elite.amount) =>
  ({ id, unit_amount, currency: 'usd', recurring: { interval: 'year', interval_count: 1 } }) as Stripe.Price;

const discount = (coupon: string | null, promotion_code: string | null = null) => ({
  coupon,
  promotion_code,
});

const SALE = {
  metadata: { tier: 'elite' },
  items: [{ price: price('price_now'), quantity: 1 }],
  total: PLANS.elite.amount,
  currency: 'usd',
};

test.each<[name: string, over: Partial<Parameters<typeof identifyPlan>[1]>]>([
  ['at its price', {}],
  ['at a former price', { items: [{ price: price('price_before', 999), quantity: 1 }], total: 999 }],
  ['with a coupon of ours', { total: 2_999, discounts: [discount('coupon_ours')] }],
  ['with a promotion code of ours', { total: 2_999, discounts: [discount('coupon_other', 'promo_ours')] }],
  ['for nothing, with a coupon of ours', { total: 0, discounts: [discount('coupon_ours')] }],
])('a plan is sold %s', (_, over) => {
  expect(identifyPlan(CATALOG, { ...SALE, ...over })).toBe('elite');
});

test.each<[name: string, over: Partial<Parameters<typeof identifyPlan>[1]>]>([
  ['without its name', { metadata: {} }],
  ['at another price', { items: [{ price: price('price_other'), quantity: 1 }] }],
  ['in another currency', { currency: 'eur' }],
  ['twice', { items: [{ price: price('price_now'), quantity: 2 }] }],
  ['for less without a discount', { total: 2_999 }],
  ['for more than its price', { total: 5_999, discounts: [discount('coupon_ours')] }],
  ['with an unknown coupon', { total: 2_999, discounts: [discount('coupon_other', 'promo_other')] }],
  [
    'with an unknown coupon beside one of ours',
    { total: 2_999, discounts: [discount('coupon_ours'), discount('coupon_other')] },
  ],
])('no plan is sold %s', (_, over) => {
  expect(identifyPlan(CATALOG, { ...SALE, ...over })).toBeNull();
});
