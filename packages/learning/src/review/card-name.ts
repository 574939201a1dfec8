import { DIFFICULTIES, type ExerciseDifficulty } from '../exercise/exercise';

export type CardSubject = ExerciseSubject | FactSubject;

/** A missed exercise. */
export interface ExerciseSubject {
  readonly kind: 'skill';
  readonly skill: string;
  readonly difficulty: ExerciseDifficulty;
  readonly seed: number;
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

/** The stored id of a card: "skill:mean:2:815", "fact:7x8" or "fact:78-11". */
export function cardName(subject: CardSubject): string {
  if (subject.kind === 'skill') return `skill:${subject.skill}:${subject.difficulty}:${subject.seed}`;
  return `fact:${subject.left}${subject.sign}${subject.right}`;
}

/** null for a name that this build does not know. */
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
