import { callRpc, reportSignUpConflictCall } from '@ninefold/contracts/rpc';
import { aMinuteLater, holding } from '../testing/own-connection';
import { anonymous, linkTo, newAddress, open, service, signedInPlayer } from '../testing/players';

/** Only on a real Postgres can one transaction wait for another. */
const onPostgres = process.env.TEST_CLUSTER ? describe : describe.skip;

const OWNER = 'the password of the owner';
const ATTACKER = 'the password of the attacker';

const signsIn = async (email: string, password: string) =>
  (await anonymous().auth.signInWithPassword({ email, password })).error?.code ?? 'accepted';

onPostgres('a sign-up of an attacker at the moment at which the owner opens the link', () => {
  /** The owner's unconfirmed account, and the two calls. */
  async function race() {
    const email = newAddress();
    await service().auth.admin.createUser({ email, password: OWNER });
    await anonymous().auth.resend({ type: 'signup', email });
    await aMinuteLater(email);
    const link = await linkTo(email);
    const calls = {
      link: () => open(link),
      attack: () => anonymous().auth.signUp({ email, password: ATTACKER }),
    };
    return { email, calls };
  }

  test.each([
    ['the link first', ['link', 'attack'], 'accepted'],
    // The owner's link no longer works; the second sign-up's mail contains another one.
    ['the sign-up first', ['attack', 'link'], 'email_not_confirmed'],
  ] as const)('%s: the attacker’s password does not work', async (_, [first, second], ofOwner) => {
    const { email, calls } = await race();
    // Both wait for the account, in this order.
    const done = await holding(
      (sql) => sql`select from auth.users where email = ${email} for update`,
      async (waiting) => {
        const one = calls[first]();
        await waiting(1);
        const other = calls[second]();
        await waiting(2);
        // Wrapped in an object, so that they are not awaited here.
        return { one, other };
      },
    );
    await Promise.all([done.one, done.other]);
    expect(await signsIn(email, ATTACKER)).toBe('invalid_credentials');
    expect(await signsIn(email, OWNER)).toBe(ofOwner);
  });
});

onPostgres('a report of a conflict at the moment at which the link confirms the address', () => {
  test('the report first: the confirmation waits for it, and clears the password', async () => {
    const email = newAddress();
    await anonymous().auth.signUp({ email, password: ATTACKER });
    const link = await linkTo(email);
    const done = await holding(
      (sql) => sql`select from auth.users where email = ${email} for update`,
      async (waiting) => {
        const report = callRpc(anonymous(), reportSignUpConflictCall, { p_email: email, p_was_tried: true });
        await waiting(1);
        const opened = open(link);
        await waiting(2);
        return { report, opened };
      },
    );
    await done.report;
    expect((await done.opened).error).toBeNull();
    expect(await signsIn(email, ATTACKER)).toBe('invalid_credentials');
  });
});

onPostgres('two accounts that confirm the same new address at the same time', () => {
  /** Two people who requested the same address open the links in their mails at the same moment. */
  async function raceFor<Result>(use: (link: URL) => Promise<Result>) {
    const people = [await signedInPlayer(), await signedInPlayer()];
    const email = newAddress();
    const links: URL[] = [];
    for (const { client } of people) {
      const { error } = await client.auth.updateUser({ email });
      if (error) throw error;
      links.push(await linkTo(email));
    }
    // A third transaction holds the address and releases it. Until then both wait, after they saw that it is available.
    const done = await holding(
      (sql) => sql`insert into auth.users (id, email) values (gen_random_uuid(), ${email})`,
      async (waiting) => {
        const calls = links.map(use);
        await waiting(2);
        return { calls };
      },
    );
    const results = await Promise.all(done.calls);
    const accounts = await Promise.all(
      people.map(async ({ id }) => (await service().auth.admin.getUserById(id)).data.user?.email),
    );
    return { results, owners: accounts.filter((account) => account === email).length };
  }

  test('one gets it, and the other’s call is rejected with a message', async () => {
    const { results, owners } = await raceFor(async (link) => {
      const { error } = await open(link);
      return error ? `${error.status} ${error.code}: ${error.message}` : 'accepted';
    });
    expect(results.sort()).toEqual(['403 otp_expired: Token has expired or is invalid', 'accepted']);
    expect(owners).toBe(1);
  });
});
