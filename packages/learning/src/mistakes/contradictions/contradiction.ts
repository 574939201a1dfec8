import type Fraction from 'fraction.js';
import type { Exercise } from '../../exercise/exercise';
import { formulasIn } from '../../exercise/math-parts';
import type { Text } from '../../exercise/text';

/** Why a wrong answer cannot be right, without the right answer: something the learner can check by eye. */
export type Contradiction = Text;

/** @returns null if this check does not apply to the exercise, or does not refute the answer */
export type FindContradiction = (exercise: Exercise, given: string) => Contradiction | null;

/** The formulas of a prompt, on lines of their own or inside of sentences. */
export function formulasOf({ prompt }: Exercise): string[] {
  return prompt.flatMap((block) => {
    if (block.kind === 'math') return [block.math];
    return block.kind === 'text' ? formulasIn(block.text) : [];
  });
}

export function wordsOf({ prompt }: Exercise): string {
  return prompt.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' ');
}

/** "3/4", or "2.5" where a decimal is shorter than three digits and the exercise does not have fractions. */
export function written(value: Fraction, exercise = ''): string {
  const decimal = String(Number(value));
  if (exercise.includes('/')) return value.toFraction();
  return value.d === 1n || /^-?\d+\.\d{1,2}$/.test(decimal) ? decimal : value.toFraction();
}

/** A negative number or a fraction in parentheses, to be put in place of a letter. */
export const inParentheses = (value: string): string => (/^\d+(\.\d+)?$/.test(value) ? value : `(${value})`);
