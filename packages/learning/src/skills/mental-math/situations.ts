import { say, type Block, type Draw } from '../builder';
import { workOut } from './work-out';

type Tell = (one: number | string, other: number | string) => string;
type Situations = readonly [Tell, ...Tell[]];

const SUMS: Situations = [
  (one, other) =>
    `A school has ${one} students in one building and ${other} in another. How many is that in all?`,
  (one, other) =>
    `A truck carries ${one} pounds of sand and ${other} pounds of gravel. How many pounds is that?`,
  (one, other) => `A show sold ${one} tickets on Friday and ${other} on Saturday. How many tickets is that?`,
  (one, other) =>
    `A hiker walks ${one} meters to a lake and ${other} meters to a hut. How many meters is that?`,
];

const DIFFERENCES: Situations = [
  (one, other) => `A library has ${one} books, and ${other} are checked out. How many books are still there?`,
  (one, other) => `A road is ${one} meters long. Workers have paved ${other} meters. How many meters remain?`,
  (one, other) =>
    `A game needs ${one} points to win. A team has ${other} points. How many points are missing?`,
  (one, other) => `A tank holds ${one} liters. ${other} liters are used. How many liters are left?`,
];

const PRODUCTS: Situations = [
  (one, other) => `A theater has ${one} rows of ${other} seats. How many seats is that?`,
  (one, other) => `A factory packs ${one} boxes of ${other} screws each. How many screws is that?`,
  (one, other) => `A picture is ${one} dots wide and ${other} dots high. How many dots is that?`,
  (one, other) => `A garden has ${one} rows of ${other} tulips. How many tulips is that?`,
  (one, other) => `A printer prints ${one} pages a day. How many pages is that in ${other} days?`,
];

const QUOTIENTS: Situations = [
  (one, other) => `${one} eggs are packed equally into ${other} cartons. How many eggs are in each carton?`,
  (one, other) => `${one} stickers are shared equally by ${other} students. How many does each student get?`,
  (one, other) =>
    `A rope of ${one} meters is cut equally into ${other} pieces. How many meters long is each piece?`,
];

function formulaOrStory(
  draw: Draw,
  formula: string,
  stories: Situations,
  ...numbers: Parameters<Tell>
): Block[] {
  return draw.chance(0.4) ? workOut(formula) : [say(draw.pick(stories)(...numbers))];
}

export const sumOf = (draw: Draw, one: number, other: number): Block[] =>
  formulaOrStory(draw, `${one} + ${other}`, SUMS, one, other);

export const differenceOf = (draw: Draw, from: number, taken: number): Block[] =>
  formulaOrStory(draw, `${from} - ${taken}`, DIFFERENCES, from, taken);

/** The factors come in either order. */
export function productOf(draw: Draw, one: number, other: number): Block[] {
  const [first, second] = draw.chance(0.5) ? [one, other] : [other, one];
  return formulaOrStory(draw, `${first} xx ${second}`, PRODUCTS, first, second);
}

export const quotientOf = (draw: Draw, whole: number, parts: number): Block[] =>
  formulaOrStory(draw, `${whole} -: ${parts}`, QUOTIENTS, whole, parts);

const REST: Situations = [
  (given, whole) => `How much must you add to ${given} to get ${whole}?`,
  (given, whole) =>
    `A book has ${whole} words on its first pages. You have read ${given}. How many are left?`,
  (given, whole) => `A prize costs ${whole} points. You have ${given}. How many points are missing?`,
  (given, whole) => `A bag holds ${whole} beads, and ${given} are blue. How many are not blue?`,
];

/** What is missing from a round number. */
export const restOf = (draw: Draw, given: number, whole: number): Block[] => [
  say(draw.pick(REST)(given, whole)),
];
