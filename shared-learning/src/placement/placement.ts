import { LEARNING_LEVELS, type LearningAnswer, type LearningLevel } from '@ninefold/contracts';
import type { SkillOnMap } from '../skills/skill';

/** A few minutes. */
export const LONGEST_PLACEMENT = 15;
const SHORTEST_PLACEMENT = 6;
const SURE = 0.8;
/** With answers that do not fit together this is sure enough: one level off is soon made good. */
const SURE_OF_TWO = 0.97;
const GUESS_OF_CHOSEN = 0.25;

export interface Placement {
  /** How probable each level is as the one to start at, A1 to C2. */
  readonly chances: readonly number[];
  /** Where to start. */
  readonly level: LearningLevel;
  readonly done: boolean;
}

type PlacementAnswer = Pick<LearningAnswer, 'skill' | 'correct' | 'chosen' | 'helped'>;

/** What the answers so far say about the level to start at: Bayes over the six levels, all equally probable before. */
export function placementOf(answers: readonly PlacementAnswer[], map: readonly SkillOnMap[]): Placement {
  const levels = new Map(map.map((skill) => [skill.id, LEARNING_LEVELS.indexOf(skill.level)]));
  let chances = LEARNING_LEVELS.map(() => 1 / LEARNING_LEVELS.length);
  for (const { skill, correct, chosen, helped } of answers) {
    const asked = levels.get(skill);
    if (asked === undefined) continue;
    chances = posterior(chances, asked, correct && !helped, chosen ? GUESS_OF_CHOSEN : 0);
  }
  const best = chances.indexOf(Math.max(...chances));
  const withNeighbour = chances[best]! + Math.max(chances[best - 1] ?? 0, chances[best + 1] ?? 0);
  const sure = chances[best]! >= SURE || withNeighbour >= SURE_OF_TWO;
  const done = answers.length >= LONGEST_PLACEMENT || (answers.length >= SHORTEST_PLACEMENT && sure);
  return { chances, level: LEARNING_LEVELS[best]!, done };
}

/** The level, of those that can be asked, whose next answer is expected to leave the least uncertainty. */
export function levelToAsk(
  chances: readonly number[],
  levels: readonly LearningLevel[] = LEARNING_LEVELS,
): LearningLevel | undefined {
  const left = levels.map((level) => {
    const asked = LEARNING_LEVELS.indexOf(level);
    const correct = chances.reduce(
      (sum, chance, start) => sum + chance * chanceOfCorrect(asked, start, 0),
      0,
    );
    const [solved, missed] = [true, false].map((answer) => uncertainty(posterior(chances, asked, answer, 0)));
    return correct * solved! + (1 - correct) * missed!;
  });
  return levels[left.indexOf(Math.min(...left))];
}

function posterior(chances: readonly number[], asked: number, correct: boolean, guess: number): number[] {
  const joint = chances.map((chance, start) => {
    const p = chanceOfCorrect(asked, start, guess);
    return chance * (correct ? p : 1 - p);
  });
  const total = joint.reduce((sum, one) => sum + one, 0);
  return joint.map((one) => one / total);
}

/**
 * Of a typical exercise of a level, for a learner who should start at another: below the start nearly always, at it about every
 * other time, above it the less the higher. Never 0 or 1: anybody slips, and anybody can know one skill from above.
 */
function chanceOfCorrect(asked: number, start: number, guess: number): number {
  const known = 0.06 + 0.88 / (1 + Math.exp(1.3 * (asked - start)));
  return guess + (1 - guess) * known;
}

function uncertainty(chances: readonly number[]): number {
  return -chances.reduce((sum, chance) => sum + (chance > 0 ? chance * Math.log(chance) : 0), 0);
}
