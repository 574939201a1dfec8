import { randomUUID } from 'node:crypto';
import type { Client } from '../program-client';
import { submit, todayKey } from '../testing/daily';
import { guestDaily, guestRound } from '../testing/guest-results';
import { newPlayer, service } from '../testing/players';
import { guestPractice, practice, traces } from '../testing/practice';
import { drill, mentalMath } from '../testing/rounds';

type Call = 'save_practice_result' | 'save_round_result' | 'import_guest_results';

/** Arguments that are taken, made anew for each test, without a word about whose they are. */
const PLAYED: Readonly<Record<Call, () => Promise<object>>> = {
  save_practice_result: async () => practice(),
  save_round_result: async () => mentalMath(12, 1),
  import_guest_results: async () => ({
    p_results: [guestDaily(await todayKey()), guestRound(drill(17)), guestPractice()],
  }),
};

/** Arguments that each function refuses, or skips, for what they are. */
const SENSELESS: Readonly<Record<Call, object>> = {
  save_practice_result: practice({ p_game_type: 'chess' }),
  save_round_result: { ...mentalMath(12), p_score: 13 },
  import_guest_results: { p_results: 7 },
};

const CALLS = Object.keys(PLAYED) as Call[];

// PostgREST takes JSON of any shape, whatever the generated types promise.
const call = async (client: Client, name: Call, args: object) => client.rpc(name, args as never);

describe.each(CALLS)('%s', (name) => {
  test.each<[string, (id: string) => object]>([
    ['names the caller', (id) => ({ p_user_id: id })],
    ['names nobody', () => ({ p_user_id: null })],
  ])('takes what %s', async (_, whose) => {
    const { client, id } = await newPlayer();
    const played = await PLAYED[name]();
    expect((await call(client, name, { ...played, ...whose(id) })).error).toBeNull();
    expect((await traces(client)).games).not.toEqual([]);
  });

  test('refuses what names somebody else, as a daily is refused, and writes nothing for either', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const before = [await traces(player.client), await traces(other.client)];
    const { error, status } = await call(player.client, name, {
      ...(await PLAYED[name]()),
      p_user_id: other.id,
    });
    expect(status).toBe(403);
    expect(error).toMatchObject({
      code: '42501',
      hint: 'not-your-account',
      message: 'You can only save your own results.',
    });
    expect(error).toEqual((await submit(player.client, { userId: other.id })).error);
    expect([await traces(player.client), await traces(other.client)]).toEqual(before);
  });

  test('refuses it before it looks at the results or for the account', async () => {
    const { client, id } = await newPlayer();
    const played = await PLAYED[name]();
    await call(client, name, { ...played, p_user_id: id });
    const p_user_id = randomUUID();
    const hint = async (args: object) => (await call(client, name, { ...args, p_user_id })).error?.hint;
    expect([await hint(played), await hint(SENSELESS[name])]).toEqual(Array(2).fill('not-your-account'));
    await service().from('profiles').delete().eq('id', id).throwOnError();
    expect(await hint(played)).toBe('not-your-account');
  });

  test('what was refused is taken from the account that it names', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const results = { ...(await PLAYED[name]()), p_user_id: player.id };
    expect((await call(other.client, name, results)).error).toMatchObject({ hint: 'not-your-account' });
    const { data } = await call(player.client, name, results);
    expect(data).toMatchObject(
      name === 'import_guest_results' ? { imported: 3, skipped: [] } : { saved: true },
    );
  });
});

test.each<[Call, readonly string[], object]>([
  [
    'save_round_result',
    ['p_id', 'p_game_type', 'p_score', 'p_completion_time_seconds', 'p_accuracy', 'p_session_data'],
    { saved: true },
  ],
  ['import_guest_results', ['p_results'], { imported: 3, skipped: [] }],
])(
  'an older client, which does not know the argument, is answered by %s as before',
  async (name, known, answer) => {
    const { client } = await newPlayer();
    const played = await PLAYED[name]();
    expect(Object.keys(played).sort()).toEqual([...known].sort());
    const { data, error } = await call(client, name, played);
    expect(error).toBeNull();
    expect(data).toMatchObject(answer);
  },
);
