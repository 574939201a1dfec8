import type { Explore } from './explore';
import { findSkill } from './skill-map';

/** Recomputes statements without a formula from the numbers, independently. */
async function figureOf(id: string): Promise<Explore> {
  const skill = await findSkill(id)?.load();
  const block = skill?.lesson.idea.find(({ kind }) => kind === 'explore');
  if (block?.kind !== 'explore') throw new Error(`Nothing is moved in ${id}.`);
  return block.explore;
}

const numbersIn = (text: string) => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

it.each([[[2, 3, 5, 9, 20]], [[20, 0, 7, 7, 1]], [[4, 4, 4, 4, 4]]])(
  'median and mean of %j',
  async (values) => {
    const said = numbersIn((await figureOf('median')).says(...values));
    const middle = values.find(
      (value) =>
        values.filter((other) => other < value).length <= 2 &&
        values.filter((other) => other > value).length <= 2,
    );
    expect(said.slice(5)).toEqual([middle, values.reduce((sum, value) => sum + value) / 5]);
  },
);

it.each([
  [[7, 9, 10, 11, 13], 2],
  [[4, 4, 16, 16, 10], 5.37],
])('the standard deviation of %j', async (values, deviation) => {
  expect(numbersIn((await figureOf('standard-deviation')).says(...values)).at(-1)).toBe(deviation);
});

it.each([
  [115, 68.3],
  [130, 95.4],
  [145, 99.7],
])('the part of a normal curve up to %d and as far below', async (edge, percent) => {
  expect(numbersIn((await figureOf('normal-curve')).says(edge)).at(-1)).toBe(percent);
});

it.each([51, 55, 60, 61, 66])('a p-value counts both sides of %d heads', async (heads) => {
  let ways = 1;
  let beyond = 0;
  for (let tails = 0; tails <= 100 - heads; tails++) {
    beyond += 2 * ways;
    ways *= (100 - tails) / (tails + 1);
  }
  const said = numbersIn((await figureOf('significance')).says(heads)).at(-2);
  expect(Math.abs((said ?? NaN) - (100 * beyond) / 2 ** 100)).toBeLessThan(0.15);
});

it('the correlation is 1 on a line, and turns with it', async () => {
  const { says } = await figureOf('correlation');
  expect(numbersIn(says(30, 90))[0]).toBeCloseTo(0.98, 2);
  expect(numbersIn(says(100, 0))[0]).toBeLessThan(0);
});

it.each([
  [[37, 38, 38, 38, 39, 39, 41], 'The mode is 38.'],
  [[37, 37, 38, 38, 39, 40, 41], 'The modes are 37 and 38.'],
  [[35, 36, 37, 38, 39, 40, 41], 'Every value occurs once, so there is no mode.'],
])('the modes of %j', async (sizes, mode) => {
  expect((await figureOf('mode-and-range')).says(...sizes)).toContain(mode);
});

it('quartiles leave the middle value out', async () => {
  expect(
    numbersIn((await figureOf('quartiles-and-box-plots')).says(2, 3, 5, 7, 10, 11, 16)).slice(0, 3),
  ).toEqual([7, 3, 11]);
});
