import fc from 'fast-check';
import {
  DIFFICULTIES,
  type MasteryLevel,
  masteryOf,
  NEW_SKILL,
  rated,
  type Rated,
  type SkillState,
} from 'shared-learning';
import { scriptValues } from '../testing/script-values';

/** The rules of mastery stand in `shared-learning` and in SQL. This holds both equal. */

jest.setTimeout(60_000);

const answer = fc.record({
  difficulty: fc.constantFrom(...DIFFICULTIES),
  correct: fc.boolean(),
  guess: fc.constantFrom(0, 0.25),
  mixed: fc.boolean(),
});
const histories = fc.sample(
  fc.oneof(
    fc.array(answer, { minLength: 1, maxLength: 40 }),
    fc.array(
      answer.map((each) => ({ ...each, correct: true })),
      { minLength: 1, maxLength: 60 },
    ),
  ),
  { numRuns: 200, seed: 815 },
);

const DAYS = [null, 0, 20, 21, 62, 63, 400];
const EDGES = fc.sample(
  fc.record({
    rating: fc.oneof(
      fc.constantFrom(-201, -200, 599, 600, 1_199, 1_200),
      fc.integer({ min: -4_000, max: 4_000 }),
    ),
    answers: fc.integer({ min: 0, max: 8 }),
    proofs: fc.integer({ min: 0, max: 3 }),
    daysSinceCorrect: fc.constantFrom(...DAYS),
  }),
  { numRuns: 300, seed: 816 },
);

const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`;

/** Every state of a person who gives these answers, one after the other. */
const FOLD = `
  create function pg_temp.states(p_answers jsonb) returns jsonb language plpgsql as $$
  declare
    v_state public.skill_progress := private.new_skill(null, 'mean');
    v_answer jsonb;
    v_states jsonb := '[]';
  begin
    for v_answer in select e from jsonb_array_elements(p_answers) e loop
      v_state := private.rated(v_state, (v_answer ->> 'difficulty')::integer, (v_answer ->> 'correct')::boolean,
        (v_answer ->> 'guess')::double precision, (v_answer ->> 'mixed')::boolean);
      v_states := v_states || jsonb_build_object('rating', v_state.rating, 'answers', v_state.answers,
        'proofs', v_state.proofs, 'daysSinceCorrect', private.days_since_correct(v_state));
    end loop;
    return v_states;
  end $$;
  select jsonb_agg(pg_temp.states(h) order by place) as value
  from jsonb_array_elements(${json(histories)}) with ordinality l (h, place);`;

/** The rule itself, so that SQL and TypeScript cannot change together: rating, answers, proofs, days → level. */
const RULE: readonly (readonly [number, number, number, number | null, MasteryLevel | null])[] = [
  [4_000, 0, 9, 0, null],
  [-4_000, 1, 0, null, 'attempted'],
  [4_000, 2, 2, 0, 'mastered'],
  [599, 20, 0, 0, 'familiar'],
  [-200, 3, 0, 0, 'familiar'],
  [-200, 2, 0, 0, 'attempted'],
  [-201, 20, 0, 0, 'attempted'],
  [600, 5, 0, 0, 'proficient'],
  [600, 4, 0, 0, 'familiar'],
  [4_000, 40, 0, 0, 'proficient'],
  [4_000, 40, 1, 0, 'proficient'],
  [1_199, 40, 9, 0, 'proficient'],
  [1_200, 40, 2, 0, 'mastered'],
  [1_200, 40, 2, 20, 'mastered'],
  [1_200, 40, 2, 21, 'proficient'],
  [1_200, 40, 2, 62, 'proficient'],
  [1_200, 40, 2, 63, 'familiar'],
  [600, 5, 0, 63, 'attempted'],
  [-200, 3, 0, 400, 'attempted'],
];

const ruled = RULE.map(([rating, answers, proofs, daysSinceCorrect]) => ({
  rating,
  answers,
  proofs,
  daysSinceCorrect,
}));

const levelsOf = (states: readonly SkillState[]) => `
  select jsonb_agg(private.mastery_of((e ->> 'rating')::integer, (e ->> 'answers')::integer,
    (e ->> 'proofs')::integer, (e ->> 'daysSinceCorrect')::integer) order by place) as value
  from jsonb_array_elements(${json(states)}) with ordinality l (e, place);`;

function statesOf(answers: readonly Rated[]): SkillState[] {
  let state = NEW_SKILL;
  return answers.map((each) => (state = rated(state, each)));
}

let values: unknown[];

beforeAll(async () => {
  values = await scriptValues([FOLD, levelsOf(EDGES), levelsOf(ruled)]);
});

test('the database rates a skill as the device does, after every answer', () => {
  expect(values[0]).toEqual(histories.map(statesOf));
});

test('the database names the same level as the device', () => {
  expect(values[1]).toEqual(EDGES.map(masteryOf));
});

test('device and database name the levels of the rule', () => {
  const levels = RULE.map(([, , , , level]) => level);
  expect(ruled.map(masteryOf)).toEqual(levels);
  expect(values[2]).toEqual(levels);
});
