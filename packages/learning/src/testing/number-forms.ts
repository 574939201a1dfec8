import type Fraction from 'fraction.js';

/** Ways to write one number, independent of the code that reads answers. */

const MINUS_SIGNS = ['-', '−', '–', '—', '‐', '－', '- ', '− '];
const THOUSANDS = [',', ' ', '\u00a0', '\u2009', '\u202f', "'", '’'];
const VULGAR: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
};

/** Forms that mean this number everywhere. */
export function plainForms(value: Fraction): string[] {
  return withSign(value, (size) => [...fractions(size), ...decimals(size, '.')]);
}

/** Includes forms of other countries and keyboards: "0,625", "1 200", "1¾". Some can mean another number elsewhere. */
export function allForms(value: Fraction): string[] {
  return withSign(value, (size) => [
    ...fractions(size),
    ...slashed(size),
    ...decimals(size, '.').flatMap((text) => [text, ...grouped(text, THOUSANDS), fullWidth(text)]),
    ...decimals(size, ',')
      .filter((text) => !isThousands(text))
      .flatMap((text) => [text, ...(text.includes(',') ? grouped(text, ['.', ' ', '\u202f']) : [])]),
  ]);
}

export function inPercent(value: Fraction): string[] {
  return decimals(value.mul(100), '.').flatMap((text) => [
    `${text}%`,
    `${text} %`,
    `${text} percent`,
    ...(isThousands(text.replace('.', ',')) ? [] : [`${text.replace('.', ',')} %`]),
  ]);
}

export function withUnit(text: string, unit: string): string[] {
  const words = unit === '%' ? [`${text} percent`, `${text} per cent`, `${text}％`] : [];
  return [`${text}${unit}`, `${text} ${unit}`, `${text}\u00a0${unit}`, ...words];
}

/** Zero of some scripts; their other digits follow it. */
const ZEROS = ['٠', '۰', '०', '০', '๐', '０'];

/** Forms of other keyboards, of formulas and of habit: "(-3)", "3/-4", "3 out of 4", "٠٫٧٥", "12,". */
export function habitForms(value: Fraction): string[] {
  const size = value.abs();
  const [over, under] = [`${size.n}`, `${size.d}`];
  const plain = decimals(size, '.')[0] ?? `${over}/${under}`;
  const sign = value.lt(0) ? '-' : '';
  const inScripts = ZEROS.map((zero) => sign + inDigits(zero, plain.replace('.', '٫')));
  const habits = [
    `(${sign}${plain})`,
    `${sign}(${plain})`,
    `${sign}${plain},`,
    `= ${sign}${plain}`,
    ...inScripts,
  ];
  if (size.d === 1n) return habits;
  const fractionForms = value.lt(0)
    ? [`${over}/-${under}`, `(-${over})/${under}`, `-\\frac{${over}}{${under}}`]
    : [`-${over}/-${under}`, `\\frac{${over}}{${under}}`, `${over} out of ${under}`, `${over}:${under}`];
  return [...habits, ...fractionForms, ...repeating(size).map((text) => sign + text)];
}

/** "0.1(6)" and "0.1666..." */
function repeating(size: Fraction): string[] {
  const [, once = '', repeated = ''] = /^([^(]*)\(([^)]*)\)$/.exec(size.toString()) ?? [];
  return repeated === '' ? [] : [`${once}(${repeated})`, `${once}${repeated}${repeated}${repeated}...`];
}

function inDigits(zero: string, text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
}

/** A number to two, three and four decimal places, and as a percentage; none that is more than 10 % off. */
export function roundedForms(value: Fraction, isShare: boolean): string[] {
  return [2, 3, 4].flatMap((places) => {
    const near = value.round(places);
    if (near.equals(value) || near.sub(value).abs().gt(value.abs().div(11))) return [];
    const text = value.valueOf().toFixed(places);
    if (Number(text) !== near.valueOf()) return [];
    return [text, `x = ${text}`, ...(isShare ? [`${near.mul(100).toString()} %`] : [])];
  });
}

