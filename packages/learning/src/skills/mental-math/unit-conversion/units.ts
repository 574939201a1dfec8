import { ask, decimal, numberAnswer, step, wrong, type Make, type Mistakes, type Step } from '../builder';

interface Unit {
  readonly one: string;
  readonly many: string;
  readonly sign: string;
}

/** A larger and a smaller unit. The smaller one fits `edge` times along each side. */
interface UnitPair {
  readonly big: Unit;
  readonly small: Unit;
  readonly edge: number;
  readonly directions: 1 | 2 | 3;
  /** Why the factor is what it is. */
  readonly why: string;
  readonly story: (amount: string) => string;
}

const unit = (one: string, sign: string): Unit => ({ one, many: `${one}s`, sign });

const MILLIMETERS = unit('millimeter', 'mm');
const CENTIMETERS = unit('centimeter', 'cm');
const METERS = unit('meter', 'm');
const KILOMETERS = unit('kilometer', 'km');
const GRAMS = unit('gram', 'g');
const KILOGRAMS = unit('kilogram', 'kg');
const SQUARE_MILLIMETERS = unit('square millimeter', 'mm²');
const SQUARE_CENTIMETERS = unit('square centimeter', 'cm²');
const SQUARE_METERS = unit('square meter', 'm²');
const HECTARES = unit('hectare', 'ha');
const SQUARE_KILOMETERS = unit('square kilometer', 'km²');
const MILLILITERS = unit('milliliter', 'mL');
const LITERS = unit('liter', 'L');
const CUBIC_MILLIMETERS = unit('cubic millimeter', 'mm³');
const CUBIC_CENTIMETERS = unit('cubic centimeter', 'cm³');
const CUBIC_METERS = unit('cubic meter', 'm³');

function plain(big: Unit, small: Unit, edge: number, story: UnitPair['story']): UnitPair {
  return { big, small, edge, directions: 1, why: `1 ${big.one} is ${edge} ${small.many}.`, story };
}

export const METER = plain(METERS, CENTIMETERS, 100, (amount) => `A board is ${amount} long.`);
export const KILOMETER = plain(KILOMETERS, METERS, 1000, (amount) => `A trail is ${amount} long.`);
export const CENTIMETER = plain(CENTIMETERS, MILLIMETERS, 10, (amount) => `A nail is ${amount} long.`);
export const METER_TO_MM = plain(METERS, MILLIMETERS, 1000, (amount) => `A window is ${amount} wide.`);
export const KILOGRAM = plain(KILOGRAMS, GRAMS, 1000, (amount) => `A package weighs ${amount}.`);
export const LITER_TO_ML = plain(LITERS, MILLILITERS, 1000, (amount) => `A pot holds ${amount}.`);

export const SQUARE_METER: UnitPair = {
  big: SQUARE_METERS,
  small: SQUARE_CENTIMETERS,
  edge: 100,
  directions: 2,
  why: 'A square meter is 100 centimeters wide and 100 centimeters long.',
  story: (amount) => `A banner has an area of ${amount}.`,
};
export const SQUARE_CENTIMETER: UnitPair = {
  big: SQUARE_CENTIMETERS,
  small: SQUARE_MILLIMETERS,
  edge: 10,
  directions: 2,
  why: 'A square centimeter is 10 millimeters wide and 10 millimeters long.',
  story: (amount) => `A stamp has an area of ${amount}.`,
};
export const HECTARE: UnitPair = {
  big: HECTARES,
  small: SQUARE_METERS,
  edge: 100,
  directions: 2,
  why: 'A hectare is a square of 100 meters by 100 meters.',
  story: (amount) => `A field covers ${amount}.`,
};
export const KILOMETER_TO_HECTARES: UnitPair = {
  big: SQUARE_KILOMETERS,
  small: HECTARES,
  edge: 10,
  directions: 2,
  why: 'A hectare is 100 meters wide, so a square kilometer is 10 by 10 of them.',
  story: (amount) => `A forest covers ${amount}.`,
};
export const SQUARE_KILOMETER: UnitPair = {
  big: SQUARE_KILOMETERS,
  small: SQUARE_METERS,
  edge: 1000,
  directions: 2,
  why: 'A square kilometer is 1000 meters wide and 1000 meters long.',
  story: (amount) => `A lake covers ${amount}.`,
};

