import { LEARNING_LEVELS, type LearningAnswer } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import { placementOf } from '../../shared-learning/src/placement/placement';
import { chooseNext } from '../../shared-learning/src/session/choose-next';
import type { SkillOnMap } from '../../shared-learning/src/skills/skill';
import { answered } from '../../shared-learning/src/testing/answered';
import { type Learner, startLevelOf } from './learner';

export interface PlacementRun {
  /** Levels between where the learner was placed and where the learner truly should start. */
  readonly off: number;
  readonly exercises: number;
}

export function placementRun(learner: Learner, map: readonly SkillOnMap[], random: Random): PlacementRun {
  const truth = LEARNING_LEVELS.indexOf(startLevelOf(learner, map));
  const answers: LearningAnswer[] = [];
  for (;;) {
    const state = { kind: 'placement', level: 'A1', skill: null, skills: [], answers } as const;
    const next = chooseNext(state, random, map);
    if (!next) break;
    const solved = learner.answer(next.skill, next.difficulty, 0);
    answers.push(answered(next.skill, next.difficulty, solved, false, next.seed));
  }
  const placed = LEARNING_LEVELS.indexOf(placementOf(answers, map).level);
  return { off: Math.abs(placed - truth), exercises: answers.length };
}
