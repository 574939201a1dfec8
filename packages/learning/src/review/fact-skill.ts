import type { ExerciseDifficulty } from '../exercise/exercise';
import type { CardSubject, FactSubject } from './card-name';

/** Facts are stored as exercises of these skills, which are not on the map. The seed encodes both numbers. */
const SIGNS = {
  'fact-products': 'x',
  'fact-sums': '+',
  'fact-differences': '-',
  'fact-quotients': '/',
} as const;
type FactSkill = keyof typeof SIGNS;
const SKILLS = Object.fromEntries(Object.entries(SIGNS).map(([skill, sign]) => [sign, skill])) as Readonly<
  Record<FactSubject['sign'], FactSkill>
>;

export function isFactSkill(skill: string): skill is FactSkill {
  return skill in SIGNS;
}

export function factOfSeed(skill: FactSkill, seed: number): FactSubject {
  return { kind: 'fact', sign: SIGNS[skill], left: Math.floor(seed / 1000), right: seed % 1000 };
}

export function seedOfFact({ left, right }: FactSubject): number {
  return 1000 * left + right;
}

export function exerciseForCard(card: CardSubject): {
  skill: string;
  difficulty: ExerciseDifficulty;
  seed: number;
} {
  if (card.kind === 'skill') return { skill: card.skill, difficulty: card.difficulty, seed: card.seed };
  const { sign, left, right } = card;
  return { skill: SKILLS[sign], difficulty: Math.min(left, right) < 10 ? 1 : 3, seed: seedOfFact(card) };
}

/** The card of an answer: where a miss goes, and which card a review was about. */
export function reviewCardFor(exercise: {
  skill: string;
  difficulty: ExerciseDifficulty;
  seed: number;
}): CardSubject {
  const { skill, difficulty, seed } = exercise;
  return isFactSkill(skill) ? factOfSeed(skill, seed) : { kind: 'skill', skill, difficulty, seed };
}
