import { shuffled, type Random } from 'shared-puzzle-engine';
import { checkAnswer } from '../../exercise/check-answer';
import type { ChoiceAnswer, ExpressionAnswer, NumberAnswer, PairAnswer } from '../../exercise/exercise';

/** What people answer wrongly, and what they did: the likelier ones first. */
export type Mistakes = readonly (readonly [value: number | string, reason: string, isSlip?: true])[];

/** @param tolerance how far off an answer may be: a mistake that is as near as that is none. */
export function numberAnswer(
  value: number | string,
  mistakes: Mistakes,
  unit?: string,
  tolerance?: string,
): NumberAnswer {
  const answer = { kind: 'number', value: String(value), mistakes: [] } as const;
  return withMistakes(
    { ...answer, ...(unit !== undefined && { unit }), ...(tolerance !== undefined && { tolerance }) },
    mistakes,
  );
}

export function expressionAnswer(
  value: string,
  form: ExpressionAnswer['form'],
  mistakes: Mistakes,
): ExpressionAnswer {
  return withMistakes({ kind: 'expression', value, form, mistakes: [] }, mistakes);
}

/** @param mistakes each as "2, 5" */
export function pairAnswer(
  names: readonly [string, string],
  [first, second]: readonly [number | string, number | string],
  mistakes: Mistakes,
): PairAnswer {
  const values = [String(first), String(second)] as const;
  return withMistakes({ kind: 'pair', names, values, mistakes: [] }, mistakes);
}

/** Options in any order; those that say the same as an earlier one are left out. */
export function choiceAnswer(right: string, mistakes: Mistakes, random: Random): ChoiceAnswer {
  const texts = new Map<string, string | undefined>([[right, undefined]]);
  for (const [text, reason] of mistakes) if (!texts.has(String(text))) texts.set(String(text), reason);
  const options = [...texts].map(([text, reason]) => (reason === undefined ? { text } : { text, reason }));
  const inOrder = shuffled(options.slice(0, 4), random);
  return { kind: 'choice', options: inOrder, right: inOrder.findIndex(({ text }) => text === right) };
}

/** Takes those that are neither right, in whatever form, nor the same as an earlier one. */
function withMistakes<A extends NumberAnswer | ExpressionAnswer | PairAnswer>(
  answer: A,
  mistakes: Mistakes,
): A {
  return mistakes.reduce<A>((known, [value, reason, isSlip]) => {
    const verdict = checkAnswer(known, String(value));
    const isNew = verdict.kind === 'wrong' && verdict.reason === undefined;
    if (!isNew) return known;
    const mistake = { value: String(value), reason, ...(isSlip && { isSlip }) };
    return { ...known, mistakes: [...known.mistakes, mistake] };
  }, answer);
}

/** Slips of counting, behind the real mistakes. */
export function nearly(value: number): Mistakes {
  // 1.1 - 1 is 0.10000000000000009.
  const off = (by: number) => Number((value + by).toFixed(6));
  return [
    [off(1), 'Almost: one too large. Go through your last steps again.', true],
    [off(-1), 'Almost: one too small. Go through your last steps again.', true],
    [off(10), 'Ten too large. Look at the tens again.', true],
    [off(-10), 'Ten too small. Look at the tens again.', true],
  ];
}
