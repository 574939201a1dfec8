import type { DatedAnswer } from '@ninefold/contracts';
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

/** The only exercise of a fact. */
export function exerciseOfFact(fact: FactSubject): {
  skill: string;
  difficulty: ExerciseDifficulty;
  seed: number;
} {
  const { left, right } = fact;
  return { skill: skillOf(fact), difficulty: Math.min(left, right) < 10 ? 1 : 3, seed: seedOfFact(fact) };
}

/** The skill of the exercises of a card. */
export function skillOf(subject: CardSubject): string {
  return subject.kind === 'fact' ? SKILLS[subject.sign] : subject.skill;
}

/** The card of a missed exercise. */
export function cardOfMiss(missed: Pick<DatedAnswer, 'skill' | 'seed' | 'mistake'>): CardSubject {
  const { skill, seed, mistake } = missed;
  return isFactSkill(skill) ? factOfSeed(skill, seed) : { kind: 'skill', skill, mistake: mistake ?? null };
}