export const CUBIC_METER_TO_LITERS: UnitPair = {
  big: CUBIC_METERS,
  small: LITERS,
  edge: 10,
  directions: 3,
  why: 'A liter is a cube with sides of 10 centimeters. 10 by 10 by 10 of them fill a cubic meter.',
  story: (amount) => `A tank holds ${amount}.`,
};
export const LITER: UnitPair = {
  big: LITERS,
  small: CUBIC_CENTIMETERS,
  edge: 10,
  directions: 3,
  why: 'A liter is a cube of 10 by 10 by 10 centimeters.',
  story: (amount) => `A bowl holds ${amount}.`,
};
export const CUBIC_METER: UnitPair = {
  big: CUBIC_METERS,
  small: CUBIC_CENTIMETERS,
  edge: 100,
  directions: 3,
  why: 'A cubic meter is a cube of 100 by 100 by 100 centimeters.',
  story: (amount) => `A block of stone has a volume of ${amount}.`,
};
export const CUBIC_CENTIMETER: UnitPair = {
  big: CUBIC_CENTIMETERS,
  small: CUBIC_MILLIMETERS,
  edge: 10,
  directions: 3,
  why: 'A cubic centimeter is a cube of 10 by 10 by 10 millimeters.',
  story: (amount) => `A bead has a volume of ${amount}.`,
};

/** Nobody would write down a wrong answer beyond these limits. */
const [SMALLEST, LARGEST] = [0.001, 1e8];

/** @param places how many decimals the amount has in the larger unit, at most */
export const converted =
  (pairs: readonly [UnitPair, ...UnitPair[]], places: number): Make =>
  (draw, difficulty) => {
    const pair = draw.pick(pairs);
    const digits = draw.integer(12, 98);
    if (digits % 10 === 0) return converted(pairs, places)(draw, difficulty);
    const amount = digits / 10 ** draw.integer(1, places);
    const toSmall = draw.chance(0.5);
    const { big, small, edge, directions, story } = pair;
    const factor = edge ** directions;
    const [from, to] = toSmall ? [big, small] : [small, big];
    const [given, value] = toSmall ? [amount, amount * factor] : [amount * factor, amount];
    const said = `${decimal(given)} ${from.many}`;
    const text = draw.chance(0.5)
      ? `Convert ${said} to ${to.many}.`
      : `${story(said)} How many ${to.many} is that?`;
    return {
      prompt: ask(text),
      answer: numberAnswer(decimal(value), to.sign, mistakesOf(pair, toSmall, given)),
      solution: [
        ...factorSteps(pair),
        step`${toSmall ? `${capital(to.many)} are smaller, so there are more of them, so multiply.` : `${capital(to.many)} are larger, so there are fewer of them, so divide.`} | ${decimal(given)} ${toSmall ? 'xx' : '-:'} ${factor} = ${decimal(value)}`,
      ],
    };
  };

function factorSteps({ small, big, edge, directions, why }: UnitPair): Step[] {
  if (directions === 1) return [step`${why}`];
  const factor = edge ** directions;
  const product = Array.from({ length: directions }, () => edge).join(' xx ');
  return [step`${why} So 1 ${big.one} is ${factor} ${small.many}. | ${product} = ${factor}`];
}

function mistakesOf(
  { big, small, edge, directions, why }: UnitPair,
  toSmall: boolean,
  given: number,
): Mistakes {
  const factor = edge ** directions;
  const is = `1 ${big.one} is ${factor} ${small.many}.`;
  const by = (divisor: number) => (toSmall ? given * divisor : given / divisor);
  const mistakes: Mistakes = [
    ...(directions > 1 ? [[by(edge), `You used ${edge}, as for a length. ${why} So ${is}`] as const] : []),
    toSmall
      ? wrong`${given / factor} | You divided. ${capital(small.many)} are smaller, so there are more of them, so multiply.`
      : wrong`${given * factor} | You multiplied. ${capital(big.many)} are larger, so there are fewer of them, so divide.`,
    ...(directions > 2
      ? [[by(edge ** 2), `You used ${edge ** 2}, as for an area. ${why} So ${is}`] as const]
      : []),
    factor === 10
      ? wrong`${by(factor / 10)} | You left the number as it was. ${is}`
      : wrong`${by(factor / 10)} | You used ${factor / 10}. ${is} Count its zeros again.`,
    wrong`${by(factor * 10)} | You used ${factor * 10}. ${is} Count its zeros again.`,
    wrong`${by(factor * 100)} | You used ${factor * 100}. ${is} Count its zeros again.`,
  ];
  return mistakes
    .filter(([value]) => Number(value) >= SMALLEST && Number(value) <= LARGEST)
    .map(([value, reason]) => [decimal(Number(value)), reason]);
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
