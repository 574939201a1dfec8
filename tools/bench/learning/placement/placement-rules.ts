import type { LearningAnswer, LearningLevel } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import { MAX_PLACEMENT_LENGTH, placementOf } from '../../../../packages/learning/src/placement/placement';
import { chooseNext } from '../../../../packages/learning/src/session/choose-next';
import {
  LEVELS_OF_PATH,
  type LearningPath,
  type SkillOnMap,
} from '../../../../packages/learning/src/skills/skill';
import { answered } from '../../../../packages/learning/src/testing/answered';

export interface Placed {
  readonly level: LearningLevel;
  readonly questions: number;
}

/** How a learner is placed in a path. @param solves answers a typical exercise of a skill */
export type PlacementRule = (
  path: LearningPath,
  solves: (skill: string) => boolean,
  map: readonly SkillOnMap[],
  random: Random,
) => Placed;

/** A placement as a learner gets it. */
const ours: PlacementRule = (path, solves, map, random) => {
  const [level] = LEVELS_OF_PATH[path];
  const answers: LearningAnswer[] = [];
  const state = { kind: 'placement', level, skill: null, skills: [] } as const;
  for (;;) {
    const next = chooseNext({ ...state, answers }, random, map);
    if (!next) return { level: placementOf(level, answers, map).level, questions: answers.length };
    answers.push(answered(next.skill, next.difficulty, solves(next.skill), false, next.seed));
  }
};

/** Half of them solved: of all shares, the one that places best. */
const ENOUGH_OF_BOTH = MAX_PLACEMENT_LENGTH / 2;

/** The plainest rule: as many questions, the levels by turns, and the share that was solved decides. */
const alternating: PlacementRule = (path, solves, map, random) => {
  const [first, second] = LEVELS_OF_PATH[path];
  const solved = Array.from({ length: MAX_PLACEMENT_LENGTH }, (_, turn) => {
    const skills = map.filter((skill) => skill.level === (turn % 2 === 0 ? first : second));
    return solves(skills[Math.floor(random() * skills.length)]!.id);
  }).filter(Boolean).length;
  return { level: solved >= ENOUGH_OF_BOTH ? second : first, questions: MAX_PLACEMENT_LENGTH };
};

export const PLACEMENT_RULES = { placement: ours, 'levels by turns': alternating } as const;
