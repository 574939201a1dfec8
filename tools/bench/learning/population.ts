import type { LearningAnswer } from '@ninefold/contracts';
import { seededRandom, type Random } from 'shared-puzzle-engine';
import { placementOf } from '../../../packages/learning/src/placement/placement';
import { chooseNext } from '../../../packages/learning/src/session/choose-next';
import { LEARNING_PATHS, LEVELS_OF_PATH, type SkillOnMap } from '../../../packages/learning/src/skills/skill';
import { answered } from '../../../packages/learning/src/testing/answered';
import { itemResponseLearner } from './learners/item-response-learner';
import type { Learner, LearnerModel } from './learners/learner';
import { misconceptionLearner } from './learners/misconception-learner';
import { performanceFactorsLearner } from './learners/performance-factors-learner';
import { forgettingLearner, guessSlipLearner } from './learners/tracing-learner';
import { learningRun, type KindOf, type LearningRun, type MakeChooser, type Watcher } from './learning-run';

export const MODELS = {
  'item response': itemResponseLearner,
  'guess and slip': guessSlipLearner,
  'tracing with forgetting': forgettingLearner,
  misconceptions: misconceptionLearner,
  'performance factors': performanceFactorsLearner,
} as const satisfies Record<string, LearnerModel>;
export type Model = keyof typeof MODELS;

/** Learners of one population; further ones have other parameters. */
export const OF_A_KIND = 5;

/** Learners by number. Each can restart any number of times, with the same parameters. */
export interface Population {
  readonly model: Model;
  readonly map: readonly SkillOnMap[];
  /** Its name keeps the learners that are measured apart from those that a choice was fitted to. */
  readonly seed: string;
  readonly size: number;
  readonly kindOf: KindOf;
}

/** Each learner practices one path, from the level that the placement gives. */
export function practiceRuns(
  { model, map, seed, size, kindOf }: Population,
  make: MakeChooser,
  watch?: () => Watcher,
): LearningRun[] {
  return Array.from({ length: size }, (_, number) => {
    const name = `${seed} ${model} ${number}`;
    const common = seededRandom(`${seed} ${model} common ${Math.floor(number / OF_A_KIND)}`);
    const learner = MODELS[model](map, seededRandom(name), common);
    const skills = placedSkills(learner, map, number, seededRandom(`${name} placement`));
    const choose = make(skills, map, seededRandom(`${name} chooser`));
    const random = seededRandom(`${name} answers`);
    return learningRun(learner, { skills, choose, kindOf, random, watcher: watch?.() });
  });
}

function placedSkills(
  learner: Learner,
  map: readonly SkillOnMap[],
  number: number,
  random: Random,
): SkillOnMap[] {
  const path = LEARNING_PATHS[number % LEARNING_PATHS.length]!;
  const ofPath = map.filter((skill) => skill.path === path);
  const [first] = LEVELS_OF_PATH[path];
  const answers: LearningAnswer[] = [];
  for (;;) {
    const next = chooseNext(
      { kind: 'placement', level: first, skill: null, skills: [], answers },
      random,
      ofPath,
    );
    if (!next) break;
    const { correct } = learner.answer({ ...next, guess: 0 });
    answers.push(answered(next.skill, next.difficulty, correct, false, next.seed));
  }
  const { level } = placementOf(first, answers, ofPath);
  learner.sleep();
  return ofPath.filter((skill) => skill.level === level);
}
