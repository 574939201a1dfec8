import { LOCALE } from '@ninefold/contracts';
import Fraction from 'fraction.js';
import { copy } from './copy';
import type { NumberAnswer, Verdict } from './exercise';
import { otherSeparators, plainSigns } from './plain-signs';
import type { Asked } from './question-words';
import { hasOtherUnit, readingsOf, type Reading } from './read-number';
import { roundedMistake } from './rounded-mistake';
import { isRounded, roundedReason } from './rounded';
import { nameOf } from './units';

/** A text that can mean two numbers is right if either of them is. */
export function checkNumber(answer: NumberAnswer, given: string, asked: Asked): Verdict {
  const value = new Fraction(answer.value);
  const { unit, tolerance = 0 } = answer;
  const expected = { unit, asked, isShare: value.gte(0) && value.lte(1) };
  const isRight = (reading: Reading) => reading.value.sub(value).abs().lte(tolerance);
  const readings = readingsOf(given, expected);
  if (readings.length === 0) return unreadable(given, unit);
  if (readings.some(isRight)) return { kind: 'right' };
  const meant = otherSeparators(plainSigns(given))
    .flatMap((text) => readingsOf(text, expected))
    .find(isRight);
  const mistake = answer.mistakes.find((known) =>
    readings.some((reading) => reading.value.equals(known.value)),
  );
  // "9.200" is more likely 9,200 than the mistake 9.2, but "72,000" can only be 72000.
  if (meant && (!mistake || /\.\d\d0\D*$/.test(plainSigns(given)))) return misread(given, meant.value);
  if (!mistake && tolerance === 0 && readings.some((reading) => isRounded(reading, value)))
    return { kind: 'rounded', reason: roundedReason([value]) };
  return { kind: 'wrong', reason: (mistake ?? roundedMistake(answer, readings))?.reason };
}

function unreadable(given: string, unit: string | undefined): Verdict {
  if (!hasOtherUnit(given)) return { kind: 'unreadable' };
  return { kind: 'unreadable', reason: unit === undefined ? copy.noUnit : copy.otherUnit(nameOf(unit)) };
}

/** A comma separates thousands on every English page, so "72,000" for 72 may be a mistake: the answer stays unsaid. */
function misread(given: string, meant: Fraction): Verdict {
  if (plainSigns(given).includes(',')) return { kind: 'separators', reason: copy.separators };
  const plain = meant.toString();
  const grouped = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 20 }).format(meant.valueOf());
  return { kind: 'separators', reason: copy.separatorsOf([...new Set([plain, grouped])]) };
}
