import Fraction from 'fraction.js';

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

/** Thousands apart by commas, spaces or apostrophes, or as in India; then a decimal point. */
const WITH_POINT = /^(\d+|[1-9]\d{0,2}(?:([ ,'])\d{3})(?:\2\d{3})*|[1-9]\d?(?:,\d\d)+,\d{3})?(?:\.(\d*))?$/;
/** Thousands apart by points, spaces or apostrophes; then a decimal comma. */
const WITH_COMMA = /^(\d+|[1-9]\d{0,2}(?:([ .'])\d{3})(?:\2\d{3})*)?(?:,(\d+))?$/;

/**
 * All numbers without a sign that a text of plain signs may mean, the likelier one first: a whole number, a decimal, a
 * fraction or a mixed number. Empty for what is none.
 */
function readSize(text: string): Fraction[] {
  const [, over, under] = /^([^/]*)\/([^/]*)$/.exec(text) ?? [];
  if (over === undefined || under === undefined) return decimalsOf(text);
  const [, before = '', last = ''] = /^(.*) (\d+) ?$/.exec(over) ?? [];
  // "1 200/300" is a mixed number or a fraction.
  return [...fractionsOf(before, last, under), ...fractionsOf('0', over.trim(), under)];
}

function fractionsOf(whole: string, over: string, under: string): Fraction[] {
  const [one, two, three] = [whole, over, under.trim()].map((part) =>
    decimalsOf(part).find(({ d }) => d === 1n),
  );
  return one && two && three && !three.equals(0) ? [one.add(two.div(three))] : [];
}

/**
 * A single comma parts decimals, and before three digits perhaps thousands: "1,250" is both, "0,625" is not. But nobody ends
 * decimals in a zero: "9,200" is 9200 alone. A single point always parts decimals: on a page in English "1.250" is no 1250.
 */
function decimalsOf(text: string): Fraction[] {
  if (!/\d/.test(text)) return [];
  const hasComma = /,|\..*\./.test(text);
  const withPoint = WITH_POINT.exec(text);
  const isThousands = withPoint !== null && text.endsWith('0');
  const found = [withPoint, hasComma && !isThousands ? WITH_COMMA.exec(text) : null];
  return found.flatMap((parts) => {
    if (!parts) return [];
    const [, whole = '0', , decimals = ''] = parts;
    return [new Fraction(`${whole.replace(/[ ,.']/g, '')}.${decimals || '0'}`)];
  });
}

const DASHES = /[\u2010-\u2015\u2043\u207b\u208b\u2212\u2796]/g;
const QUOTES = /['\u2018\u2019\u02b9\u02bc\u2032`\u00b4]/g;
const SLASHES = /[\u2044\u2215\u00f7]/g;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/**
 * What a keyboard, a phone or another program writes for the same thing, as one sign: each dash is "-", "½" is " 1/2", each
 * space is a blank, "²" is "^2", full-width digits and signs are the usual ones. What is not seen is left out.
 */
export function plainSigns(text: string): string {
  return (
    text
      .replace(QUOTES, "'")
      .replace(/[\u00bc-\u00be\u2150-\u215f\u2189]/g, ' $& ')
      // Normalized, "5²" would be 52.
      .replace(new RegExp(`[${RAISED}]+`, 'g'), (digits) => `^${asPlain(digits, RAISED)}`)
      .replace(new RegExp(`[${LOWERED}]+`, 'g'), (digits) => `_${asPlain(digits, LOWERED)}`)
      .normalize('NFKC')
      .replace(DASHES, '-')
      .replace(SLASHES, '/')
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

function asPlain(digits: string, from: string): string {
  return [...digits].map((digit) => from.indexOf(digit)).join('');
}
