import Fraction from 'fraction.js';

interface Expected {
  readonly unit?: string | undefined;
  /** A share of a whole, which may be given as a percentage: "62.5 %" is 0.625. */
  readonly isShare?: boolean;
}

const PERCENT = ['%', 'percent', 'per cent'];

/** Units with several spellings. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  '%': PERCENT,
  points: ['percentage points', 'points', ...PERCENT],
};

/**
 * All numbers that a text can mean, the likelier one first: "1,250" can be 1250 or 1.25. Reads "−3", "x = 5", and with
 * a unit "50 %", "$5" or "-$5". Empty if the text is not a number.
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

/** Matches unit, sign, unit, magnitude, unit; only the magnitude is required. */
function withUnit(units: readonly string[]): RegExp {
  const patterns = units.map((unit) =>
    plainSigns(unit)
      .replace(/[$.*+?^(){}|[\]\\]/g, '\\$&')
      // "m³", "m^3" and "m3" are the same unit.
      .replace('\\^', '\\^?'),
  );
  // Without units, a pattern that never matches.
  const any = patterns.join('|') || '(?!)';
  return new RegExp(`^(?:(${any}) ?)?([-+]?) ?(?:(${any}) ?)?(.*?)(?: ?(${any}))?$`, 'i');
}

/** Thousands separated by commas, spaces or apostrophes, or in the Indian style; then a decimal point. */
const WITH_POINT = /^(\d+|[1-9]\d{0,2}(?:([ ,'])\d{3})(?:\2\d{3})*|[1-9]\d?(?:,\d\d)+,\d{3})?(?:\.(\d*))?$/;
/** Thousands separated by points, spaces or apostrophes; then a decimal comma. */
const WITH_COMMA = /^(\d+|[1-9]\d{0,2}(?:([ .'])\d{3})(?:\2\d{3})*)?(?:,(\d+))?$/;

/**
 * All unsigned numbers that a text of plain signs can mean, the likelier one first: whole numbers, decimals, fractions
 * and mixed numbers. Empty if it is not a number.
 */
function readSize(text: string): Fraction[] {
  const [, over, under] = /^([^/]*)\/([^/]*)$/.exec(text) ?? [];
  if (over === undefined || under === undefined) return decimalsOf(text);
  const [, before = '', last = ''] = /^(.*) (\d+) ?$/.exec(over) ?? [];
  // "1 200/300" can be a mixed number or a fraction.
  return [...fractionsOf(before, last, under), ...fractionsOf('0', over.trim(), under)];
}

function fractionsOf(whole: string, over: string, under: string): Fraction[] {
  const [one, two, three] = [whole, over, under.trim()].map((part) =>
    decimalsOf(part).find(({ d }) => d === 1n),
  );
  return one && two && three && !three.equals(0) ? [one.add(two.div(three))] : [];
}

/**
 * A single comma separates decimals, or thousands if three digits follow: "1,250" can be both, "0,625" cannot. Decimals
 * do not end in zero, so "9,200" is only 9200. A single point always separates decimals, because the pages are in
 * English.
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
 * Replaces typographic variants with one sign each: all dashes become "-", "½" becomes " 1/2", "²" becomes "^2", all
 * spaces become blanks, full-width characters become plain ones. Invisible characters are removed.
 */
export function plainSigns(text: string): string {
  return (
    text
      .replace(QUOTES, "'")
      .replace(/[\u00bc-\u00be\u2150-\u215f\u2189]/g, ' $& ')
      // Before `normalize`, which would turn "5²" into 52.
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
