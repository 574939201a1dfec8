import { bare, defineSkill, together, told, way, type DrawnAt, type Stories } from '../builder';
import { lesson } from './lesson';

const NINE = { round: 10, part: -1 };
const NINETEEN = { round: 20, part: -1 };
const NINETY = { round: 100, part: -10 };
const NINETY_NINE = { round: 100, part: -1 };
const NINE_TENTHS = { round: 1, part: -0.1 };
const NEARLY_TWO = { round: 2, part: -0.1 };
const NEARLY_TEN = { round: 10, part: -0.1 };
const NEARLY_THOUSAND = { round: 1000, part: -1 };

const DRAWN: DrawnAt = {
  1: [[NINE, 12, 58]],
  2: [
    [NINE, 52, 98],
    [NINETY_NINE, 12, 58],
  ],
  3: [
    [NINETY_NINE, 42, 98],
    [NINETY, 12, 98],
    [NINETEEN, 12, 48],
    [NINE_TENTHS, 13, 98],
  ],
  4: [
    [NINETEEN, 42, 98],
    [NINETY, 112, 387],
    [NINE_TENTHS, 112, 487],
    [NEARLY_TEN, 13, 48],
  ],
  5: [
    [NINETY_NINE, 213, 687],
    [NEARLY_THOUSAND, 112, 687],
    [NEARLY_TEN, 42, 98],
    [NEARLY_TWO, 23, 98],
  ],
};

const STORIES: Stories = {
  '9': [
    (number) => `A movie ticket costs 9 dollars. How many dollars do ${number} tickets cost?`,
    (number) => `A baseball team has 9 players on the field. How many players do ${number} teams have?`,
    (number) => `A box holds 9 muffins. How many muffins are in ${number} boxes?`,
  ],
  '19': [
    (number) => `A train ticket costs 19 dollars. How many dollars do ${number} tickets cost?`,
    (number) => `A theater has ${number} rows of 19 seats. How many seats is that?`,
  ],
  '90': [
    (number) => `A movie lasts 90 minutes. How many minutes do ${number} showings last?`,
    (number) => `A train car seats 90 people. How many people do ${number} cars seat?`,
  ],
  '99': [
    (number) => `A jacket costs 99 dollars. How many dollars do ${number} jackets cost?`,
    (number) => `A sheet holds 99 stamps. How many stamps are on ${number} sheets?`,
  ],
  '999': [
    (number) => `A laptop costs 999 dollars. How many dollars do ${number} laptops cost?`,
    (number) => `A roll holds 999 labels. How many labels are on ${number} rolls?`,
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
