import type { LearningAnswer } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import { MAX_PLACEMENT_LENGTH, placementOf } from '../../../../packages/learning/src/placement/placement';
import { chooseNext } from '../../../../packages/learning/src/session/choose-next';
import { LEVELS_OF_PATH, type SkillOnMap } from '../../../../packages/learning/src/skills/skill';
import { answered } from '../../../../packages/learning/src/testing/answered';

/** Finds the index of the step to start at. @param solves answers a question about the step with an index */
export type StepRule = (
  steps: readonly SkillOnMap[],
  solves: (step: number) => boolean,
  random: Random,
) => { readonly start: number; readonly questions: number };

/** A placement as a learner gets it. */
const ours: StepRule = (steps, solves, random) => {
  const [level] = LEVELS_OF_PATH[steps[0]!.path];
  const indexOf = (skill: string) => steps.findIndex(({ id }) => id === skill);
  const answers: LearningAnswer[] = [];
  const state = { kind: 'placement', level, skill: null, skills: [] } as const;
  for (;;) {
    const next = chooseNext({ ...state, answers }, random, steps);
    if (!next) return { start: indexOf(placementOf(level, answers, steps).start), questions: answers.length };
    answers.push(answered(next.skill, next.difficulty, solves(indexOf(next.skill)), false, next.seed));
  }
};

/** Eight questions about the first level, six of them right for the second: what the product did. */
const firstLevel: StepRule = (steps, solves, random) => {
  const size = steps.filter(({ level }) => level === steps[0]!.level).length;
  const right = Array.from({ length: 8 }, () => solves(Math.floor(random() * size))).filter(Boolean).length;
  return { start: right >= 6 ? size : 0, questions: 8 };
};

/** Halves what is left, and believes every answer. */
const binarySearch: StepRule = (steps, solves) => {
  let [low, high, questions] = [0, steps.length, 0];
  for (; low < high && questions < MAX_PLACEMENT_LENGTH; questions++) {
    const middle = Math.floor((low + high) / 2);
    if (solves(middle)) low = middle + 1;
    else high = middle;
  }
  return { start: Math.min(low, steps.length - 1), questions };
};

/** From the middle up after a right answer and down after a wrong one, by steps that shrink to one. */
const staircase: StepRule = (steps, solves) => {
  let at = steps.length / 2;
  for (let question = 0; question < MAX_PLACEMENT_LENGTH; question++) {
    const change = Math.max(1, steps.length / 4 / (1 + question / 2));
    const isRight = solves(Math.min(steps.length - 1, Math.max(0, Math.floor(at))));
    at = Math.min(steps.length, Math.max(0, at + (isRight ? change : -change)));
  }
  return { start: Math.min(steps.length - 1, Math.round(at)), questions: MAX_PLACEMENT_LENGTH };
};

export const STEP_RULES = {
  placement: ours,
  'first level only': firstLevel,
  'binary search': binarySearch,
  staircase,
} as const satisfies Record<string, StepRule>;
