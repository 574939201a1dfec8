import type { LearningAnswer, LearningLevel, SkillProgress } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty } from '../../shared-learning/src/exercise/exercise';
import { progressAfter } from '../../shared-learning/src/mastery/progress';
import { chooseNext } from '../../shared-learning/src/session/choose-next';
import type { SkillOnMap } from '../../shared-learning/src/skills/skill';
import { answered } from '../../shared-learning/src/testing/answered';
import type { Learner } from './learner';

/** The most exercises of a run. A learner who needs them all has not mastered the level. */
const MOST = 1500;
const CHOSEN_SHARE = 0.2;

/** Says what comes next, by what it can see. null: enough for today. */
export type Chooser = (seen: {
  readonly skills: readonly SkillProgress[];
  readonly today: readonly LearningAnswer[];
}) => { skill: string; difficulty: ExerciseDifficulty } | null;

/** Mixed practice as a learner gets it. */
export function adaptive(map: readonly SkillOnMap[], level: LearningLevel, random: Random): Chooser {
  return ({ skills, today }) =>
    chooseNext({ kind: 'practice', level, skill: null, skills, answers: today }, random, map);
}

export interface LearningRun {
  /** Exercises until every skill of the level was mastered at the same time, by the learner's true state. */
  readonly exercises: number;
  readonly correct: number;
  readonly mastered: boolean;
}

/** One learner practises a level until all of it is mastered. A fifth of the answers is chosen from four options. */
export function learningRun(
  learner: Learner,
  map: readonly SkillOnMap[],
  level: LearningLevel,
  chooser: Chooser,
  random: Random,
): LearningRun {
  const wanted = map.filter((skill) => skill.level === level);
  const isMastered = () => wanted.every(({ id }) => learner.hasMastered(id));
  let skills: SkillProgress[] = [];
  let today: LearningAnswer[] = [];
  let exercises = 0;
  let correct = 0;
  while (!isMastered() && exercises < MOST) {
    const next = chooser({ skills, today });
    if (!next) {
      if (today.length === 0) throw new Error('The chooser gives nothing to do.');
      learner.sleep();
      today = [];
      skills = skills.map(aDayLater);
      continue;
    }
    const chosen = random() < CHOSEN_SHARE;
    const solved = learner.answer(next.skill, next.difficulty, chosen ? 0.25 : 0);
    exercises += 1;
    if (solved) correct += 1;
    const answer = answered(next.skill, next.difficulty, solved, chosen, exercises);
    today = [...today, answer];
    skills = progressAfter(skills, answer, 'practice');
  }
  return { exercises, correct, mastered: isMastered() };
}

function aDayLater(progress: SkillProgress): SkillProgress {
  const days = progress.days_since_correct;
  return { ...progress, days_since_correct: days === null ? null : days + 1 };
}
