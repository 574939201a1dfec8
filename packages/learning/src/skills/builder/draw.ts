import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';
import { commonDivisor } from './write';

type AtLeastOne = readonly [unknown, ...unknown[]];

/** The numbers and words of an exercise. The same seed draws the same ones. */
export interface Draw {
  /** From `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** From `low` to `high`, with either sign. */
  signed(low: number, high: number): number;
  /** From `low` to `high`, except `without`. The range must contain another number. */
  other(low: number, high: number, ...without: readonly number[]): number;
  pick<Items extends AtLeastOne>(items: Items): Items[number];
  shuffled<Item>(items: readonly Item[]): Item[];
  /** True in that share of cases: `draw.chance(0.5)`. */
  chance(share: number): boolean;
  /** Different first names. */
  people(count: number): string[];
}

const NAMES = 'Amina Kenji Lucía Tunde Priya Mateo Fatima Lars Mei Noor Zoran'.split(' ');

export function drawFrom(random: Random): Draw {
  const integer = (low: number, high: number) => randomInteger(random, low, high);
  const inAnyOrder = <Item>(items: readonly Item[]) => shuffled(items, random);
  return {
    integer,
    signed: (low, high) => integer(low, high) * (random() < 0.5 ? -1 : 1),
    other: (low, high, ...without) => {
      const all = Array.from({ length: high - low + 1 }, (_, index) => low + index);
      const [found = low] = inAnyOrder(all.filter((number) => !without.includes(number)));
      return found;
    },
    pick: <Items extends AtLeastOne>(items: Items): Items[number] =>
      items[integer(0, items.length - 1)] ?? items[0],
    shuffled: inAnyOrder,
    chance: (share) => random() < share,
    people: (count) => inAnyOrder(NAMES).slice(0, count),
  };
}

/** Two different numbers without a common factor, from 2 up. */
export function drawRatio(draw: Draw, largest: number): [number, number] {
  const one = draw.integer(2, largest);
  const another = draw.other(2, largest + 1, one);
  return commonDivisor(one, another) === 1 ? [one, another] : drawRatio(draw, largest);
}
