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
const state = (...skills: ReturnType<typeof progress>[]) => ({
  skills,
  open_session: null,
  placed_levels: [],
  placed_skills: [],
  learning_level: 'A1' as const,
});
const miss = (skill: string, over: object = {}) => ({ skill, correct: false, helped: false, ...over });
const right = (skill: string) => ({ skill, correct: true, helped: false });
const lesson = miss('two-step-equations', { support: 'lesson' as const });

it('proposes a prerequisite that is not proficient', () => {
  const known = state(
    progress('one-step-equations', 'familiar'),
    progress('two-step-equations', 'attempted'),
  );
  expect(stuckStepOf([lesson, right('one-step-equations')], known)).toMatchObject({
    kind: 'prerequisite',
    skill: { id: 'one-step-equations' },
    of: { id: 'two-step-equations' },
  });
});

it('proposes the lesson where the prerequisites are known', () => {
  const known = state(progress('one-step-equations', 'proficient'));
  expect(stuckStepOf([lesson], known)).toMatchObject({ kind: 'reread', skill: { id: 'two-step-equations' } });
});

it('counts two misses without a solved exercise at the end, in mixed practice too', () => {
  const answers = [miss('mean'), right('median'), miss('mean'), right('median')];
  expect(stuckStepOf(answers, state())).toMatchObject({ kind: 'reread', skill: { id: 'mean' } });
  expect(stuckStepOf([...answers, right('mean')], state())).toBeNull();
  expect(stuckStepOf([miss('mean')], state())).toBeNull();
});
