import { DIFFICULTIES } from '../../../../packages/learning/src/exercise/exercise';
import { between, logistic, normal } from './draws';
import type { Learner, LearnerModel } from './learner';
import { distanceTo, drawStanding } from './standing';

interface Factors {
  /** The logit at each difficulty before any practice; steps from one to the next differ. */
  readonly ease: readonly number[];
  readonly bySuccess: number;
  readonly byFailure: number;
  solved: number;
  missed: number;
}

/** Performance factors analysis: each solved and each missed exercise of a skill adds its own amount; nothing is forgotten. */
export const performanceFactorsLearner: LearnerModel = (map, random, common): Learner => {
  const mastered = between(common, 0.78, 0.9);
  const usualStep = between(common, 0.35, 0.9);
  const usualGain = between(common, 0.2, 0.45);
  const standing = drawStanding(random);
  const skills = new Map<string, Factors>();
  for (const skill of map) {
    const start = 1.6 * distanceTo(skill, standing) + 0.9 * normal(random) + 0.4;
    const steps = DIFFICULTIES.map(() => usualStep * between(random, 0.3, 1.7));
    const above = (place: number) => steps.slice(0, place).reduce((sum, step) => sum + step, 0);
    const gain = usualGain * Math.exp(0.3 * normal(random));
    skills.set(skill.id, {
      ease: DIFFICULTIES.map((_, index) => start + above(2) - above(index)),
      bySuccess: gain,
      byFailure: gain * between(random, 0.2, 0.8),
      solved: 0,
      missed: 0,
    });
  }
  const chance = (id: string, difficulty: number) => {
    const { ease, bySuccess, byFailure, solved, missed } = skills.get(id)!;
    return logistic(ease[difficulty - 1]! + bySuccess * solved + byFailure * missed);
  };
  const knowledgeOf = (skill: string) => chance(skill, 3);

  return {
    knowledgeOf,
    hasMastered: (skill) => knowledgeOf(skill) >= mastered,
    answer({ skill, difficulty, guess }) {
      const correct = random() < guess + (1 - guess) * chance(skill, difficulty);
      const factors = skills.get(skill)!;
      if (correct) factors.solved += 1;
      else factors.missed += 1;
      return { correct, isKnownMistake: !correct && random() < 0.4 };
    },
    sleep() {},
  };
};
