import type { LearningSessionKind, SkillProgress } from '@ninefold/contracts';
import { seededRandom } from 'shared-puzzle-engine';
import { MASTERED } from '../../../../packages/learning/src/mastery/mastery';
import { SKILLS } from '../../../../packages/learning/src/skills/skill-map';
import { type Estimate, ratioOf, shareOf } from '../interval';
import type { Misconception } from './misconceptions';
import { type MakerOf, playSession, type Product } from './play-session';
import { counterexamples, lessonEveryThird, lessonOnce, ours, sentencesOnly } from './products';
import { StuckLearner } from './stuck-learner';

export const PRODUCTS = {
  'support that grows': ours,
  'one attempt and its reason (before)': sentencesOnly,
  'before, counterexamples as examples': counterexamples,
  'lesson after three misses, once': lessonOnce,
  'lesson after every third miss': lessonEveryThird,
} as const satisfies Record<string, Product>;
export type ProductName = keyof typeof PRODUCTS;

export const SESSIONS = 3;

export interface StuckFigures {
  readonly product: ProductName;
  readonly kind: LearningSessionKind;
  readonly freeAfterOne: Estimate;
  readonly freeAfterThree: Estimate;
  /** Wrong attempts in three sessions. */
  readonly misses: Estimate;
  readonly exercises: Estimate;
}

interface Run {
  readonly freeAfter: readonly boolean[];
  readonly misses: number;
  readonly exercises: number;
}

/** Learners with one misconception each play a session a day, as the product chooses. */
export function stuckBench(
  misconceptions: readonly Misconception[],
  makers: MakerOf,
  learners: number,
  seed: string,
): StuckFigures[] {
  return (['skill', 'practice'] as const).flatMap((kind) =>
    (Object.keys(PRODUCTS) as ProductName[]).map((product) => {
      const runs = misconceptions.flatMap((misconception) =>
        Array.from({ length: learners }, (_, number) =>
          run(PRODUCTS[product], kind, misconception, makers, `${seed} ${misconception.label} ${number}`),
        ),
      );
      const freeAfter = (sessions: number) =>
        shareOf(runs.filter((one) => one.freeAfter[sessions - 1]).length, runs.length);
      return {
        product,
        kind,
        freeAfterOne: freeAfter(1),
        freeAfterThree: freeAfter(SESSIONS),
        misses: ratioOf(runs.map((one) => [one.misses, 1])),
        exercises: ratioOf(runs.map((one) => [one.exercises, 1])),
      };
    }),
  );
}

function run(
  product: Product,
  kind: 'skill' | 'practice',
  { entry, label }: Misconception,
  makers: MakerOf,
  seed: string,
): Run {
  const random = seededRandom(`${seed} session`);
  const learner = new StuckLearner(label, seededRandom(`${seed} learner`));
  let skills = knownBefore(entry.id);
  let [misses, exercises] = [0, 0];
  const freeAfter = Array.from({ length: SESSIONS }, () => {
    const start = { kind, level: entry.level, skill: kind === 'skill' ? entry.id : null, skills };
    const played = playSession({ product, learner, skill: entry.id, start, makers, random });
    skills = played.skills.map(aDayLater);
    misses += played.misses;
    exercises += played.exercises;
    return learner.isFree;
  });
  return { freeAfter, misses, exercises };
}

/** Everything before the skill in its path is mastered, so that mixed practice reaches it. */
function knownBefore(id: string): readonly SkillProgress[] {
  const path = SKILLS.find((skill) => skill.id === id)?.path;
  const ofPath = SKILLS.filter((skill) => skill.path === path);
  return ofPath
    .slice(
      0,
      ofPath.findIndex((skill) => skill.id === id),
    )
    .map((skill) => ({
      skill: skill.id,
      answers: 12,
      recent: [15, 25, 15, 25, 15],
      evidence_count: MASTERED,
      days_since_correct: 1,
      days_since_evidence: 1,
      level: 'mastered',
    }));
}

const aDayLater = (progress: SkillProgress): SkillProgress => ({
  ...progress,
  days_since_correct: progress.days_since_correct === null ? null : progress.days_since_correct + 1,
  days_since_evidence: progress.days_since_evidence === null ? null : progress.days_since_evidence + 1,
});