/** The words for a unit, singular and plural. */
const UNIT_WORDS: Readonly<Record<string, readonly string[]>> = {
  mm: ['millimeters', 'millimetre'],
  cm: ['centimeters', 'centimetre'],
  m: ['meters', 'metre'],
  km: ['kilometers', 'kilometre', 'KM'],
  'mm²': ['square millimeters', 'sq mm', 'mm2'],
  'cm²': ['square centimeters', 'sq. cm', 'cm^2'],
  'm²': ['square meters', 'sq m', 'm^{2}'],
  'km²': ['square kilometers', 'sq km', 'km**2'],
  'mm³': ['cubic millimeters', 'mm3'],
  'cm³': ['cubic centimeters', 'cm^3'],
  'm³': ['cubic meters', 'cu m', 'm^{3}'],
  mL: ['milliliters', 'ml', 'millilitre'],
  L: ['liters', 'l', 'litre'],
  g: ['grams', 'gram'],
  kg: ['kilograms', 'kilos', 'kgs'],
  s: ['seconds', 'secs', 'sec', 'second'],
  min: ['minutes', 'mins', 'minute'],
  h: ['hours', 'hrs', 'hr', 'hour'],
  'km/h': ['kilometers per hour', 'kmh', 'kph', 'km per hour'],
  'm/s': ['meters per second', 'mps', 'm per sec'],
  in: ['inches', 'inch'],
  ft: ['feet', 'foot'],
  yd: ['yards', 'yd', 'yds'],
  mi: ['miles', 'mile'],
  mph: ['miles per hour', 'miles an hour'],
  lb: ['pounds', 'pound', 'lbs'],
  oz: ['ounces', 'ounce'],
  ha: ['hectares', 'hectare'],
  '°': ['degrees', 'degree', 'deg', 'º'],
  '%': ['percent', 'pct', '٪', '％'],
  points: ['percentage points', 'percentage point', 'pp', '%'],
};

/** Fails for a unit that is not in the table. */
export const inUnitWords = (text: string, unit: string): string[] =>
  (UNIT_WORDS[unit] ?? [`unknown unit ${unit}`]).flatMap((word) => [`${text} ${word}`, `${text} ${word}.`]);

function withSign(value: Fraction, forms: (size: Fraction) => string[]): string[] {
  const sizes = forms(value.abs());
  if (value.lt(0)) return sizes.flatMap((size) => MINUS_SIGNS.map((sign) => sign + size));
  return sizes.flatMap((size) => [size, `+${size}`, ` ${size} `]);
}

function fractions(size: Fraction): string[] {
  const { n, d } = size;
  if (d === 1n) return [`${n}/1`, `${2n * n}/2`];
  const mixed = n > d ? [`${n / d} ${n % d}/${d}`, `${n / d}  ${2n * (n % d)} / ${2n * d}`] : [];
  return [`${n}/${d}`, `${n} / ${d}`, `${3n * n}/${3n * d}`, ...mixed];
}

function slashed({ n, d }: Fraction): string[] {
  if (d === 1n) return [];
  const whole = n > d ? String(n / d) : '';
  const vulgar = VULGAR[`${n % d}/${d}`];
  return [`${n}⁄${d}`, `${n}∕${d}`, ...(vulgar ? [whole + vulgar, `${whole} ${vulgar}`] : [])];
}

/** English readers take "9,200" for thousands; they would write "9,2". */
function isThousands(text: string): boolean {
  return /^[1-9]\d{0,2},\d{2}0$/.test(text);
}

/** None for periodic decimals. */
function decimals(size: Fraction, point: string): string[] {
  const text = size.toString();
  if (text.includes('(')) return [];
  const [whole = '', behind] = text.split('.');
  if (behind === undefined) return [whole, `${whole}${point}0`];
  const written = [`${whole}${point}${behind}`, `${whole}${point}${behind}0`];
  return whole === '0' ? [...written, `${point}${behind}`] : written;
}

function grouped(text: string, separators: readonly string[]): string[] {
  const [, whole = '', rest = ''] = /^(\d*)(.*)$/.exec(text) ?? [];
  if (whole.length < 4) return [];
  return separators.map((separator) => whole.replace(/\B(?=(\d{3})+$)/g, separator) + rest);
}

function fullWidth(text: string): string {
  return text.replace(/[\d.]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
}
