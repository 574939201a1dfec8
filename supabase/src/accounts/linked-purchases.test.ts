import { randomUUID } from 'node:crypto';
import { scriptValues } from '../testing/script-values';

const PLAYER = randomUUID();

const account = (email: string, confirmedAt: string) =>
  `insert into auth.users (id, email, email_confirmed_at) values ('${PLAYER}', '${email}', ${confirmedAt});`;

const BOUGHT = `
  insert into public.subscriptions (id, customer_id, tier, status, paid, started_at, read_at)
  values ('sub_1', 'cus_1', 'elite', 'active', true, now(), now());
  insert into public.purchases (session_id, buyer_email, customer_id, subscription_id, tier, amount_total, currency, status)
  values ('cs_1', 'ada@example.com', 'cus_1', 'sub_1', 'elite', 4999, 'usd', 'paid');`;

const change = (columns: string) => `update auth.users set ${columns} where id = '${PLAYER}';`;

const OWNER = `
  select jsonb_build_array(p.user_id is not null, s.user_id is not null,
    (select o.is_subscribed from public.profiles o where o.id = '${PLAYER}')) as value
  from public.purchases p join public.subscriptions s on s.id = p.subscription_id;`;

test.each([
  [
    'confirms the address',
    account('ada@example.com', 'null') + BOUGHT + change('email_confirmed_at = now()'),
  ],
  ['signs in', account('ada@example.com', 'now()') + BOUGHT + change('last_sign_in_at = now()')],
  [
    'changes to the address',
    account('bob@example.com', 'now()') + BOUGHT + change(`email = 'ada@example.com'`),
  ],
])("a guest's purchase belongs to the account that %s", async (_, script) => {
  expect(await scriptValues([script + OWNER])).toEqual([[true, true, true]]);
});

test.each([
  ['is unconfirmed', account('ada@example.com', 'null') + BOUGHT + change('last_sign_in_at = now()')],
  ['has another address', account('bob@example.com', 'now()') + BOUGHT + change('last_sign_in_at = now()')],
])("a guest's purchase does not belong to an account that %s", async (_, script) => {
  expect(await scriptValues([script + OWNER])).toEqual([[false, false, false]]);
});
