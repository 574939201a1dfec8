import type Fraction from 'fraction.js';
import { plainSigns } from './plain-signs';
import { readSize } from './read-size';

interface Expected {
  readonly unit?: string | undefined;
  /** A part of a whole, which may be given in percent: "62.5 %" is 0.625. */
  readonly isShare?: boolean;
}

const PERCENT = ['%', 'percent', 'per cent'];

/** Raised and lowered digits: as plain ones they would make "5²" a 52. */
const SMALL_DIGITS = /[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]/;

/**
 * All numbers that a text may mean, the likelier one first: "1,250" may be 1250 or 1.25. Reads "−3", "x = 5", and with its
 * unit "50 %", "$5" or "-$5". Empty for what is no number.
 */
export function readNumber(text: string, { unit, isShare = false }: Expected = {}): Fraction[] {
  const isInPercent = unit === undefined && isShare;
  const units = unit === '%' || isInPercent ? PERCENT : unit === undefined ? [] : spellingsOf(unit);
  const plain = unit === undefined ? text : text.replaceAll(unit, spellingsOf(unit)[0] ?? unit);
  const given = SMALL_DIGITS.test(plain) ? '' : plainSigns(plain).replace(/^(?:[a-z] ?)?[=\u2248] ?/i, '');
  const [, before, sign, between, size = '', behind] = withUnit(units).exec(given) ?? [];
  const found = [before, between, behind].filter((one) => one !== undefined);
  if (found.length > 1) return [];
  return readSize(size).map((value) => {
    const number = isInPercent && found.length > 0 ? value.div(100) : value;
    return sign === '-' ? number.neg() : number;
  });
}

/** "m²" is "m^2" and "m2" on most keyboards. */
function spellingsOf(unit: string): string[] {
  const power = unit.replace('²', '^2').replace('³', '^3');
  return [power, power.replace('^', '')];
}

/** A unit, a sign, a unit, a size, a unit: all but the size may be missing. */
function withUnit(units: readonly string[]): RegExp {
  // Without a unit, what never matches.
  const any =
    units.map((unit) => plainSigns(unit).replace(/[$.*+?^(){}|[\]\\]/g, '\\$&')).join('|') || '(?!)';
  return new RegExp(`^(?:(${any}) ?)?([-+]?) ?(?:(${any}) ?)?(.*?)(?: ?(${any}))?$`, 'i');
}
