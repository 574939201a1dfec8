import type { ExerciseDifficulty } from '../exercise/exercise';
import type { CardSubject, FactSubject } from './card-name';

/** Facts are answered and stored as exercises of these two skills, which stand on no map. Their seed is both numbers. */
const SIGNS = { 'fact-products': 'x', 'fact-sums': '+' } as const;
type FactSkill = keyof typeof SIGNS;

export function isFactSkill(skill: string): skill is FactSkill {
  return skill in SIGNS;
}

export function factOfSeed(skill: FactSkill, seed: number): FactSubject {
  return { kind: 'fact', sign: SIGNS[skill], left: Math.floor(seed / 1000), right: seed % 1000 };
}

/** A product or a sum is one fact whichever number comes first. */
export function seedOfFact(one: number, other: number): number {
  return 1000 * Math.min(one, other) + Math.max(one, other);
}

/** The exercise that a card asks, by what makes it again. */
export function exerciseOfCard(card: CardSubject): {
  skill: string;
  difficulty: ExerciseDifficulty;
  seed: number;
} {
  if (card.kind === 'skill') return { skill: card.skill, difficulty: card.difficulty, seed: card.seed };
  const skill: FactSkill = card.sign === 'x' ? 'fact-products' : 'fact-sums';
  return { skill, difficulty: card.left < 10 ? 1 : 3, seed: seedOfFact(card.left, card.right) };
}

/** The card of what was answered: where a miss goes, and which card a review was about. */
export function cardOfExercise(exercise: {
  skill: string;
  difficulty: ExerciseDifficulty;
  seed: number;
}): CardSubject {
  const { skill, difficulty, seed } = exercise;
  return isFactSkill(skill) ? factOfSeed(skill, seed) : { kind: 'skill', skill, difficulty, seed };
}
