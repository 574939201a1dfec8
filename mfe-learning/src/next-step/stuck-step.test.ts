import type { LearnerState } from './learner-state';
import { stuckStepOf } from './stuck-step';

const progress = (skill: string, level: 'attempted' | 'familiar' | 'proficient') => ({
  skill,
  answers: 5,
  recent: [],
  evidence_count: 0,
  days_since_correct: 0,
  days_since_evidence: 0,
  level,
});
const state = (last_answers: Given[], ...skills: ReturnType<typeof progress>[]) => ({
  last_answers,
  skills,
  open_session: null,
  placed_levels: [],
  placed_skills: [],
  learning_level: 'A1' as const,
});
type Given = NonNullable<LearnerState['last_answers']>[number];

const miss = (skill: string, support: Given['support'] = null): Given => ({
  skill,
  correct: false,
  helped: false,
  support,
});
const right = (skill: string): Given => ({ ...miss(skill), correct: true });
const lesson = miss('two-step-equations', 'lesson');

it('proposes a prerequisite that is not proficient', () => {
  const known = state(
    [lesson, right('one-step-equations')],
    progress('one-step-equations', 'familiar'),
    progress('two-step-equations', 'attempted'),
  );
  expect(stuckStepOf(known)).toMatchObject({
    kind: 'prerequisite',
    skill: { id: 'one-step-equations' },
    of: { id: 'two-step-equations' },
  });
  // Without a session left today, the lesson is still open.
  expect(stuckStepOf(known, false)).toMatchObject({ kind: 'reread', skill: { id: 'two-step-equations' } });
});

it('proposes the lesson where the prerequisites are known', () => {
  const known = state([lesson], progress('one-step-equations', 'proficient'));
  expect(stuckStepOf(known)).toMatchObject({ kind: 'reread', skill: { id: 'two-step-equations' } });
});

it('counts two misses without a solved exercise at the end, in mixed practice too', () => {
  const answers = [miss('mean'), right('median'), miss('mean'), right('median')];
  expect(stuckStepOf(state(answers))).toMatchObject({ kind: 'reread', skill: { id: 'mean' } });
  expect(stuckStepOf(state([...answers, right('mean')]))).toBeNull();
  expect(stuckStepOf(state([miss('mean')]))).toBeNull();
});

it('counts a miss after a shown step as a miss', () => {
  const after = { ...miss('mean'), helped: true };
  expect(stuckStepOf(state([miss('mean'), { ...after, solved: false }]))).toMatchObject({ kind: 'reread' });
  expect(stuckStepOf(state([miss('mean'), { ...after, solved: true }]))).toBeNull();
});

it('proposes nothing once the skill was solved twice after its lesson', () => {
  const recovered = [lesson, right('two-step-equations'), right('two-step-equations')];
  expect(stuckStepOf(state(recovered))).toBeNull();
  expect(stuckStepOf(state(recovered.slice(0, 2)))).not.toBeNull();
});
