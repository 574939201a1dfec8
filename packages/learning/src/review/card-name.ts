import { DIFFICULTIES, type ExerciseDifficulty } from '../exercise/exercise';

/** What a card is about. */
export type CardSubject = ExerciseSubject | FactSubject;

/** An exercise that was missed. */
export interface ExerciseSubject {
  readonly kind: 'skill';
  readonly skill: string;
  readonly difficulty: ExerciseDifficulty;
  readonly seed: number;
}

/**
 * What was missed in a game, as the same kind of question. 7 × 8 and 8 × 7 are one fact: the smaller number comes first. A
 * difference and a quotient keep the order of their numbers, and are whole numbers.
 */
export interface FactSubject {
  readonly kind: 'fact';
  readonly sign: 'x' | '+' | '-' | '/';
  readonly left: number;
  readonly right: number;
}

/** "skill:mean:2:815" or "fact:7x8" or "fact:78-11": the name under which the card is kept. */
export function cardName(subject: CardSubject): string {
  if (subject.kind === 'skill') return `skill:${subject.skill}:${subject.difficulty}:${subject.seed}`;
  return `fact:${subject.left}${subject.sign}${subject.right}`;
}

/** null for a name that this build cannot read. */
export function readCardName(name: string): CardSubject | null {
  const exercise = /^skill:([a-z][a-z0-9-]{1,39}):([1-5]):(\d{1,10})$/.exec(name);
  if (exercise) {
    const difficulty = DIFFICULTIES.find((one) => one === Number(exercise[2]))!;
    return { kind: 'skill', skill: exercise[1]!, difficulty, seed: Number(exercise[3]) };
  }
  const fact = /^fact:(\d{1,3})([x+/-])(\d{1,3})$/.exec(name);
  return fact ? factOf(fact[2] as FactSubject['sign'], Number(fact[1]), Number(fact[3])) : null;
}

const SIGNS: Readonly<Record<string, FactSubject['sign']>> = {
  '×': 'x',
  '+': '+',
  '−': '-',
  '-': '-',
  '÷': '/',
};

/** The fact behind a question of a game: "8 × 7" is 7 × 8, and "75 − 27" stays 75 − 27. null for another question. */
export function factOfQuestion(question: string): FactSubject | null {
  const parts = /^(\d{1,3}) ?([+×−÷-]) ?(\d{1,3})$/.exec(question.trim());
  const sign = SIGNS[parts?.[2] ?? ''];
  return sign ? factOf(sign, Number(parts?.[1]), Number(parts?.[3])) : null;
}

/** The fact of two numbers; null where a difference is below zero or a quotient no whole number. */
export function factOf(sign: FactSubject['sign'], one: number, other: number): FactSubject | null {
  if (sign === '-') return one >= other ? { kind: 'fact', sign, left: one, right: other } : null;
  if (sign === '/') return one % other === 0 ? { kind: 'fact', sign, left: one, right: other } : null;
  return { kind: 'fact', sign, left: Math.min(one, other), right: Math.max(one, other) };
}
