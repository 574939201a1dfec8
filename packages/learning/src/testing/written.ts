import { checkAnswer } from '../exercise/check-answer';
import type { Answer, ExpressionAnswer, NumberAnswer, PairAnswer } from '../exercise/exercise';
import type { Block } from '../exercise/text';

/** Answers without known mistakes, and the verdicts on what students write. */

export const number = (value: string, unit?: string): NumberAnswer => ({
  kind: 'number',
  value,
  mistakes: [],
  ...(unit !== undefined && { unit }),
});

export const expression = (
  value: string,
  form: ExpressionAnswer['form'] = 'simplified',
): ExpressionAnswer => ({ kind: 'expression', value, form, mistakes: [] });

export const pair = (names: PairAnswer['names'], values: PairAnswer['values']): PairAnswer => ({
  kind: 'pair',
  names,
  values,
  mistakes: [],
});

/** The forms whose verdict is another one. */
export const unlike = (kind: string, answer: Answer, forms: readonly string[], prompt: Block[] = []) =>
  forms.filter((form) => checkAnswer(answer, form, prompt).kind !== kind);
