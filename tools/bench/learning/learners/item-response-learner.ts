import { between, normal, normalShare } from './draws';
import type { Learner, LearnerModel } from './learner';
import { distanceTo, drawStanding } from './standing';

interface Ability {
  readonly needs: readonly string[];
  /** How sharply the chance rises with ability. */
  readonly sharpness: number;
  /** How far difficulties lie apart, and how much harder the skill is than its level says. */
  readonly spacing: number;
  readonly hardness: number;
  /** What was there before, and what practice added. */
  readonly born: number;
  learned: number;
  /** The most that practice had added: what was known once comes back sooner. */
  peak: number;
  /** Days until forgetting is felt; grows with each success after a night. */
  stability: number;
  days: number;
}

/**
 * Item response (normal ogive) with learning and forgetting. The chance rises with ability; a correct answer teaches the
 * more the harder it was, a wrong one teaches what its explanation can: more when it was nearly right. Memory fades by a
 * power of time, and slower for what was practiced on several days.
 */
export const itemResponseLearner: LearnerModel = (map, random, common): Learner => {
  const slip = between(common, 0.02, 0.06);
  const mastered = between(common, 0.72, 0.85);
  const usualSpacing = between(common, 0.3, 0.6);
  const usualSpeed = between(common, 0.15, 0.3);
  const standing = drawStanding(random);
  const speed = usualSpeed * Math.exp(0.35 * normal(random));
  const abilities = new Map<string, Ability>();
  for (const skill of map) {
    abilities.set(skill.id, {
      needs: skill.needs,
      sharpness: Math.exp(0.2 * normal(random)),
      spacing: usualSpacing * between(random, 0.7, 1.3),
      hardness: 0.2 * normal(random),
      born: 0.8 * distanceTo(skill, standing) + 0.5 * normal(random),
      learned: 0,
      peak: 0,
      stability: between(random, 3, 8),
      days: 0,
    });
  }
  const abilityOf = (skill: string) => abilities.get(skill)!;
  const knowledgeOf = (skill: string) => chance(abilityOf(skill), 3);

  return {
    knowledgeOf,
    hasMastered: (skill) => knowledgeOf(skill) >= mastered,
    answer({ skill, difficulty, guess }) {
      const ability = abilityOf(skill);
      const p = chance(ability, difficulty);
      const correct = random() < (1 - slip) * (guess + (1 - guess) * p);
      const ready = ability.needs.every((need) => knowledgeOf(need) >= 0.5);
      const lesson = speed * (correct ? 1 - 0.8 * p : 0.3 * p) * (ready ? 1 : 0.5);
      const kept = ability.learned * retention(ability);
      ability.learned = kept + Math.min(2 * lesson, Math.max(lesson, ability.peak - kept));
      ability.peak = Math.max(ability.peak, ability.learned);
      if (correct && ability.days > 0) ability.stability *= 1.5;
      ability.days = 0;
      return { correct, isKnownMistake: !correct && random() < 0.4 };
    },
    sleep() {
      for (const ability of abilities.values()) ability.days += 1;
    },
  };
};

function retention({ days, stability }: Ability): number {
  return (1 + days / stability) ** -0.25;
}

/** Without luck and slips. */
function chance(ability: Ability, difficulty: number): number {
  const level = ability.born + ability.learned * retention(ability);
  return normalShare(ability.sharpness * (level - ability.hardness - ability.spacing * (difficulty - 3)));
}
