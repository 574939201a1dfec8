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

/** A product or a sum that was missed in a game. 7 × 8 and 8 × 7 are one fact: the smaller number comes first. */
export interface FactSubject {
  readonly kind: 'fact';
  readonly sign: 'x' | '+';
  readonly left: number;
  readonly right: number;
}

/** "skill:mean:2:815" or "fact:7x8": the name under which the card is kept. */
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
  const fact = /^fact:(\d{1,3})([x+])(\d{1,3})$/.exec(name);
  return fact ? factOf(fact[2] as FactSubject['sign'], Number(fact[1]), Number(fact[3])) : null;
}

/**
 * The fact behind a question of a game: "8 × 7" is 7 × 8, and "75 − 27" is 27 + 48, since both need the same
 * numbers. null for another question.
 */
export function factOfQuestion(question: string): FactSubject | null {
  const parts = /^(\d{1,3}) ?([+×−-]) ?(\d{1,3})$/.exec(question.trim());
  if (!parts) return null;
  const [left, right] = [Number(parts[1]), Number(parts[3])];
  if (parts[2] === '×') return factOf('x', left, right);
  if (parts[2] === '+') return factOf('+', left, right);
  return left >= right ? factOf('+', right, left - right) : null;
}

function factOf(sign: FactSubject['sign'], one: number, other: number): FactSubject {
  return { kind: 'fact', sign, left: Math.min(one, other), right: Math.max(one, other) };
}
