import { seededRandom } from 'shared-puzzle-engine';
import type { SkillOnMap } from '../../../../packages/learning/src/skills/skill';
import { type Estimate, ratioOf } from '../interval';
import { type Model, MODELS, OF_A_KIND } from '../population';
import { withForgetting } from './forgetting';
import { DAYS, type Habits, type ReviewRun, reviewRun } from './review-run';
import { byExercise, byMistake, byMistakeLongestFirst, leitner, type Schedule } from './schedules';

type Limits = Omit<Habits, 'practiceDays'>;

/** A learner reviews at most 20 times a day, whatever is due. */
const A_DAY = 20;
const SHOWN: Limits = { shownPerDay: A_DAY, reviewsPerDay: A_DAY };
const ALL_SHOWN: Limits = { shownPerDay: Infinity, reviewsPerDay: A_DAY };
const ALL_REVIEWED: Limits = { shownPerDay: Infinity, reviewsPerDay: Infinity };

/** The product, the rule that it replaced, a plain rule, and variants of the product. */
const RULES = {
  product: { make: byMistake, limits: SHOWN },
  'one card per exercise': { make: byExercise, limits: ALL_SHOWN },
  'one card per skill, Leitner boxes': { make: leitner, limits: ALL_SHOWN },
  'product, longest due first': { make: byMistakeLongestFirst, limits: SHOWN },
  'product without a limit': { make: byMistake, limits: ALL_REVIEWED },
} as const satisfies Record<string, { make: () => Schedule; limits: Limits }>;
export type Rule = keyof typeof RULES;

/** Learners practice all the time, or review only after two weeks, when recall depends on the reviews alone. */
const PRACTICE = { always: DAYS, 'two weeks': 14 } as const;

interface Figure {
  readonly practice: keyof typeof PRACTICE;
  of(run: ReviewRun): readonly [above: number, below: number];
  /** For the product and each kind of learner. */
  readonly bound?: Bound;
}
type Bound = { readonly atLeast: number } | { readonly atMost: number };

const FIGURES: Readonly<Record<string, Figure>> = {
  'cards after one evening': { practice: 'always', of: ({ firstEvening }) => [firstEvening, 1] },
  'shown on day 60': { practice: 'always', of: ({ shown }) => [shown, 1], bound: { atMost: A_DAY } },
  'due on day 60, shown or not': { practice: 'always', of: ({ due }) => [due, 1] },
  'cards on day 60': { practice: 'always', of: ({ cards }) => [cards, 1] },
  'reviews per day': { practice: 'always', of: ({ reviews }) => [reviews, DAYS] },
  'recalled after day 60': { practice: 'always', of: ({ recalled, missed }) => [recalled, missed] },
  'reviews per day, after two weeks of practice': {
    practice: 'two weeks',
    of: ({ reviews }) => [reviews, DAYS],
  },
  'recalled after day 60, after two weeks of practice': {
    practice: 'two weeks',
    of: ({ recalled, missed }) => [recalled, missed],
    bound: { atLeast: 0.7 },
  },
};

export interface ReviewFigure {
  readonly rule: Rule;
  readonly name: string;
  readonly model: Model;
  readonly estimate: Estimate;
  readonly bound?: Bound;
}

/**
 * What comes back for review, and which of the missed skills are recalled because of it, for simulated learners of five
 * kinds. The learners are the same for each rule.
 */
export function reviewBench(
  map: readonly SkillOnMap[],
  seed: string,
  size: number,
  rules = Object.keys(RULES) as Rule[],
): ReviewFigure[] {
  return rules.flatMap((rule) =>
    (Object.keys(MODELS) as Model[]).flatMap((model) => {
      const runs = runsOf(rule, { model, map, seed, size });
      return Object.entries(FIGURES).map(([name, { practice, of, bound }]) => {
        const estimate = ratioOf(runs[practice].map(of));
        return { rule, name, model, estimate, ...(rule === 'product' && bound && { bound }) };
      });
    }),
  );
}

interface Sample {
  readonly model: Model;
  readonly map: readonly SkillOnMap[];
  readonly seed: string;
  readonly size: number;
}

function runsOf(rule: Rule, { model, map, seed, size }: Sample) {
  const { make, limits } = RULES[rule];
  const runs = (practiceDays: number) =>
    Array.from({ length: size }, (_, number) => {
      const name = `${seed} ${model} ${number}`;
      const common = seededRandom(`${seed} ${model} common ${Math.floor(number / OF_A_KIND)}`);
      const learner = MODELS[model](map, seededRandom(name), common);
      const forgetting = withForgetting(learner, seededRandom(`${name} memory`));
      const random = seededRandom(`${name} answers`);
      return reviewRun(forgetting, map, make(), { ...limits, practiceDays }, random);
    });
  return { always: runs(PRACTICE.always), 'two weeks': runs(PRACTICE['two weeks']) };
}
