import { LEARNING_LEVELS } from '@ninefold/contracts';
import { seededRandom } from 'shared-puzzle-engine';
import { LEARNING_PATHS, type SkillOnMap } from '../../../../packages/learning/src/skills/skill';
import { type Estimate, ratioOf } from '../interval';
import { drawWorld, independentLearner, startIn } from './independent-learner';
import { PLACEMENT_RULES, type PlacementRule } from './placement-rules';

type RuleName = keyof typeof PLACEMENT_RULES;

export interface PlacementFigure {
  readonly rule: RuleName;
  readonly name: string;
  readonly estimate: Estimate;
  /** What the value must reach; missing for what is printed to be known. */
  readonly bound?: { readonly atLeast: number };
}

/** Learners by number, in worlds by number. */
export interface PlacementSample {
  readonly map: readonly SkillOnMap[];
  readonly seed: string;
  readonly worlds: number;
  readonly learners: number;
}

interface Run {
  /** Levels above the one where the learner truly should start. */
  readonly off: number;
  readonly questions: number;
}

/** How well three short tests place learners whose paths are independent. Both rules meet the same learners. */
export function placementBench(sample: PlacementSample): PlacementFigure[] {
  return (Object.keys(PLACEMENT_RULES) as RuleName[]).flatMap((rule) => {
    const worlds = Array.from({ length: sample.worlds }, (_, world) =>
      runsOf(PLACEMENT_RULES[rule], sample, world),
    );
    // The runs of a world have its parameters in common: the interval counts worlds, not runs.
    const mean = (value: (run: Run) => number) =>
      ratioOf(worlds.map((runs) => [runs.reduce((sum, run) => sum + value(run), 0), runs.length]));
    const isOurs = rule === 'placement';
    return [
      {
        rule,
        name: 'placed exactly',
        estimate: mean(({ off }) => Number(off === 0)),
        ...(isOurs && { bound: { atLeast: 0.9 } }),
      },
      {
        rule,
        name: 'placed within one level',
        estimate: mean(({ off }) => Number(Math.abs(off) <= 1)),
        ...(isOurs && { bound: { atLeast: 0.9 } }),
      },
      { rule, name: 'placed too high', estimate: mean(({ off }) => Number(off > 0)) },
      { rule, name: 'questions of a path', estimate: mean(({ questions }) => questions) },
    ];
  });
}

function runsOf(place: PlacementRule, { map, seed, learners }: PlacementSample, number: number): Run[] {
  const world = drawWorld(seededRandom(`${seed} ${number}`));
  return Array.from({ length: learners }, (_, person) => `${seed} ${number} ${person}`).flatMap((name) =>
    LEARNING_PATHS.map((path) => {
      const learner = independentLearner(world, map, seededRandom(name));
      const { level, questions } = place(path, learner.solves, map, seededRandom(`${name} ${path}`));
      const truth = startIn(path, learner, map);
      return { off: LEARNING_LEVELS.indexOf(level) - LEARNING_LEVELS.indexOf(truth), questions };
    }),
  );
}
