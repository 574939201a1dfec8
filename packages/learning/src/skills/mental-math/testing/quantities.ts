/** In meters, seconds and grams. */
const SIZES: Readonly<Record<string, number>> = {
  millimeter: 0.001,
  centimeter: 0.01,
  meter: 1,
  kilometer: 1000,
  gram: 1,
  kilogram: 1000,
  milliliter: 1e-6,
  liter: 0.001,
  hectare: 10000,
  second: 1,
  minute: 60,
  hour: 3600,
};

/** "square meters", "liters per minute". */
export const UNIT = '(?:square |cubic )?[a-z]+(?: per [a-z]+)?';

/** How large the unit is, in base units. */
export function sizeOf(unit: string): number {
  const [measured = '', time] = unit.split(' per ');
  const [, power, name = ''] = /^(square |cubic )?(.*?)s?$/.exec(measured) ?? [];
  const size = (SIZES[name] ?? NaN) ** (power === 'square ' ? 2 : power === 'cubic ' ? 3 : 1);
  return time ? size / sizeOf(time) : size;
}

/** All that is given, each in the base unit. */
export function quantitiesIn(words: string): number[] {
  const found = [...words.matchAll(new RegExp(`([\\d.]+) (${UNIT})`, 'g'))];
  return found.map(([, amount, unit = '']) => Number(amount) * sizeOf(unit));
}
