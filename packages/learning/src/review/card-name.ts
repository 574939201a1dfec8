import type { ReviewCard } from '@ninefold/contracts';
import { DIFFICULTIES, type ExerciseDifficulty } from '../exercise/exercise';

export type CardSubject = SkillSubject | FactSubject;

/** A missed skill. Each of its known mistakes has a card of its own, and all unknown ones share one. */
export interface SkillSubject {
  readonly kind: 'skill';
  readonly skill: string;
  /** As in `mistakeLabel`; null if unknown. */
  readonly mistake: string | null;
}

/**
 * A missed question of a game. 7 × 8 and 8 × 7 are one fact, with the smaller number first. Differences and quotients
 * keep the order of their numbers, and are whole numbers.
 */
export interface FactSubject {
  readonly kind: 'fact';
  readonly sign: 'x' | '+' | '-' | '/';
  readonly left: number;
  readonly right: number;
}

/** The stored id of a card: "skill:mean", "skill:mean:1f0c9a2e", "fact:7x8" or "fact:78-11". */
export function cardName(subject: CardSubject): string {
  if (subject.kind === 'fact') return `fact:${subject.left}${subject.sign}${subject.right}`;
  return ['skill', subject.skill, ...(subject.mistake === null ? [] : [subject.mistake])].join(':');
}

/** null for a name that this build does not know. */
export function readCardName(name: string): CardSubject | null {
  const [, skill, mistake = null] = /^skill:([a-z][a-z0-9-]{1,59})(?::([0-9a-f]{8}))?$/.exec(name) ?? [];
  if (skill) return { kind: 'skill', skill, mistake };
  const fact = /^fact:(\d{1,3})([x+/-])(\d{1,3})$/.exec(name);
  return fact ? factOf(fact[2] as FactSubject['sign'], Number(fact[1]), Number(fact[3])) : null;
}

/**
 * Sessions that a device stored under an earlier build name an exercise, "skill:mean:2:815", instead of a skill. The
 * server renames such cards in the same way.
 */
export function withCurrentName<Card extends Pick<ReviewCard, 'card' | 'difficulty'>>(card: Card): Card {
  const [, name, digit] = /^(skill:[a-z][a-z0-9-]{1,59}):([1-5]):\d{1,10}$/.exec(card.card) ?? [];
  return name ? { ...card, card: name, difficulty: card.difficulty ?? Number(digit) } : card;
}

/** The exercises of a card are as hard as the one missed last. */
export function difficultyOf({ difficulty }: Pick<ReviewCard, 'difficulty'>): ExerciseDifficulty {
  return DIFFICULTIES.find((one) => one === difficulty) ?? UNKNOWN_DIFFICULTY;
}

const UNKNOWN_DIFFICULTY = 2;

const SIGNS: Readonly<Record<string, FactSubject['sign']>> = {
  '×': 'x',
  '+': '+',
  '−': '-',
  '-': '-',
  '÷': '/',
};

/** "8 × 7" is the fact 7 × 8, and "75 − 27" is 75 − 27. null for other questions. */
export function factOfQuestion(question: string): FactSubject | null {
  const parts = /^(\d{1,3}) ?([+×−÷-]) ?(\d{1,3})$/.exec(question.trim());
  const sign = SIGNS[parts?.[2] ?? ''];
  return sign ? factOf(sign, Number(parts?.[1]), Number(parts?.[3])) : null;
}

/** null if a difference is negative or a quotient is not whole. */
export function factOf(sign: FactSubject['sign'], one: number, other: number): FactSubject | null {
  if (sign === '-') return one >= other ? { kind: 'fact', sign, left: one, right: other } : null;
  if (sign === '/') return one % other === 0 ? { kind: 'fact', sign, left: one, right: other } : null;
  return { kind: 'fact', sign, left: Math.min(one, other), right: Math.max(one, other) };
}
