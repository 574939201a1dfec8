import { FUNCTION_ACCESS, type FunctionName } from '../access/access-table';
import type { Client } from '../program-client';
import { start, startedSecondsAgo, submit } from '../testing/daily';
import { anonymous, newPlayer, type Player } from '../testing/players';

/**
 * Every function of the boards, with its response to each kind of person about a player who opted in and one who did
 * not. The tables are private: no role of the API reaches them, which the tests in `access/` prove for the whole
 * schema.
 */

const GAME = 'multiplication_grid';

const RELATIONS = ['guest', 'other player', 'hidden player', 'shown player'] as const;
type Relation = (typeof RELATIONS)[number];
type BoardFunction = Extract<FunctionName, 'board' | `${string}_board${'' | 's' | '_name'}`>;

const DENIED = 'permission denied';
const SIGNED_IN = {
  guest: DENIED,
  'other player': 'ok',
  'hidden player': 'ok',
  'shown player': 'ok',
} as const;

interface Named extends Player {
  readonly username: string;
}
let people: Readonly<Record<Exclude<Relation, 'guest'>, Named>>;

type Row = readonly [
  what: string,
  name: BoardFunction,
  args: () => object,
  expected: Readonly<Record<Relation, string>>,
];
const ROWS: readonly Row[] = [
  [
    'a board is read by who is signed in',
    'board',
    () => ({ p_game_type: GAME, p_answered_by: null, p_period: 'day', p_day: null }),
    SIGNED_IN,
  ],
  [
    'a name that is shown is reported by who may read it',
    'report_board_name',
    () => ({ p_username: people['shown player'].username }),
    SIGNED_IN,
  ],
  [
    'a name that is hidden is nobody’s, for its player too',
    'report_board_name',
    () => ({ p_username: people['hidden player'].username }),
    {
      guest: DENIED,
      'other player': 'unknown-name',
      'hidden player': 'unknown-name',
      'shown player': 'unknown-name',
    },
  ],
  // Last, because it changes who is listed. All people change their own entry, and nobody can name another player.
  ['the switch is one’s own', 'show_on_boards', () => ({ p_shown: false }), SIGNED_IN],
];

async function namedPlayer(kind: string): Promise<Named> {
  const player = await newPlayer();
  const username = `${kind}_${player.id.slice(0, 8)}`;
  await player.client.from('profiles').update({ username }).eq('id', player.id).throwOnError();
  return { ...player, username };
}

beforeAll(async () => {
  const [shown, hidden, other] = [
    await namedPlayer('shown'),
    await namedPlayer('hid'),
    await namedPlayer('o'),
  ];
  people = { 'shown player': shown, 'hidden player': hidden, 'other player': other };
  for (const { client, id } of [shown, hidden]) {
    await client.rpc('show_on_boards', { p_shown: true }).throwOnError();
    await start(client, GAME);
    await startedSecondsAgo(id, 40);
    await submit(client, { game: GAME }).then(({ error }) => expect(error).toBeNull());
  }
  await hidden.client.rpc('show_on_boards', { p_shown: false }).throwOnError();
});

const clientOf = (relation: Relation): Client =>
  relation === 'guest' ? anonymous() : people[relation].client;

async function outcome(client: Client, name: BoardFunction, args: object): Promise<string> {
  const { error } = await client.rpc(name, args as never);
  if (!error) return 'ok';
  return error.message.startsWith(DENIED) ? DENIED : (error.hint ?? error.message);
}

test('every function of the boards is in the matrix', () => {
  const ofBoards = Object.keys(FUNCTION_ACCESS).filter((name) => /(^|_)board(s|_|$)/.test(name));
  expect([...new Set(ROWS.map(([, name]) => name))].sort()).toEqual(ofBoards.sort());
});

test.each(RELATIONS)('a %s sees players who opted in, and no trace of the others', async (relation) => {
  const { data } = await clientOf(relation).rpc('board', {
    p_game_type: GAME,
    p_answered_by: null,
    p_period: 'day',
    p_day: null,
  });
  const text = JSON.stringify(data);
  const { 'shown player': shown, 'hidden player': hidden, 'other player': other } = people;
  expect(text.includes(shown.username)).toBe(relation !== 'guest');
  for (const secret of [hidden.username, hidden.id, other.username, shown.id])
    expect(text).not.toContain(secret);
  if (relation !== 'guest') expect(data?.my_place !== null).toBe(relation === 'shown player');
});

test.each(ROWS)('%s: %s', async (_, name, args, expected) => {
  const outcomes: Partial<Record<Relation, string>> = {};
  for (const relation of RELATIONS) outcomes[relation] = await outcome(clientOf(relation), name, args());
  expect(outcomes).toEqual(expected);
});
