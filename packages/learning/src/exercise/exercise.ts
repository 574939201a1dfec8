import type { Block, Step, Text } from './text';

/** From 1, the easiest a skill has, to 5. */
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export type ExerciseDifficulty = (typeof DIFFICULTIES)[number];

/** One question with all that is needed to judge and explain it. The same seed and difficulty give the same exercise. */
export interface Exercise {
  readonly prompt: readonly Block[];
  readonly answer: Answer;
  /** How this exercise is solved, step by step, with its own numbers. Never empty. */
  readonly solution: readonly Step[];
}

/** A wrong answer that people give, and what they did to get it. */
export interface KnownMistake {
  readonly value: string;
  readonly reason: Text;
  /** Counted wrong, but not thought wrong: made twice it is no misconception. */
  readonly isSlip?: true;
}

export type Answer = NumberAnswer | ChoiceAnswer | ExpressionAnswer | PairAnswer;

/**
 * Typed as a whole number, a decimal, a fraction or a mixed number: "-3", "0.75", "3/4", "1 3/4"; or chosen. A value from 0
 * to 1 without a unit may be typed in percent too.
 */
export interface NumberAnswer {
  readonly kind: 'number';
  /** Exact, as fraction.js reads it. */
  readonly value: string;
  /** How far off an answer may be, both ends included; exact if missing. */
  readonly tolerance?: string;
  /** Shown behind the field; may be typed too: "cm", "%", "€". */
  readonly unit?: string;
  /** At least three, all different from each other and from the value: they are the wrong options too. */
  readonly mistakes: readonly KnownMistake[];
}

/** Chosen only: for answers that are words, pictures or a side. */
export interface ChoiceAnswer {
  readonly kind: 'choice';
  /** Two to five, all different. Each wrong one says why it is wrong. */
  readonly options: readonly { readonly text: Text; readonly reason?: Text }[];
  /** The place of the right one, from 0. */
  readonly right: number;
}

/** A polynomial, typed: "3x + 4", "(x+2)(x-3)"; or chosen. Compared by value, whatever the order of its terms. */
export interface ExpressionAnswer {
  readonly kind: 'expression';
  readonly value: string;
  /** What counts as done: like terms collected, or a product of factors. */
  readonly form: 'simplified' | 'factored';
  /** At least three, as those of a number. */
  readonly mistakes: readonly KnownMistake[];
}

/** Two numbers, each in a field of its own. */
export interface PairAnswer {
  readonly kind: 'pair';
  readonly names: readonly [string, string];
  readonly values: readonly [string, string];
  /** "2, 5" is x = 2 and y = 5. */
  readonly mistakes: readonly KnownMistake[];
}

/** `unreadable` and `unfinished` are not mistakes: the student is asked to write the answer differently, or to finish it. */
export type Verdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly reason?: Text | undefined }
  /** The right value in a form that was not asked for. */
  | { readonly kind: 'unfinished'; readonly reason: Text }
  | { readonly kind: 'unreadable' };
