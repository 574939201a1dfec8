import fc from 'fast-check';
import {
  DIFFICULTIES,
  type MasteryLevel,
  masteryOf,
  NEW_SKILL,
  rated,
  type Rated,
  type SkillState,
} from '@ninefold/learning';
import { scriptValues } from '../testing/script-values';

/** The rules of mastery exist in `@ninefold/learning` and in SQL, and must stay equal. */

const answer = fc.record({
  difficulty: fc.constantFrom(...DIFFICULTIES),
  kind: fc.constantFrom(1, 2, 99),
  correct: fc.boolean(),
  mixed: fc.boolean(),
  /** Days before the answer is given. */
  later: fc.constantFrom(0, 0, 1, 5),
});
type Dated = Rated & { readonly later: number };
const histories = fc.sample(
  fc.oneof(
    fc.array(answer, { minLength: 1, maxLength: 40 }),
    fc.array(
      answer.map((each) => ({ ...each, correct: true, difficulty: Math.max(4, each.difficulty) as 4 | 5 })),
      { minLength: 1, maxLength: 60 },
    ),
  ),
  { numRuns: 200, seed: 815 },
);

const EDGES = fc.sample(
  fc.record({
    answers: fc.integer({ min: 0, max: 8 }),
    evidence: fc.integer({ min: 0, max: 3 }),
    daysSinceCorrect: fc.constantFrom(null, 0, 20, 21, 62, 63, 400),
  }),
  { numRuns: 300, seed: 816 },
);

const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`;

/** Every state of a person who gives these answers in order. */
const FOLD = `
  create function pg_temp.earlier(p_at timestamptz, p_days integer) returns timestamptz language sql as $$
    select private.day_begins_at(private.day_key_at(p_at) - p_days);
  $$;
  create function pg_temp.states(p_answers jsonb) returns jsonb language plpgsql as $$
  declare
    v_state public.skill_progress := private.new_skill(null, 'mean');
    v_answer jsonb;
    v_states jsonb := '[]';
  begin
    for v_answer in select e from jsonb_array_elements(p_answers) e loop
      if (v_answer ->> 'later')::integer > 0 then
        v_state.last_correct_at := pg_temp.earlier(v_state.last_correct_at, (v_answer ->> 'later')::integer);
        v_state.evidence_at := pg_temp.earlier(v_state.evidence_at, (v_answer ->> 'later')::integer);
      end if;
      v_state := private.rated(v_state, (v_answer ->> 'difficulty')::integer, (v_answer ->> 'kind')::integer,
        (v_answer ->> 'correct')::boolean, (v_answer ->> 'mixed')::boolean);
      v_states := v_states || jsonb_build_object('answers', v_state.answers, 'recent', v_state.recent,
        'evidence', v_state.evidence, 'daysSinceCorrect', private.days_since(v_state.last_correct_at),
        'daysSinceEvidence', private.days_since(v_state.evidence_at));
    end loop;
    return v_states;
  end $$;
  select jsonb_agg(pg_temp.states(h) order by position) as value
  from jsonb_array_elements(${json(histories)}) with ordinality l (h, position);`;

/** The rule itself, so that SQL and TypeScript cannot change together: answers, evidence, days → level. */
const RULE: readonly (readonly [number, number, number | null, MasteryLevel | null])[] = [
  [0, 3, 0, null],
  [1, 0, null, 'attempted'],
  [9, 0, 0, 'attempted'],
  [1, 1, 0, 'familiar'],
  [2, 2, 0, 'proficient'],
  [3, 3, 0, 'mastered'],
  [3, 3, 20, 'mastered'],
  [3, 3, 21, 'proficient'],
  [9, 3, 62, 'proficient'],
  [9, 3, 63, 'familiar'],
  [9, 2, 63, 'attempted'],
  [9, 1, 400, 'attempted'],
];

const ruled = RULE.map(([answers, evidence, daysSinceCorrect]) => ({ answers, evidence, daysSinceCorrect }));

const levelsOf = (states: readonly Parameters<typeof masteryOf>[0][]) => `
  select jsonb_agg(private.mastery_of((e ->> 'answers')::integer, (e ->> 'evidence')::integer,
    (e ->> 'daysSinceCorrect')::integer) order by position) as value
  from jsonb_array_elements(${json(states)}) with ordinality l (e, position);`;

function statesOf(answers: readonly Dated[]): SkillState[] {
  let state = NEW_SKILL;
  return answers.map(({ later, ...each }) => {
    const after = (days: number | null) => (days === null ? null : days + later);
    const { daysSinceCorrect, daysSinceEvidence } = state;
    state = {
      ...state,
      daysSinceCorrect: after(daysSinceCorrect),
      daysSinceEvidence: after(daysSinceEvidence),
    };
    return (state = rated(state, each));
  });
}

let values: unknown[];

beforeAll(async () => {
  values = await scriptValues([FOLD, levelsOf(EDGES), levelsOf(ruled)]);
});

test('the database rates a skill like the device after every answer', () => {
  expect(values[0]).toEqual(histories.map(statesOf));
});

test('the database and the device name the same level', () => {
  expect(values[1]).toEqual(EDGES.map(masteryOf));
});

test('device and database follow the rule’s levels', () => {
  const levels = RULE.map(([, , , level]) => level);
  expect(ruled.map(masteryOf)).toEqual(levels);
  expect(values[2]).toEqual(levels);
});
