import { fulfillment, sync } from '../testing/payment-scripts';
import { paidCheckout } from '../testing/payments';
import { scriptValues } from '../testing/script-values';

/** What operators learn about payments. */

const { purchase, subscription } = paidCheckout({ userId: null });
const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
const BOUGHT = fulfillment({ subscription, purchase: { ...purchase, created_at: yesterday } });
const RETURNED = fulfillment({
  subscription,
  purchase: { ...purchase, created_at: yesterday, objection: 'unknown-price' },
});
const canceled = { ...subscription, status: 'canceled', ended_at: subscription.read_at };

const fail = (error: string) =>
  `select public.fail_payment_task((t.task ->> 'id')::uuid, '${error}')
   from jsonb_array_elements(public.take_payment_tasks(null)) t (task);`;
const AN_HOUR_LATER = `
  update private.payment_tasks set created_at = now() - interval '61 minutes', next_at = now();`;
const problems = (path: string) => `select public.payment_problems() #> '${path}' as value;`;

test('a purchase that nobody has claimed is reported while its subscription grants something', async () => {
  const unclaimed = problems('{unclaimed}');
  const [active, ended, returned] = await scriptValues([
    BOUGHT + unclaimed,
    BOUGHT + sync(canceled) + unclaimed,
    RETURNED + unclaimed,
  ]);
  expect(active).toEqual([{ subscription_id: subscription.id, since: expect.any(String) }]);
  expect([ended, returned]).toEqual([[], []]);
});

test('the error of a task is reported after an hour without the address that Stripe quotes', async () => {
  const failed = RETURNED + fail('Invalid email: "ada@example.com" of cus_1.');
  const errors = problems('{overdue,0,error}');
  expect(await scriptValues([failed + errors, failed + AN_HOUR_LATER + errors])).toEqual([
    null,
    'Invalid email: … of cus_1.',
  ]);
});

test('a long error of a task is shortened', async () => {
  const [error] = await scriptValues([
    RETURNED + fail('x'.repeat(501)) + AN_HOUR_LATER + problems('{overdue,0,error}'),
  ]);
  expect(error).toBe('x'.repeat(500));
});
