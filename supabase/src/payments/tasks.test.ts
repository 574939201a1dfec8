import { fulfillment } from '../testing/payment-scripts';
import { paidCheckout } from '../testing/payments';
import { scriptValues } from '../testing/script-values';

const { purchase, subscription } = paidCheckout({ userId: null });
/** The payment must be returned. */
const ORDERED = fulfillment({ subscription, purchase: { ...purchase, objection: 'unknown-price' } });

const TAKE = 'select public.take_payment_tasks(null);';
const after = (minutes: number) =>
  `update private.payment_tasks set next_at = next_at - interval '${minutes} minutes';`;
const ATTEMPTS = `
  select coalesce(jsonb_agg(t.task -> 'attempt'), '[]') as value
  from jsonb_array_elements(public.take_payment_tasks(null)) t (task);`;

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 8],
  [400, 360],
])('after attempt %i, a task is handed out again in %i minutes', async (attempt, minutes) => {
  const taken = ORDERED + `update private.payment_tasks set attempts = ${attempt - 1};` + TAKE;
  expect(
    await scriptValues([taken + after(minutes - 0.1) + ATTEMPTS, taken + after(minutes) + ATTEMPTS]),
  ).toEqual([[], [attempt + 1]]);
});
