import Fraction from 'fraction.js';
import { withLatinUnit } from './latin-letters';
import { plainSigns } from './plain-signs';
import { NOTHING_ASKED, withoutQuestionWords, type Asked } from './question-words';
import { repeatingDecimals } from './repeating-decimal';
import { ANY_UNIT, isTime, NO_UNIT, patternOf, PERCENT } from './units';

interface Expected {
  readonly unit?: string | undefined;
  /** A share of a whole, which may be given as a percentage: "62.5 %" is 0.625. */
  readonly isShare?: boolean;
  /** What the question asks for: without a unit of its own, "centimeters" allows "3.1 cm". */
  readonly asked?: Asked;
}

/** One meaning of a text. */
export interface Reading {
  readonly value: Fraction;
  /** Digits after the decimal point. None for a fraction. */
  readonly places?: number;
}

/** Reads "−3", "(−3)", "x = 5", "3/−4", "2:3", "5 out of 11" and "0.(6)", with a unit also "50 %", "$5" or "-$5". */
export function readingsOf(text: string, expected: Expected = {}): Reading[] {
  const { unit, isShare = false, asked = NOTHING_ASKED } = expected;
  const given = withoutQuestionWords(withoutName(withLatinUnit(plainSigns(text))), asked);
  const asRatio = isTime(unit) && given.includes(':') ? given : given.replace(RATIO, '$1/');
  if (unit !== undefined) return readWithUnit(asRatio, patternOf(unit));
  const percent = isShare ? readWithUnit(asRatio, PERCENT, true) : [];
  if (percent.length > 0) return percent.map(ofHundred);
  return readWithUnit(asRatio, asked.units.join('|') || NO_UNIT);
}

const ofHundred = ({ value, places }: Reading): Reading => ({
  value: value.div(100),
  ...(places !== undefined && { places: places + 2 }),
});

/** Whether a text is a number with a unit that was not asked for. */
export const hasOtherUnit = (text: string): boolean =>
  readWithUnit(withoutName(withLatinUnit(plainSigns(text))), ANY_UNIT, true).length > 0;

