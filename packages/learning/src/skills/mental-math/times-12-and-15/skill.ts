import { bare, defineSkill, together, told, way, type DrawnAt, type Stories } from '../builder';
import { lesson } from './lesson';

const TWELVE = { round: 10, part: 2 };
const FIFTEEN = { round: 10, part: 5 };
const EIGHTEEN = { round: 20, part: -2 };
const ONE_AND_TWO_TENTHS = { round: 1, part: 0.2 };
const ONE_AND_A_HALF = { round: 1, part: 0.5 };
const NEARLY_TWO = { round: 2, part: -0.2 };
const HUNDRED_TWENTY = { round: 100, part: 20 };

const DRAWN: DrawnAt = {
  1: [
    [TWELVE, 13, 44],
    [FIFTEEN, 13, 38],
  ],
  2: [
    [TWELVE, 42, 98],
    [FIFTEEN, 23, 68],
    [ONE_AND_A_HALF, 14, 58],
  ],
  3: [
    [FIFTEEN, 57, 98],
    [HUNDRED_TWENTY, 13, 48],
    [ONE_AND_A_HALF, 53, 98],
    [ONE_AND_TWO_TENTHS, 13, 48],
  ],
  4: [
    [TWELVE, 112, 387],
    [FIFTEEN, 112, 286],
    [ONE_AND_TWO_TENTHS, 42, 98],
    [EIGHTEEN, 13, 48],
  ],
  5: [
    [EIGHTEEN, 42, 98],
    [FIFTEEN, 213, 487],
    [ONE_AND_TWO_TENTHS, 112, 487],
    [NEARLY_TWO, 33, 98],
  ],
};

const STORIES: Stories = {
  '12': [
    (number) => `A carton holds 12 eggs. How many eggs are in ${number} cartons?`,
    (number) => `A year has 12 months. How many months are in ${number} years?`,
    (number) => `A ticket costs 12 dollars. How many dollars do ${number} tickets cost?`,
  ],
  '15': [
    (number) => `A quarter of an hour is 15 minutes. How many minutes are in ${number} quarter hours?`,
    (number) => `A tile is 15 centimeters wide. How many centimeters wide are ${number} tiles in a row?`,
    (number) => `A van seats 15 people. How many people do ${number} full vans carry?`,
  ],
  '18': [
    (number) => `A round of golf has 18 holes. How many holes are in ${number} rounds?`,
    (number) => `A tray holds 18 rolls. How many rolls are on ${number} trays?`,
  ],
  '120': [
    (number) => `A movie lasts 120 minutes. How many minutes do ${number} showings last?`,
    (number) => `A crate weighs 120 kilograms. How many kilograms do ${number} crates weigh?`,
  ],
};

const product = bare(DRAWN);
const story = told(DRAWN, STORIES);

export const skill = defineSkill(lesson, {
  1: [product, product, story, way(DRAWN)],
  2: [product, product, story, way(DRAWN)],
  3: [product, product, story, way(DRAWN), together(DRAWN)],
  4: [product, product, story, together(DRAWN)],
  5: [product, product, story, together(DRAWN)],
});
