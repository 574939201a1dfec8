import type { Random } from 'shared-puzzle-engine';
import { LEARNING_LEVELS } from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../../shared-learning/src/exercise/exercise';
import type { SkillOnMap } from '../../shared-learning/src/skills/skill';
import { between, logistic, normal } from './draws';
import type { Learner } from './learner';

const SLIP = 0.03;
/** Mastered: solves a typical exercise, of difficulty 3, four times out of five. */
const MASTERED = 0.8;

interface Ability {
  readonly needs: readonly string[];
  /** How sharply the chance rises with ability. */
  readonly sharpness: number;
  /** Logits from one difficulty to the next, and how much harder the skill is than its level says. */
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
 * Item response with learning and forgetting. The chance rises with ability; a correct answer teaches the more the
 * harder it was, a wrong one teaches what its explanation can: more when it was nearly right. Memory fades by a power
 * of time, and slower for what was practised on several days.
 */
export function itemResponseLearner(map: readonly SkillOnMap[], random: Random): Learner {
  const place = 6 * random();
  const speed = 0.35 * Math.exp(0.35 * normal(random));
  const bents = new Map(map.map(({ path }) => [path, 0]));
  for (const path of bents.keys()) bents.set(path, 0.5 * normal(random));
  const abilities = new Map<string, Ability>();
  for (const { id, path, level, needs } of map) {
    const distance = place - (LEARNING_LEVELS.indexOf(level) + 0.5);
    abilities.set(id, {
      needs,
      sharpness: 1.2 * Math.exp(0.2 * normal(random)),
      spacing: 0.8 * between(random, 0.7, 1.3),
      hardness: 0.3 * normal(random),
      born: 1.2 * distance + (bents.get(path) ?? 0) + 0.8 * normal(random),
      learned: 0,
      peak: 0,
      stability: 5,
      days: 0,
    });
  }
  const abilityOf = (skill: string) => abilities.get(skill)!;
  const knowledgeOf = (skill: string) => chance(abilityOf(skill), 3);

  return {
    knowledgeOf,
    hasMastered: (skill) => knowledgeOf(skill) >= MASTERED,
    answer(skill, difficulty, guess) {
      const ability = abilityOf(skill);
      const p = chance(ability, difficulty);
      const correct = random() < (1 - SLIP) * (guess + (1 - guess) * p);
      const ready = ability.needs.every((need) => knowledgeOf(need) >= 0.5);
      const lesson = speed * (correct ? 1 - 0.8 * p : 0.3 * p) * (ready ? 1 : 0.5);
      const kept = ability.learned * retention(ability);
      ability.learned = kept + Math.min(2 * lesson, Math.max(lesson, ability.peak - kept));
      ability.peak = Math.max(ability.peak, ability.learned);
      if (correct && ability.days > 0) ability.stability *= 1.5;
      ability.days = 0;
      return correct;
    },
    sleep() {
      for (const ability of abilities.values()) ability.days += 1;
    },
  };
}

function retention({ days, stability }: Ability): number {
  return (1 + days / stability) ** -0.25;
}

/** Without luck and slips. */
function chance(ability: Ability, difficulty: ExerciseDifficulty): number {
  const level = ability.born + ability.learned * retention(ability);
  return logistic(ability.sharpness * (level - ability.hardness - ability.spacing * (difficulty - 3)));
}
