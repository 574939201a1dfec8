import { copy } from './copy';

/** A unit that students type: how it is named, and the text that means it, as the source of a regular expression. */
interface Unit {
  readonly name: string;
  readonly pattern: string;
}

const TIME = {
  s: 's|secs?|seconds?',
  min: 'm|mins?|minutes?',
  h: 'h|hrs?|hours?',
  d: 'd|days?',
  week: 'weeks?|wks?',
  year: 'years?|yrs?',
};

const OTHER: Readonly<Record<keyof typeof copy.units.other, string>> = {
  mL: 'mls?|cc|millilit(?:er|re)s?',
  cL: 'cl|centilit(?:er|re)s?',
  L: 'l|ltrs?|lit(?:er|re)s?',
  mg: 'mg|milligrams?',
  g: 'g|gr|gms?|grams?',
  kg: 'kgs?|kilograms?|kilos?',
  t: 't|tons?|tonnes?',
  ha: 'ha|hectares?',
  '°': '° ?[cf]?|[cf]|\\^[o0]|deg(?:ree)?s?(?: celsius| fahrenheit)?',
  '%': '%|percent|per cent|pct',
  points: '(?:percentage |percent |% ?)?points?|pts?|pp|p\\.p\\.?|%|percent|per cent',
  $: '(?:us ?)?\\$|dollars?|usd',
  '¢': '¢|cents?|ct',
  in: 'inch(?:es)?',
  ft: 'ft|foot|feet',
  yd: 'yds?|yards?',
  mi: 'mi|miles?',
  mph: 'mph|miles? (?:per|an) hour',
  lb: 'lbs?|pounds?',
  oz: 'oz|ounces?',
};

/** Currencies that no question asks for. Names with another meaning, such as "won", are left out. */
const OTHER_MONEY =
  '[£¤¥֏؋৲৳૱௹฿៛₠-₿元円圓]|[rca]\\$|euros?|eur|gbp|yen|jpy|yuan|cny|rupees?|inr|rubles?|pesos?|francs?|chf';

/** Each kind of length, alone and in areas, volumes and speeds. */
function unitsOfLength([symbol, name]: [string, string]): [string, Unit][] {
  const { square, cubic, per } = copy.units;
  const one = `(?:${symbol}${symbol === 'm' ? '' : 's?'}|${name.replace(/ers$/, '(?:er|re)s?')})`;
  const powered = (word: string, short: string, power: number, adjective: string) =>
    `(?:${word}|${short}\\.?) ?${one}|${one} ?(?:\\^?${power}|${adjective})`;
  return [
    [symbol, { name, pattern: one }],
    [`${symbol}²`, { name: square(name), pattern: powered('square', 'sq', 2, 'squared') }],
    [
      `${symbol}³`,
      { name: cubic(name), pattern: `${powered('cubic', 'cu', 3, 'cubed')}${symbol === 'cm' ? '|cc' : ''}` },
    ],
    ...(['h', 'min', 's'] as const).map((time): [string, Unit] => [
      `${symbol}/${time}`,
      {
        name: `${name} ${per[time]}`,
        pattern: `${one} ?(?:/|per|an?) ?(?:${TIME[time]})|${symbol.charAt(0)}m?p${time.charAt(0)}${time === 'h' ? `|${symbol}h` : ''}`,
      },
    ]),
  ];
}

const named = (names: Readonly<Record<string, string>>, patterns: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([symbol, name]): [string, Unit] => [
    symbol,
    { name, pattern: patterns[symbol] ?? '' },
  ]);

const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...Object.entries(copy.units.length).flatMap(unitsOfLength),
  ...named(copy.units.time, TIME),
  ...named(copy.units.other, OTHER),
]);

export const PERCENT = OTHER['%'];
export const DOLLARS = OTHER.$;
/** Matches nothing. */
export const NO_UNIT = '(?!)';
/** "4:30" is a time, not a ratio. */
export const isTime = (unit: string | undefined): boolean => unit !== undefined && unit in TIME;

/** All spellings of a unit; another word is itself, in singular and plural. */
export const patternOf = (unit: string): string =>
  UNITS.get(unit)?.pattern ?? `${unit.replace(/s$/, '').replace(/[$.*+?^(){}|[\]\\/]/g, '\\$&')}s?`;

export const nameOf = (unit: string): string => UNITS.get(unit)?.name ?? unit;

/** All but percentages, which are a way to write a number. The longest come first: "square meters" is an area, not a length. */
const PATTERNS = [...UNITS]
  .filter(([symbol]) => symbol !== '%' && symbol !== 'points')
  .map(([, { pattern }]) => pattern)
  .concat(OTHER_MONEY)
  .sort((one, other) => other.length - one.length);

export const ANY_UNIT = PATTERNS.join('|');

const ONE_UNIT = new RegExp(`^(?:${ANY_UNIT}|${OTHER.points})$`, 'iu');

export const isUnit = (word: string): boolean => ONE_UNIT.test(word);

/** All spellings of the time that a word names. */
export const timesIn = (word: string): string[] =>
  Object.values(TIME).filter((pattern) => new RegExp(`^(?:${pattern})$`, 'i').test(word));

/** The units that a phrase names, in all spellings: "cm" of "centimeters wide". */
export function unitsIn(phrase: string): string[] {
  let rest = phrase;
  return PATTERNS.filter((pattern) => {
    const before = rest;
    rest = rest.replace(new RegExp(`(^|[^\\p{L}])(?:${pattern})(?!\\p{L})`, 'giu'), '$1');
    return rest !== before;
  });
}
