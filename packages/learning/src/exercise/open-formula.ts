import Fraction from 'fraction.js';
import { answersIn, contains, isAsked, plain } from './answer-in-text';
import type { Exercise } from './exercise';
import type { Text } from './text';

/** Stands for what the learner still has to find. AsciiMath, quoted so that it is set as text. */
const OPEN = '"?"';

const RELATION = /(<=|>=|!=|~~|=|<|>)/;

const OR = '"or"';

const NAME = /^(?:[a-zA-Z](?:_\d)?|"[^"]*") *=/;

/** After the answer. */
const UNIT = /^(?:%|"?[a-z]+[²³]?(?:\/[a-z]+)?"?)$/i;

/** Whether the answer, or a number of a pair, is on the right side: "x = 6/2 = 3", "x = 2 \"or\" x = 3", "a = 1, b = 3". */
export const hasResult = (math: string, exercise: Exercise): boolean =>
  statementsOf(math).some((statement) => states(statement, exercise) || isAnswer(statement, exercise));

/** Whether a side is the single answer, even a bound that equals it by chance: "6 <= 3x <= 21". */
export const hasSide = (math: string, exercise: Exercise): boolean =>
  exercise.answer.kind !== 'pair' && sidesOf(math).some((side) => isAnswer(side, exercise));

/**
 * The formula with a question mark instead of the answer: "6/2 = ?", "8 xx ? = 56", and for both solutions of a pair
 * "x = ?". A choice is left to do after its formula. null if nothing but the answer is left.
 */
export function withOpenResult(math: string, exercise: Exercise): string | null {
  const statements = statementsOf(math);
  if (statements.some((statement) => isAnswer(statement, exercise))) return null;
  if (hasResult(math, exercise)) {
    const open = statements.map((one) => (states(one, exercise) ? upToAnswer(one, exercise) : one));
    return [...new Set(open)].join(math.includes(OR) ? ` ${OR} ` : ', ');
  }
  const answers = answersIn(exercise);
  const secret = answers.filter((answer) => contains(math, answer) && !isAsked(answer, exercise));
  if (secret.length > 0) return withoutTokens(math, secret);
  if (exercise.answer.kind === 'choice' || answers.some((answer) => contains(math, answer))) return math;
  return RELATION.test(math) ? withoutLastSide(math) : math;
}

/** "x = 2 \"or\" x = 3" and "a = 1, b = 3" are two statements, the list "3, 8, 12" is one. */
function statementsOf(math: string): string[] {
  const parts = math.split(/"or"|, /).map((part) => part.trim());
  return parts.every((part) => RELATION.test(part)) ? parts : [math];
}

/** Of a pair, only statements about its letters: "5x(x + 2) = 0" does not say that a solution is 0. */
function states(statement: string, exercise: Exercise): boolean {
  if (exercise.answer.kind === 'pair' && !NAME.test(statement)) return false;
  return sidesOf(statement)
    .slice(1)
    .some((side) => isAnswer(side, exercise));
}

const sidesOf = (math: string): string[] =>
  math
    .split(RELATION)
    .filter((_, index) => index % 2 === 0)
    .map((side) => side.trim());

/** "45/10 = 9/2 = 4 1/2" up to the first side that is the answer: "45/10 = ?" */
function upToAnswer(math: string, exercise: Exercise): string {
  const parts = math.split(RELATION);
  const at = parts.findIndex(
    (side, index) => index > 1 && index % 2 === 0 && isAnswer(side.trim(), exercise),
  );
  return `${parts.slice(0, at).join('').trim()} ${OPEN}`;
}

const withoutLastSide = (math: string): string => {
  const parts = math.split(RELATION);
  return `${parts.slice(0, -1).join('').trim()} ${OPEN}`;
};

const bare = (math: Text): string => plain(math).replace(/\s/g, '');

/** Whether a side is the answer, perhaps with its unit, or a number that an estimate accepts. */
function isAnswer(side: string, exercise: Exercise): boolean {
  const { answer } = exercise;
  if (answer.kind === 'number' && answer.tolerance !== undefined && /^-?[\d.]+$/.test(side))
    return new Fraction(side).sub(answer.value).abs().lte(answer.tolerance);
  return answersIn(exercise).some((value) => {
    if (bare(side) === bare(value) || isMixedForm(side, value)) return true;
    return (
      answer.kind === 'number' &&
      bare(side).startsWith(bare(value)) &&
      UNIT.test(bare(side).slice(bare(value).length))
    );
  });
}

/** "4 1/2" for 9/2 */
function isMixedForm(side: string, value: Text): boolean {
  const [, sign, whole, part] = /^(-?)(\d+) (\d+\/\d+)$/.exec(side) ?? [];
  if (whole === undefined || part === undefined || !/^-?\d+\/\d+$/.test(value)) return false;
  return new Fraction(whole)
    .add(part)
    .mul(sign === '-' ? -1 : 1)
    .equals(value);
}

const withoutTokens = (math: string, answers: readonly Text[]): string =>
  answers.reduce((open, answer) => {
    const text = answer.replace(/\$/g, '').replace(/[.*+?^{}()|[\]\\]/g, '\\$&');
    return open.replace(new RegExp(`(^|[^\\w.])${text}(?!\\w|\\.\\d)`, 'g'), `$1${OPEN}`);
  }, math);
