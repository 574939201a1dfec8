import { holding } from '../testing/own-connection';
import { newPlayer, type Player, service } from '../testing/players';

/** Only on a real Postgres can one transaction wait for another. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

type Write = PromiseLike<{ error: unknown }>;

/** How the owner of a username gives it up. */
const GIVING_UP: readonly (readonly [string, (owner: Player) => Write])[] = [
  [
    'another one',
    ({ client, id }) =>
      client
        .from('profiles')
        .update({ username: `g_${id.slice(0, 8)}` })
        .eq('id', id),
  ],
  ['no account', ({ id }) => service().auth.admin.deleteUser(id)],
];

onPostgres.each(GIVING_UP)(
  'a username that its owner gives up for %s cannot be taken at the same moment',
  async (_, giveUp) => {
    const [owner, other] = [await newPlayer(), await newPlayer()];
    const username = `x_${owner.id.slice(0, 8)}`;
    await owner.client.from('profiles').update({ username }).eq('id', owner.id).throwOnError();
    const calls = await holding(
      // The owner's transaction waits here with the changed row.
      (sql) => sql`
        insert into private.released_usernames (skeleton_digest) values (private.username_digest(${username}))`,
      async (waiting) => {
        const given = giveUp(owner).then(({ error }) => error);
        await waiting(1);
        const taken = other.client
          .from('profiles')
          .update({ username })
          .eq('id', other.id)
          .then(({ error }) => error);
        await Promise.race([taken, waiting(2)]);
        return { given, taken };
      },
    );
    expect(await calls.given).toBeNull();
    expect(await calls.taken).toMatchObject({ code: '23505', hint: 'username-taken' });
  },
);

onPostgres('a username that is given up while somebody waits for it cannot be taken', async () => {
  const [owner, other] = [await newPlayer(), await newPlayer()];
  const [username, next] = [`y_${owner.id.slice(0, 8)}`, `z_${owner.id.slice(0, 8)}`];
  const sessions: Parameters<Parameters<typeof holding>[0]>[0][] = [];
  const taken = await holding(
    (sql) => {
      sessions.push(sql);
      return sql`update public.profiles set username = ${username} where id = ${owner.id}`;
    },
    async (waiting) => {
      const answer = other.client
        .from('profiles')
        .update({ username })
        .eq('id', other.id)
        .then(({ error }) => error);
      await waiting(1);
      for (const sql of sessions) {
        await sql`update public.profiles set username = ${next} where id = ${owner.id}`;
        await sql`commit`;
      }
      return answer;
    },
  );
  expect(taken).toMatchObject({ code: '23505', hint: 'username-taken' });
});