const RATIO = /(\d\)?) ?(?::|out of|of|in|over) ?(?=\(?[-+]? ?\d)/i;

/** "x", "f(2)", "P(A and B)", "x_1" or "σ^2": a name, not an expression such as "x/4" or "x^2". */
const NAME = "(?:\\p{L}[\\p{L}\\p{M} ]*'?(?:_?\\d+)?(?: ?\\([^()]*\\))?|σ\\^2)";
/** "minus x = 5" says something else than "x = 5". */
const OTHER_VALUE = '(?!(?:minus|negative|opposite|not|half|twice|double|triple)\\b)';
const LEFT_SIDE = new RegExp(`^${OTHER_VALUE}(?:${NAME}? ?[=≈~:] ?|\\p{L}[\\p{L} ]* is )`, 'iu');
const RIGHT_SIDE = new RegExp(` ?= ?${OTHER_VALUE}${NAME}$`, 'iu');

/** Removes "x = ", "= ", "≈ ", "slope: " or " = x", and a comma or period at the end. */
function withoutName(text: string): string {
  return text
    .replace(LEFT_SIDE, '')
    .replace(/^(?:minus|negative) /i, '-')
    .replace(RIGHT_SIDE, '')
    .replace(/^(-? ?\$.*\d) ?(?:usd|dollars?)$/i, '$1')
    .replace(/([^.,;]) ?[.,;]$/, '$1');
}

/** Reads unit, sign, unit, magnitude, unit; only the magnitude is required. */
function readWithUnit(text: string, pattern: string, isRequired = false): Reading[] {
  const any = `(?:${pattern})`;
  const whole = new RegExp(`^(?:(${any}) ?)?([-+]?) ?(?:(${any}) ?)?(.*?)(?: ?(${any}))?$`, 'iu');
  const [, before, sign, between, size = '', behind] = whole.exec(text) ?? [];
  const found = [before, between, behind].filter((one) => one !== undefined).length;
  if (found > 1 || (isRequired && found === 0)) return [];
  return sign === '-' ? readNegative(size) : readSize(size);
}

/** "-1 + 3/4" can mean -1/4 or -7/4, so it is not read. */
const readNegative = (size: string): Reading[] =>
  /^\d[^/(]*\+/.test(size)
    ? []
    : readSize(size).map(({ value, ...reading }) => ({ ...reading, value: value.neg() }));

const INSIDE = /^\(([^()]*)\)$/;

/**
 * All numbers that a text of plain signs without a sign of its own can mean, the likelier one first: whole numbers,
 * decimals, fractions, mixed numbers, and a signed number in parentheses. Empty if it is not a number.
 */
function readSize(text: string): Reading[] {
  const inside = INSIDE.exec(text)?.[1];
  if (inside !== undefined) {
    const [, sign, size = ''] = /^ ?([-+]?) ?(.*?) ?$/.exec(inside) ?? [];
    return sign === '-' ? readNegative(size) : readSize(size);
  }
  const [, over, under] = /^([^/]*)\/([^/]*)$/.exec(text) ?? [];
  if (over === undefined || under === undefined) return decimalsOf(text);
  const [, before = '', last = ''] = /^(.*?) (?:(?:and|&|\+) )?(\d+) ?$/.exec(over) ?? [];
  // "1 200/300" can be a mixed number or a fraction.
  return [...mixed(before, last, under), ...fraction(over, under)].map((value) => ({ value }));
}

function mixed(whole: string, over: string, under: string): Fraction[] {
  const [one, two, three] = [whole, over, under].map(wholeNumber);
  return one && two && three && !three.equals(0) ? [one.add(two.div(three))] : [];
}

function fraction(over: string, under: string): Fraction[] {
  const [two, three] = [signedPart(over), signedPart(under.replace(/^ ?([-+]) ?(.*)$/, '($1$2)'))];
  return two && three && !three.equals(0) ? [two.div(three)] : [];
}

/** A part of a fraction, which may have a sign in parentheses. */
function signedPart(text: string): Fraction | undefined {
  return readSize(text.trim()).find(({ value }) => value.d === 1n)?.value;
}

const wholeNumber = (text: string): Fraction | undefined =>
  decimalsOf(text.trim()).find(({ value }) => value.d === 1n)?.value;

/** Thousands separated by commas, spaces or apostrophes, or in the Indian style; then a decimal point. */
const WITH_POINT = /^(\d+|[1-9]\d{0,2}(?:([ ,'])\d{3})(?:\2\d{3})*|[1-9]\d?(?:,\d\d)+,\d{3})?(?:\.(\d*))?$/;
/** Thousands separated by points, spaces or apostrophes; then a decimal comma. */
const WITH_COMMA = /^(\d+|[1-9]\d{0,2}(?:([ .'])\d{3})(?:\2\d{3})*)?(?:,(\d+))?$/;

/**
 * A single comma separates decimals, or thousands if three digits follow: "1,250" can be both, "0,625" cannot. Decimals
 * do not end in zero, so "9,200" is only 9200. A single point always separates decimals, because the pages are in
 * English.
 */
function decimalsOf(text: string): Reading[] {
  if (!/\d/.test(text)) return [];
  const endless = repeatingDecimals(text).map((value) => ({ value }));
  return [...endless, ...endingDecimals(text.replace(/ ?\.\.\.$/, ''))];
}

function endingDecimals(text: string): Reading[] {
  const hasComma = /,|\..*\./.test(text);
  const withPoint = WITH_POINT.exec(text);
  const isThousands = withPoint !== null && text.endsWith('0');
  const found = [withPoint, hasComma && !isThousands ? WITH_COMMA.exec(text) : null];
  return found.flatMap((parts) => {
    if (!parts) return [];
    const [, whole = '0', , decimals = ''] = parts;
    const value = new Fraction(`${whole.replace(/[ ,.']/g, '')}.${decimals || '0'}`);
    return [{ value, places: decimals.length }];
  });
}
