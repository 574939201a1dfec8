import { randomInteger, type Random } from '../random';
import { shuffled } from './shuffled';
import { drawDistractors } from './distractors';

export interface MentalMathProblem {
  readonly kind: QuestionKind;
  /** For example "47 + 25". */
  readonly question: string;
  readonly correctAnswer: number;
  /** Four distinct positive numbers in random order: the correct answer, and three at most 10 away. */
  readonly options: readonly number[];
}

export type QuestionKind = 'addition' | 'subtraction' | 'multiplication';

type Range = readonly [low: number, high: number];

interface KindRules {
  readonly sign: string;
  /** The smallest and largest number on either side of the sign. */
  readonly left: Range;
  readonly right: Range;
  answer(left: number, right: number): number;
  /** Wrong answers typical of this kind of question. */
  mistakes?(left: number, right: number): number[];
}

const KINDS: Readonly<Record<QuestionKind, KindRules>> = {
  addition: { sign: '+', left: [10, 59], right: [10, 59], answer: (left, right) => left + right },
  subtraction: { sign: '−', left: [30, 79], right: [5, 24], answer: (left, right) => left - right },
  multiplication: {
    sign: '×',
    left: [2, 13],
    right: [2, 13],
    answer: (left, right) => left * right,
    // One row off in the multiplication table.
    mistakes: (left, right) => [
      left * (right - 1),
      left * (right + 1),
      (left - 1) * right,
      (left + 1) * right,
    ],
  },
};

/** One question of a mental-math round, of a random kind. */
export function mentalMathProblem(random: Random): MentalMathProblem {
  const [kind = 'addition'] = shuffled(Object.keys(KINDS) as QuestionKind[], random);
  const { left, right } = KINDS[kind];
  return problemOf(kind, randomInteger(random, ...left), randomInteger(random, ...right), random);
}

/** The kind of a question such as "47 + 25"; null for other texts. */
export function kindOf(question: string): QuestionKind | null {
  const sign = question.split(' ')[1];
  return (Object.keys(KINDS) as QuestionKind[]).find((kind) => KINDS[kind].sign === sign) ?? null;
}

/** Repeats a question with new options; null for other texts. */
export function problemAgain(question: string, random: Random): MentalMathProblem | null {
  const kind = kindOf(question);
  const [left, , right] = question.split(' ').map(Number);
  if (!kind || !Number.isInteger(left) || !Number.isInteger(right)) return null;
  return problemOf(kind, Number(left), Number(right), random);
}

function problemOf(kind: QuestionKind, left: number, right: number, random: Random): MentalMathProblem {
  const { sign, answer, mistakes } = KINDS[kind];
  const correctAnswer = answer(left, right);
  const distractors = drawDistractors(correctAnswer, mistakes?.(left, right) ?? [], random);
  return {
    kind,
    question: `${left} ${sign} ${right}`,
    correctAnswer,
    options: shuffled([correctAnswer, ...distractors], random),
  };
}
