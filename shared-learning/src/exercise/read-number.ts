import Fraction from 'fraction.js';

/**
 * "1,250", "1 3/4", "−3", ".5", "x = 5", and with its unit "50 %" or "$5". null for what is no number.
 */
export function readNumber(text: string, unit?: string): Fraction | null {
  let plain = text
    .trim()
    .replaceAll('−', '-')
    .replace(/^[a-z]\s*=\s*/i, '')
    .replace(/^\+/, '');
  if (unit && plain.endsWith(unit)) plain = plain.slice(0, -unit.length).trim();
  else if (unit && plain.startsWith(unit)) plain = plain.slice(unit.length).trim();
  plain = plain
    .replace(/^-\s+/, '-')
    .replace(/(?<=\d),(?=\d{3}(\D|$))/g, '')
    .replace(/\s*\/\s*/, '/');
  if (!/^-?(\d+( \d+\/\d+|\/\d+)?|\d*\.\d+|\d+\.)$/.test(plain) || /\/0+$/.test(plain)) return null;
  return new Fraction(plain.replace(/\.$/, ''));
}
