import { checkAnswer } from '../../exercise/check-answer';
import type { ChoiceAnswer, ExpressionAnswer, NumberAnswer, PairAnswer } from '../../exercise/exercise';
import { slip, type Mistake } from './blocks';
import { barAsPoint } from './bar-as-point';
import { nearValues } from './near-values';

/** Wrong answers that people give, the likelier ones first. */
export type Mistakes = readonly Mistake[];

/** A mistake that nobody can make with these numbers may be `false`: `rest > 0 && wrong`…``. */
type MistakeList = readonly (Mistake | false)[];

interface NumberForm {
  /** Shown after the field. */
  readonly unit?: string | undefined;
  /** How far off an answer may be. A mistake that is as near as that is left out. */
  readonly tolerance?: string;
}

export function numberAnswer(value: number | string, mistakes: MistakeList): NumberAnswer;
export function numberAnswer(
  value: number | string,
  form: string | NumberForm | undefined,
  mistakes: MistakeList,
): NumberAnswer;
export function numberAnswer(
  value: number | string,
  ...given: [MistakeList] | [string | NumberForm | undefined, MistakeList]
): NumberAnswer {
  const [form, mistakes] = given.length === 1 ? [{}, given[0]] : given;
  const { unit, tolerance } = typeof form === 'object' ? form : { unit: form };
  const answer = { kind: 'number', value: String(value), mistakes: [] } as const;
  const named = withMistakes<NumberAnswer>(
    { ...answer, ...(unit !== undefined && { unit }), ...(tolerance !== undefined && { tolerance }) },
    mistakes,
  );
  return withMistakes(named, [...barAsPoint(named).filter(isNotRounded(named)), ...nearValues(named)]);
}

export function expressionAnswer(
  value: string,
  form: ExpressionAnswer['form'],
  mistakes: MistakeList,
): ExpressionAnswer {
  return withMistakes({ kind: 'expression', value, form, mistakes: [] }, mistakes);
}

/**
 * @param numbers the two fields in their order, as in `{ x: 2, y: 5 }`
 * @param mistakes each as "2, 5"
 */
export function pairAnswer(
  numbers: Readonly<Record<string, number | string>>,
  mistakes: MistakeList,
): PairAnswer {
  const [one = '', other = '', ...more] = Object.keys(numbers);
  if (other === '' || more.length > 0) throw new Error('A pair has two numbers.');
  const values = [String(numbers[one]), String(numbers[other])] as const;
  return withMistakes({ kind: 'pair', names: [one, other], values, mistakes: [] }, mistakes);
}

/** The right option first; the learner sees them in any order. Options with the text of an earlier one are left out. */
export function choiceAnswer(right: string, mistakes: MistakeList): ChoiceAnswer {
  const texts = new Map<string, string | undefined>([[right, undefined]]);
  for (const [text, reason] of applying(mistakes))
    if (!texts.has(String(text))) texts.set(String(text), reason);
  const options = [...texts].map(([text, reason]) => (reason === undefined ? { text } : { text, reason }));
  return { kind: 'choice', options: options.slice(0, 4), right: 0 };
}

/** 0.89 is a rounding of 8/9, too. */
const isNotRounded =
  (answer: NumberAnswer) =>
  ([value]: Mistake): boolean =>
    checkAnswer(answer, String(value)).kind !== 'rounded';

/** Leaves out those that are right in some form, or the same as an earlier one. */
function withMistakes<A extends NumberAnswer | ExpressionAnswer | PairAnswer>(
  answer: A,
  mistakes: MistakeList,
): A {
  return applying(mistakes).reduce<A>((known, [value, reason, isSlip]) => {
    const verdict = checkAnswer(known, String(value));
    // What students are asked to write differently is a mistake all the same.
    const isNew =
      verdict.kind === 'wrong'
        ? verdict.reason === undefined
        : verdict.kind === 'rounded' || verdict.kind === 'separators';
    if (!isNew) return known;
    const mistake = { value: String(value), reason, ...(isSlip && { isSlip }) };
    return { ...known, mistakes: [...known.mistakes, mistake] };
  }, answer);
}

function applying(mistakes: MistakeList): Mistakes {
  return mistakes.filter((mistake) => mistake !== false);
}

/** Slips of counting, to be put after the real mistakes. */
export function nearly(value: number): Mistakes {
  // 1.1 - 1 is 0.10000000000000009.
  const off = (by: number) => Number((value + by).toFixed(6));
  return [
    slip`${off(1)} | Your answer is close, but a little too large. Check your last steps again.`,
    slip`${off(-1)} | Your answer is close, but a little too small. Check your last steps again.`,
    slip`${off(10)} | Your answer is too large. Look at the tens again.`,
    slip`${off(-10)} | Your answer is too small. Look at the tens again.`,
  ];
}

/** Right if it is near enough. Mistakes that are near enough are left out. */
export function estimateAnswer(value: string, tolerance: string, mistakes: MistakeList): NumberAnswer {
  const isFar = (given: number | string) =>
    Math.abs(Number(given) - Number(value)) > Number(tolerance) + 1e-9;
  const far = applying(mistakes).filter(([given]) => isFar(given));
  return numberAnswer(value, { tolerance }, far);
}
