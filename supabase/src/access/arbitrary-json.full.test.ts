import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { REFUSALS } from '@ninefold/contracts/rpc/testing';
import { challengeOf, GIVENS, GRID, roundChallengeOf, SOLUTION } from '../testing/challenges';
import { forgetLongCalls } from '../testing/own-connection';
import { newPlayer, type Player } from '../testing/players';
import { practice, save } from '../testing/results';
import { scriptValues } from '../testing/script-values';
import { type FUNCTION_ACCESS } from './access-table';
import { ARGUMENTS } from './call-arguments';

/** Everything but an integer, in every form that JSON can give it. */
const ODD = fc.constantFrom<unknown>(
  ...['NaN', 'Infinity', '-Infinity', 'infinity', '', '1e999', '\u0000', '0x1', '１', ' 1 '],
  ...[1e300, -1e300, 0.5, -1, 2 ** 31, 2 ** 63, 1e-300],
  ...[null, true, [], {}, [[[[1]]]], { at: { at: { at: 1 } } }],
);
const json = fc.oneof(ODD, fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>);
const record = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, json])), { requiredKeys: [] });
const listOf = (element: fc.Arbitrary<unknown>) =>
  fc.oneof(json, fc.array(fc.oneof(json, element), { maxLength: 4 }));

/** Changes one field of something valid. */
const changed = (valid: object) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(valid)), json)
    .map(([name, value]) => ({ ...valid, [name]: value }));

const move = fc.oneof(record('at', 'cell', 'digit'), changed({ at: 1_000, cell: 1, digit: 2 }));
const answer = fc.oneof(
  record('question', 'answer', 'correct_answer', 'milliseconds'),
  changed({ question: '1 + 1', answer: 2, correct_answer: 2, milliseconds: 900 }),
);
const solution = fc.oneof(
  json,
  changed(SOLUTION),
  listOf(move).map((moves) => ({ ...SOLUTION, moves })),
  listOf(answer).map((answers) => ({ kind: 'round', answers })),
);
const result = fc.oneof(
  record('id', 'kind', 'game_type', 'grid', 'givens', 'day_key', 'answers', 'ticket', 'finished_at'),
  changed({ ...practice({ givens: GIVENS, grid: GRID }), archive_day: '2026-11-20' }),
  changed({
    id: randomUUID(),
    kind: 'daily',
    game_type: 'sum_grid',
    day_key: '2026-11-20',
    grid: GRID,
    completion_time_seconds: 9,
  }),
);

/** JSON for an argument that has a shape of its own; for any other argument, arbitrary JSON. */
const SHAPES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'create_challenge.p_moves': listOf(move),
  'create_daily_challenge.p_moves': listOf(move),
  'answer_challenge.p_solution': solution,
  'save_results.p_results': listOf(result),
};

/** Every JSON argument of a function that people may call, as `function.argument`. */
async function jsonArguments(): Promise<string[]> {
  const [names] = await scriptValues([
    `select coalesce(jsonb_agg(p.proname || '.' || a.name order by p.proname, a.name), '[]') as value
     from pg_proc p, unnest(p.proargnames, p.proargtypes::oid[]) a (name, type)
     where p.pronamespace = 'public'::regnamespace and a.type in ('json'::regtype, 'jsonb'::regtype)
       and has_function_privilege('authenticated', p.oid, 'execute')`,
  ]);
  return names as string[];
}

let player: Player;
/** Arguments with which a call gets as far as the JSON. */
let valid: Readonly<Record<string, () => Promise<object>>>;

beforeAll(async () => {
  player = await newPlayer();
  const { id } = practice();
  await save(player.client, practice({ id }));
  const challenger = await newPlayer();
  const codes = [await challengeOf(challenger), await roundChallengeOf(challenger, 3)];
  let calls = 0;
  valid = {
    answer_challenge: async () => ({ p_code: codes[calls++ % 2], p_attempt: randomUUID() }),
    create_challenge: async () => {
      const made = practice({ givens: GIVENS, grid: GRID });
      await save(player.client, made);
      return { p_result_id: made.id };
    },
  };
});

test('no JSON makes a call fail: it succeeds or is refused for a known reason', async () => {
  const names = await jsonArguments();
  expect(names).toEqual(expect.arrayContaining(Object.keys(SHAPES)));
  for (const full of names) {
    const [name = '', argument = ''] = full.split('.');
    const known: readonly string[] = REFUSALS[name as keyof typeof REFUSALS] ?? [];
    const others = { ...ARGUMENTS[name as keyof typeof FUNCTION_ACCESS] };
    await forgetLongCalls();
    await fc.assert(
      fc.asyncProperty(SHAPES[full] ?? json, async (value) => {
        const args = { ...others, ...(await valid[name]?.()), [argument]: value };
        const { error, status } = await player.client.rpc(name as 'save_results', args as never);
        if (!error) return;
        const { code, hint } = error;
        // Class 22 is unreadable input, which PostgREST answers with 400.
        expect({
          name,
          status,
          isKnown: hint ? known.includes(hint) : code.startsWith('22'),
          code,
          hint,
        }).toMatchObject({
          isKnown: true,
          status: expect.any(Number) as number,
        });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  }
});

const ODD_TIMES = ['NaN', 'Infinity', '-Infinity', 1e300, -1, '1', null, [1_000], { at: 1 }];

test.each(ODD_TIMES)('a solution whose moves have the time %j is stored without a replay', async (at) => {
  const code = await challengeOf(await newPlayer());
  const p_solution = { ...SOLUTION, moves: [{ at, cell: 1, digit: 1 }] } as typeof SOLUTION;
  const { data, error } = await player.client.rpc('answer_challenge', {
    ...{ p_code: code, p_attempt: randomUUID(), p_solution },
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ status: 'saved', yours: { seconds: 60, moves: [] } });
});
