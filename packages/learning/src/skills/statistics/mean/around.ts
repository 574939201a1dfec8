import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';

/** Not all the same. They come in pairs as far above the mean as below it; one more is the mean itself. */
export function numbersAround(mean: number, count: number, spread: number, random: Random): number[] {
  const numbers = count % 2 === 1 ? [mean] : [];
  let carried = 0;
  while (numbers.length < count) {
    const off = randomInteger(random, 1, spread);
    const shift = numbers.length + 2 < count ? randomInteger(random, 0, 1) : -carried;
    carried += shift;
    numbers.push(mean + off + shift, mean - off);
  }
  return shuffled(numbers, random);
}
