import type { Block, Step, Text } from './text';

/** From 1 (easiest) to 5 (hardest) within a skill. */
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export type ExerciseDifficulty = (typeof DIFFICULTIES)[number];

/**
 * One question with everything needed to check and explain it. The same seed and difficulty always generate the same
 * exercise.
 */
export interface Exercise {
  readonly prompt: readonly Block[];
  readonly answer: Answer;
  /** The worked solution of this exercise. Never empty. */
  readonly solution: readonly Step[];
  /** Which of the skill's kinds of question it is, from 1. Skills with a single kind omit it. */
  readonly kind?: number;
}

/** A common wrong answer, and what leads to it. */
export interface KnownMistake {
  readonly value: string;
  readonly reason: Text;
  /** A slip is counted as wrong, but repeating it does not show a misconception. */
  readonly isSlip?: true;
}

export type Answer = NumberAnswer | ChoiceAnswer | ExpressionAnswer | PairAnswer;

/**
 * Typed as a whole number, decimal, fraction or mixed number ("-3", "0.75", "3/4", "1 3/4"), or chosen. A value from 0
 * to 1 without a unit may be typed as a percentage.
 */
export interface NumberAnswer {
  readonly kind: 'number';
  /** Exact, as fraction.js reads it. */
  readonly value: string;
  /** Largest accepted difference, inclusive; exact by default. */
  readonly tolerance?: string;
  /** Shown after the field; students may type it too: "cm", "%", "$". */
  readonly unit?: string;
  /** At least three, different from each other and from the value: they are also the wrong options. */
  readonly mistakes: readonly KnownMistake[];
}

/** For answers that are words, pictures or sides: they can only be chosen. */
export interface ChoiceAnswer {
  readonly kind: 'choice';
  /** Two to five, all different. Each wrong option has its reason. */
  readonly options: readonly { readonly text: Text; readonly reason?: Text }[];
  /** Index of the right option. */
  readonly right: number;
}

/** A polynomial, typed ("3x + 4", "(x+2)(x-3)") or chosen. The order of its terms does not matter. */
export interface ExpressionAnswer {
  readonly kind: 'expression';
  readonly value: string;
  /** The form that completes the exercise: like terms collected, or a product of factors. */
  readonly form: 'simplified' | 'factored';
  /** At least three, as in `NumberAnswer`. */
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

/** Only `right` and `wrong` count. After any other verdict the student is asked to write the answer differently. */
export type Verdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly reason?: Text | undefined }
  /** The right value in a form that was not asked for. */
  | { readonly kind: 'unfinished'; readonly reason: Text }
  /** The right value to a few decimal places, where the exact value was asked for. */
  | { readonly kind: 'rounded'; readonly reason: Text }
  /** Right where a period separates thousands: "1.250" for 1250. */
  | { readonly kind: 'separators'; readonly reason: Text }
  /** The reason is missing if nothing is known but the kind of answer. */
  | { readonly kind: 'unreadable'; readonly reason?: Text };
