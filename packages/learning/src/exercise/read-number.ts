import type Fraction from 'fraction.js';
import { plainSigns } from './plain-signs';
import { readSize } from './read-size';

interface Expected {
  readonly unit?: string | undefined;
  /** A part of a whole, which may be given in percent: "62.5 %" is 0.625. */
  readonly isShare?: boolean;
}

const PERCENT = ['%', 'percent', 'per cent'];

/** The ways in which people write a unit, where it is more than one. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  '%': PERCENT,
  points: ['percentage points', 'points', ...PERCENT],
};

/**
 * All numbers that a text may mean, the likelier one first: "1,250" may be 1250 or 1.25. Reads "−3", "x = 5", and with its
 * unit "50 %", "$5" or "-$5". Empty for what is no number.
 */
export function readNumber(text: string, { unit, isShare = false }: Expected = {}): Fraction[] {
  const isInPercent = unit === undefined && isShare;
  const units = isInPercent ? PERCENT : unit === undefined ? [] : (WRITTEN[unit] ?? [unit]);
  const given = plainSigns(text).replace(/^(?:[a-z] ?)?[=\u2248] ?/i, '');
  const [, before, sign, between, size = '', behind] = withUnit(units).exec(given) ?? [];
  const found = [before, between, behind].filter((one) => one !== undefined);
  if (found.length > 1) return [];
  return readSize(size).map((value) => {
    const number = isInPercent && found.length > 0 ? value.div(100) : value;
    return sign === '-' ? number.neg() : number;
  });
}

/** A unit, a sign, a unit, a size, a unit: all but the size may be missing. */
function withUnit(units: readonly string[]): RegExp {
  const patterns = units.map((unit) =>
    plainSigns(unit)
      .replace(/[$.*+?^(){}|[\]\\]/g, '\\$&')
      // "m³", "m^3" and "m3" are one.
      .replace('\\^', '\\^?'),
  );
  // Without a unit, what never matches.
  const any = patterns.join('|') || '(?!)';
  return new RegExp(`^(?:(${any}) ?)?([-+]?) ?(?:(${any}) ?)?(.*?)(?: ?(${any}))?$`, 'i');
}
