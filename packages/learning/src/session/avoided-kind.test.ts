import type { SkillProgress } from '@ninefold/contracts';
import { seededRandom } from 'shared-puzzle-engine';
import { EASIEST_COUNTED } from '../mastery/recent-results';
import { loadExercise } from '../review/load-exercise';
import { SKILLS } from '../skills/skill-map';
import { chooseNext } from './choose-next';
import { withNewQuestion } from './new-question';

const progress = (over: Partial<SkillProgress>): SkillProgress => ({
  skill: 'mean',
  answers: 5,
  recent: [],
  evidence_count: 1,
  days_since_correct: 0,
  days_since_evidence: null,
  level: 'familiar',
  ...over,
});
const chosenWith = (over: Partial<SkillProgress>) =>
  chooseNext(
    { kind: 'skill', level: 'B1', skill: 'mean', skills: [progress(over)], answers: [] },
    seededRandom(1),
  );

it('avoids the only kind of question so far when a skill needs nothing but another one', () => {
  expect(chosenWith({ recent: [75, 75, 75] })).toMatchObject({ avoided_kind: 7 });
  expect(chosenWith({ recent: [0, 75, 75, 75, 75] })).toMatchObject({ avoided_kind: 7 });
});

it('lets chance choose the kind of all other questions', () => {
  const others = [
    { recent: [75, 75] },
    { recent: [75, 85, 75] },
    { recent: [75, 75, 75], evidence_count: 2 },
  ];
  for (const over of others) expect(chosenWith(over)).not.toHaveProperty('avoided_kind');
});

it.each(SKILLS.map(({ id }) => id))('finds another kind of question that counts in %s', async (skill) => {
  const wanted = { skill, difficulty: 5, seed: 1 } as const;
  const avoided = (await loadExercise(wanted))!.kind;
  const found = await withNewQuestion(wanted, new Set(), avoided);
  expect(found.difficulty).toBeGreaterThanOrEqual(EASIEST_COUNTED);
  const { kind } = (await loadExercise(found))!;
  expect(kind).toBeGreaterThan(0);
  expect(kind).not.toBe(avoided);
});
