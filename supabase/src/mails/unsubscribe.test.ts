import {
  ACCOUNT,
  finish,
  GUEST,
  PLAYER,
  queue,
  UNCONFIRMED_ACCOUNT,
  unsubscribe,
} from '../testing/mail-scripts';
import { scriptValues } from '../testing/script-values';

test.each([
  ['an account', ACCOUNT, true],
  ['a guest, after the mail was sent', '', false],
])('%s unsubscribes from optional mails only, and can undo that', async (_, people, player) => {
  const script = people + queue({ kind: 'plan-ended', player }) + finish() + unsubscribe(false);
  const next = queue({ kind: 'plan-ended', key: 'l', player }) + queue({ key: 'required', player });
  const kinds = `select jsonb_agg(t.mail ->> 'kind' order by t.mail ->> 'kind') as value
    from jsonb_array_elements(public.take_mails(10)) t (mail);`;
  expect(await scriptValues([script + next + kinds, script + unsubscribe(true) + next + kinds])).toEqual([
    ['receipt'],
    ['plan-ended', 'receipt'],
  ]);
});

test('nobody can unsubscribe from required mails, or with an unknown id', async () => {
  expect(
    await scriptValues([
      queue() + unsubscribe(false),
      `select public.unsubscribe(gen_random_uuid(), false) as value;`,
    ]),
  ).toEqual([false, false]);
});

const TAKEN = `
  select coalesce(jsonb_agg(t.mail ->> 'address'), '[]') as value
  from jsonb_array_elements(public.take_mails(10)) t (mail);`;

test.each<readonly [holds: string, interval: string, player: boolean, addresses: readonly string[]]>([
  ['of a guest holds for two years', '23 months', false, []],
  ['of a guest is forgotten after two years', '25 months', false, [GUEST]],
  ['of an account holds as long as the account', '25 months', true, []],
])('the choice %s', async (_, interval, player, addresses) => {
  const script =
    ACCOUNT +
    queue({ kind: 'plan-ended', player }) +
    finish() +
    unsubscribe(false) +
    `update private.mail_opt_outs set since = now() - interval '${interval}';` +
    queue({ kind: 'plan-ended', key: 'other', address: 'other@example.com' }) +
    finish() +
    unsubscribe(false, 'other');
  expect(await scriptValues([script + queue({ kind: 'plan-ended', key: 'next', player }) + TAKEN])).toEqual([
    addresses,
  ]);
});

test('the choice of a guest is deleted with the confirmed account of the address', async () => {
  const script = (account: string) =>
    queue({ kind: 'plan-ended', address: 'ada@example.com' }) +
    finish() +
    unsubscribe(false) +
    account +
    `delete from auth.users where id = '${PLAYER}';` +
    queue({ kind: 'plan-ended', key: 'next', address: 'ada@example.com' }) +
    TAKEN;
  expect(await scriptValues([script(ACCOUNT), script(UNCONFIRMED_ACCOUNT)])).toEqual([
    ['ada@example.com'],
    [],
  ]);
});
