import { seededRandom, type Random } from 'shared-puzzle-engine';
import { LEARNING_PATHS, type SkillOnMap } from '../../../../packages/learning/src/skills/skill';
import { type Estimate, meanOfValues, shareOf } from '../interval';
import { drawWorld, independentLearner } from './independent-learner';
import { STEP_RULES } from './step-rules';

const SLIP = 0.1;
const GUESS = 1 / 4;
const CLOSE = 2;

export interface StepFigure {
  readonly rule: keyof typeof STEP_RULES;
  readonly name: string;
  readonly estimate: Estimate;
  readonly bound?: { readonly atLeast: number } | { readonly atMost: number };
}

interface Sample {
  readonly map: readonly SkillOnMap[];
  readonly seed: string;
  readonly learners: number;
}

interface StepLearner {
  solves(step: number): boolean;
  /** The index of the step where the learner should start. */
  readonly start: number;
}

type MakeLearner = (steps: readonly SkillOnMap[], random: Random) => StepLearner;

/** Knows a number of steps from the first one on, makes careless errors and guesses from four options. */
const inOrder: MakeLearner = (steps, random) => {
  const known = Math.floor(random() * (steps.length + 1));
  return {
    solves: (step) => random() < (step < known ? 1 - SLIP : GUESS),
    start: Math.min(known, steps.length - 1),
  };
};

/** Knows some later skills and not some earlier ones; starts where as few skills as possible are misjudged. */
const notInOrder: MakeLearner = (steps, random) => {
  const learner = independentLearner(drawWorld(random), steps, random);
  const known = steps.map(({ id }) => learner.knowledgeOf(id));
  const misjudged = (start: number) =>
    known.reduce((sum, degree, step) => sum + (step < start ? 1 - degree : degree), 0);
  const costs = [...steps.keys()].map(misjudged);
  return {
    solves: (step) => {
      const isKnown = random() < known[step]!;
      return random() < (isKnown ? 1 - SLIP : GUESS);
    },
    start: costs.indexOf(Math.min(...costs)),
  };
};

/** How close placements come to the step where a learner should start, by rule. All rules meet the same learners. */
export function stepBench({ map, seed, learners }: Sample): StepFigure[] {
  const kinds = { 'in order': inOrder, 'not in order': notInOrder };
  return (Object.keys(STEP_RULES) as (keyof typeof STEP_RULES)[]).flatMap((rule) =>
    Object.entries(kinds).flatMap(([kind, make]): StepFigure[] => {
      const runs = Array.from({ length: learners }, (_, person) => {
        const random = seededRandom(`${seed} ${kind} ${person}`);
        const path = LEARNING_PATHS[person % LEARNING_PATHS.length]!;
        const steps = map.filter((skill) => skill.path === path);
        const learner = make(steps, random);
        const { start, questions } = STEP_RULES[rule](steps, learner.solves, random);
        return { off: Math.abs(start - learner.start), questions };
      });
      const isOurs = rule === 'placement';
      return [
        {
          rule,
          name: `within two steps, skills known ${kind}`,
          estimate: shareOf(runs.filter(({ off }) => off <= CLOSE).length, runs.length),
          ...(isOurs && kind === 'in order' && { bound: { atLeast: 0.9 } }),
        },
        {
          rule,
          name: `questions, skills known ${kind}`,
          estimate: meanOfValues(runs.map(({ questions }) => questions)),
          ...(isOurs && { bound: { atMost: 10 } }),
        },
      ];
    }),
  );
}
