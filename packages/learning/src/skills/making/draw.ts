import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';

export function pick<T extends readonly [unknown, ...unknown[]]>(random: Random, items: T): T[number] {
  return items[randomInteger(random, 0, items.length - 1)] ?? items[0];
}

/** From `low` to `high`, with either sign. */
export function signed(random: Random, low: number, high: number): number {
  return randomInteger(random, low, high) * (random() < 0.5 ? -1 : 1);
}

/** From `low` to `high`, none of `without`. The range must hold another number. */
export function other(random: Random, low: number, high: number, ...without: readonly number[]): number {
  const all = Array.from({ length: high - low + 1 }, (_, place) => low + place);
  const [found = low] = shuffled(
    all.filter((number) => !without.includes(number)),
    random,
  );
  return found;
}

const NAMES = [
  'Amina',
  'Kenji',
  'Lucía',
  'Tunde',
  'Priya',
  'Mateo',
  'Fatima',
  'Lars',
  'Mei',
  'Noor',
  'Zoran',
];

/** As many different names as asked for. */
export function people(random: Random, count: number): string[] {
  return shuffled(NAMES, random).slice(0, count);
}
