import Fraction from 'fraction.js';

/** Thousands apart by commas, spaces or apostrophes, or as in India; then a decimal point. */
const WITH_POINT = /^(\d+|[1-9]\d{0,2}(?:([ ,'])\d{3})(?:\2\d{3})*|[1-9]\d?(?:,\d\d)+,\d{3})?(?:\.(\d*))?$/;
/** Thousands apart by points, spaces or apostrophes; then a decimal comma. */
const WITH_COMMA = /^(\d+|[1-9]\d{0,2}(?:([ .'])\d{3})(?:\2\d{3})*)?(?:,(\d+))?$/;

/**
 * All numbers without a sign that a text of plain signs may mean, the likelier one first: a whole number, a decimal, a
 * fraction or a mixed number. Empty for what is none.
 */
export function readSize(text: string): Fraction[] {
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
