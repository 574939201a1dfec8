import {
  auth,
  fragmentOf,
  linkIn,
  linkTo,
  mailsTo,
  newAddress,
  newNetwork,
  opened,
  signIn,
  signUp,
} from '../../testing/shared-backend';
import { KEYS } from '../../testing/spawn-backend';

jest.setTimeout(60_000);

const OWNER = 'the password of the owner';
const ATTACKER = 'the password of the attacker';

const resend = (email: string, network?: string) =>
  auth('/resend', { body: { type: 'signup', email }, network });

/** Who can sign in. */
async function accepted(email: string): Promise<string[]> {
  const tried = await Promise.all(
    [OWNER, ATTACKER].map(async (password) => ({ password, status: (await signIn(email, password)).status })),
  );
  return tried.filter(({ status }) => status === 200).map(({ password }) => password);
}

const open = async (email: string) => opened(await linkTo(email));

/** What two persons do with one address, each from a network of their own or both from one. */
function persons(email: string, oneNetwork: boolean) {
  const network = newNetwork();
  const attackersNetwork = oneNetwork ? network : newNetwork();
  return {
    'owner signs up': () => signUp(email, OWNER, network),
    'owner asks again': () => resend(email, network),
    'owner asks for a reset': () => auth('/recover', { body: { email }, network }),
    'attacker signs up': () => signUp(email, ATTACKER, attackersNetwork),
    'attacker asks again': () => resend(email, attackersNetwork),
  };
}
type Step = keyof ReturnType<typeof persons>;

/** Whatever network the two are in. */
const ORDERS: readonly (readonly Step[])[] = [
  ['owner signs up', 'attacker signs up'],
  ['attacker signs up', 'owner signs up'],
  ['owner signs up', 'attacker signs up', 'owner asks again'],
  ['owner signs up', 'attacker signs up', 'attacker asks again'],
  ['attacker signs up', 'owner signs up', 'owner asks again'],
  ['attacker signs up', 'owner signs up', 'attacker asks again'],
  ['attacker signs up', 'owner signs up', 'attacker signs up'],
  ['owner signs up', 'attacker signs up', 'owner signs up'],
  ['attacker signs up', 'owner asks for a reset', 'attacker signs up'],
  ['owner asks for a reset', 'attacker signs up', 'owner signs up', 'attacker asks again'],
  // The last call is refused.
  ['attacker signs up', 'attacker signs up', 'attacker signs up', 'owner signs up'],
];

/** The owner's part of these looks like the attacker's own when both are in one network. */
const ORDERS_OF_TWO_NETWORKS: readonly (readonly Step[])[] = [
  ['attacker signs up', 'owner asks again'],
  ['attacker signs up', 'owner asks again', 'attacker signs up'],
  ['attacker signs up', 'owner asks again', 'attacker asks again'],
  ['owner signs up', 'attacker asks again'],
  ['attacker signs up', ...Array<Step>(10).fill('attacker asks again'), 'owner asks again'],
];

describe.each([
  ['two networks', false, [...ORDERS, ...ORDERS_OF_TWO_NETWORKS]],
  ['one network', true, ORDERS],
] as const)('a contested address, from %s', (_, oneNetwork, orders) => {
  test.each(orders.map((order) => [order.join(', '), order] as const))(
    '%s: the newest link confirms it without a password, and its owner chooses one by mail',
    async (__, order) => {
      const email = newAddress();
      const does = persons(email, oneNetwork);
      for (const step of order) await does[step]();
      const before = await mailsTo(email);
      const newest = before.filter(({ subject }) => subject === 'Confirm your email address').at(-1);
      expect(await opened(linkIn(newest))).not.toContain('error');
      expect(await accepted(email)).toEqual([]);

      expect((await auth('/recover', { body: { email } })).status).toBe(200);
      const token = fragmentOf(await open(email)).get('access_token') ?? '';
      const password = 'the choice of the owner';
      expect((await auth('/user', { method: 'PUT', token, body: { password } })).status).toBe(200);
      expect(await accepted(email)).toEqual([]);
      expect((await signIn(email, password)).status).toBe(200);
    },
  );
});

test('the link of a sign-up is dead after another sign-up', async () => {
  const email = newAddress();
  await signUp(email, OWNER);
  const first = await linkTo(email);
  await signUp(email, ATTACKER);
  expect(await opened(first)).toContain('error_code=otp_expired');
});

test('an attacker signs up first, then the owner resets the password: only the new one works', async () => {
  const email = newAddress();
  await signUp(email, ATTACKER);
  await auth('/recover', { body: { email } });
  const token = fragmentOf(await open(email)).get('access_token') ?? '';
  expect(await accepted(email)).toEqual([]);
  expect((await auth('/user', { method: 'PUT', token, body: { password: OWNER } })).status).toBe(200);
  expect(await accepted(email)).toEqual([OWNER]);
});

test('an attacker signs up after the owner asked for a reset: the old link leaves no password', async () => {
  const email = newAddress();
  await auth('/recover', { body: { email } });
  await signUp(email, OWNER);
  await auth('/recover', { body: { email } });
  const reset = await linkTo(email);
  await signUp(email, ATTACKER);
  await opened(reset);
  expect(await accepted(email)).toEqual([]);
});

test('an attacker signs up first, then the owner is invited: the password of the attacker does not work', async () => {
  const email = newAddress();
  await signUp(email, ATTACKER);
  expect((await auth('/invite', { body: { email }, apikey: KEYS.secretKey })).status).toBe(200);
  await open(email);
  expect(await accepted(email)).toEqual([]);
});

test('the honest person who asks for the mail again keeps the password', async () => {
  const email = newAddress();
  const network = newNetwork();
  await signUp(email, OWNER, network);
  await resend(email, network);
  await open(email);
  expect(await accepted(email)).toEqual([OWNER]);
});

test('the honest person who signs up twice, and asks for the mail again, keeps the password', async () => {
  const email = newAddress();
  const network = newNetwork();
  await signUp(email, OWNER, network);
  await signUp(email, OWNER, network);
  await resend(email, network);
  await open(email);
  expect(await accepted(email)).toEqual([OWNER]);
});
