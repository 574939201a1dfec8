import {
  ask,
  commonDivisor,
  defineSkill,
  nearly,
  numberAnswer,
  picture,
  quotient,
  say,
  step,
  tidy,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';

const TABLES = [
  [
    'Under 30',
    'Over 30',
    'Tea',
    'Coffee',
    'people',
    'is under 30',
    'is over 30',
    'drinks tea',
    'drinks coffee',
  ],
  ['Train', 'Bus', 'On time', 'Late', 'trips', 'is by train', 'is by bus', 'is on time', 'is late'],
  [
    'City',
    'Village',
    'Car',
    'No car',
    'families',
    'lives in a city',
    'lives in a village',
    'has a car',
    'has no car',
  ],
] as const;

/** A table with two rows and two columns. The condition is a row, or from difficulty 2 on a column. */
const fromTable: Make = (draw, difficulty) => {
  const [row1, row2, column1, column2, who, isRow1, isRow2, isColumn1, isColumn2] = draw.pick(TABLES);
  const cells = Array.from({ length: 4 }, () => draw.integer(3, 10 + 8 * difficulty));
  const [a = 0, b = 0, c = 0, d = 0] = cells;
  const byRow = difficulty === 1 || draw.chance(0.4);
  const second = draw.chance(0.5);
  // The cell asked for is in the first column, or in the first row.
  const [fits, rest] = byRow ? (second ? [c, d] : [a, b]) : second ? [b, d] : [a, c];
  const other = byRow ? (second ? a : c) : second ? a : b;
  const known = byRow ? (second ? isRow2 : isRow1) : second ? isColumn2 : isColumn1;
  const asked = byRow ? isColumn1 : isRow1;
  const given = fits + rest;
  const all = a + b + c + d;
  if (new Set(cells).size < 4 || fits + other === given || given > 60 + 10 * difficulty)
    return fromTable(draw, difficulty);
  const one = who === 'people' ? 'person' : who === 'trips' ? 'trip' : 'family';
  return {
    prompt: [
      picture({
        kind: 'table',
        text: `A table of ${who}. ${row1}: ${column1} ${a}, ${column2} ${b}. ${row2}: ${column1} ${c}, ${column2} ${d}.`,
        head: ['', column1, column2],
        rows: [
          [row1, String(a), String(b)],
          [row2, String(c), String(d)],
        ],
      }),
      say`One of these ${who} is chosen at random. You know that this ${one} ${known}. How likely is it that this ${one} ${asked}?`,
    ],
    answer: numberAnswer(quotient(fits, given), [
      wrong`${quotient(fits, all)} | You divided by all ${all} ${who}. Divide by the ${given} that are still possible.`,
      wrong`${quotient(fits, fits + other)} | You reversed the condition. It is known that the ${one} ${known}, so divide by those.`,
      wrong`${quotient(rest, given)} | This is the probability of the opposite. Subtract it from 1.`,
      wrong`${quotient(given, all)} | This is the probability of what is known. Now look only at these ${given}.`,
      wrong`${quotient(fits, rest)} | You divided by the others. Divide by all ${given} that are still possible.`,
    ]),
    solution: [
      step`It is known that the ${one} ${known}. How many are these? | ${fits} + ${rest} = ${given}`,
      step`Of these ${given}, ${fits} fit.`,
      step`Divide. | ${quotient(fits, given) === `${fits}/${given}` ? `${fits}/${given}` : `${fits}/${given} = ${quotient(fits, given)}`}`,
    ],
  };
};

const STORIES = [
  ['students', 'learn French', 'learn Arabic'],
  ['guests', 'order fish', 'order dessert'],
  ['members', 'swim', 'run'],
] as const;

/** What percentage of those with A also have B? */
const partOfPart: Make = (draw, difficulty) => {
  const first = 5 * draw.integer(4, 18);
  const value = 5 * draw.integer(3, 18);
  const both = (first * value) / 100;
  if (!Number.isInteger(both) || first === value || value === 50 || first === 50)
    return partOfPart(draw, difficulty);
  const [who, a, b] = draw.pick(STORIES);
  const backward = draw.chance(0.6);
  const text = backward
    ? `${first} percent of the ${who} ${a}. ${both} percent of all ${who} ${a} and also ${b}. Of those who ${a}, what percentage ${b}?`
    : `${first} percent of the ${who} ${a}. Of those, ${value} percent ${b}. What percentage of all ${who} ${a} and also ${b}?`;
  const [right, mistaken] = backward ? [value, both] : [both, value];
  return {
    prompt: ask(text),
    answer: numberAnswer(right, '%', [
      backward
        ? wrong`${mistaken} | This is the share of all ${who}. Divide by the share of those who ${a}.`
        : wrong`${mistaken} | This is the share of those who ${a}. Find the share of all ${who}: only ${first} percent ${a}.`,
      backward
        ? wrong`${tidy((first * both) / 100)} | You multiplied. ${both} percent is already a share of all, so divide by ${first} percent.`
        : wrong`${tidy((100 * value) / first)} | You divided. You need a part of a part, so multiply.`,
      wrong`${Math.abs(first - mistaken)} | You subtracted. One group is a part of the other, so check what the whole is.`,
      wrong`${first + mistaken} | You added. One group is a part of the other, so check what the whole is.`,
      ...nearly(right),
    ]),
    solution: backward
      ? [
          step`Think of 100 ${who}. ${first} of them ${a}. Only these are still possible.`,
          step`${both} of these ${b} too. | ${both}/${first} = ${value}%`,
        ]
      : [
          step`Think of 100 ${who}. ${first} of them ${a}.`,
          step`${value} percent of these ${b} too. | ${value / 100} xx ${first} = ${both}`,
        ],
  };
};

/** Two kinds, each with its own share: what percentage is it in total? */
const inAll: Make = (draw) => {
  const first = 10 * draw.integer(2, 8);
  const [one, another] = [5 * draw.integer(1, 5), 5 * draw.integer(1, 5)];
  const value = (first * one + (100 - first) * another) / 100;
  if (one === another || first === 50) return inAll(draw, 4);
  return {
    prompt: ask`Machine A makes ${first} percent of the screws, and machine B makes the rest. ${one} percent of the screws from A and ${another} percent of those from B are too long. What percentage of all screws are too long?`,
    answer: numberAnswer(value, '%', [
      wrong`${(one + another) / 2} | You treated the two machines as equal. A makes ${first} percent of the screws.`,
      wrong`${one + another} | You added shares of different wholes. Find what share of all screws each of them is.`,
      wrong`${((100 - first) * one + first * another) / 100} | You swapped the machines. Multiply each share by the rate of its own machine.`,
      wrong`${(first * one) / 100} | These are only the ones from machine A. Add the ones from machine B.`,
      ...nearly(value),
    ]),
    solution: [
      step`Think of 1000 screws. A makes ${10 * first}, and B makes ${1000 - 10 * first}.`,
      step`Of those from A, this many are too long: | ${one / 100} xx ${10 * first} = ${(first * one) / 10}`,
      step`Of those from B: | ${another / 100} xx ${1000 - 10 * first} = ${((100 - first) * another) / 10}`,
      step`Add, and divide by 1000. | ${10 * value}/1000 = ${value}%`,
    ],
  };
};

const ALARMS = [
  ['people', 'have an illness', 'A test flags', 'is flagged', 'is ill', 'healthy'],
  ['emails', 'are spam', 'A filter stops', 'is stopped', 'is spam', 'good'],
  [
    'bags',
    'contain something forbidden',
    'A scanner stops',
    'is stopped',
    'contains something forbidden',
    'other',
  ],
] as const;

/** A rare thing and a test that is not perfect. */
const alarm: Make = (draw) => {
  const rare = 10 * draw.integer(2, 10);
  const hits = 10 * draw.integer(7, 9);
  const falseAlarms = 5 * draw.integer(1, 4);
  const [found, alarms] = [(rare * hits) / 100, ((1000 - rare) * falseAlarms) / 100];
  if (!Number.isInteger(alarms) || commonDivisor(found, alarms) < 3) return alarm(draw, 5);
  const [who, have, warns, isWarned, is, others] = draw.pick(ALARMS);
  const one = { people: 'person', emails: 'email', bags: 'bag' }[who];
  return {
    prompt: ask`Of 1000 ${who}, ${rare} ${have}. ${warns} ${hits} percent of these, but also ${falseAlarms} percent of the ${others} ones. One ${one} ${isWarned}. How likely is it that this ${one} ${is}?`,
    answer: numberAnswer(quotient(found, found + alarms), [
      wrong`${quotient(hits, 100)} | You reversed the condition. ${hits} percent is the probability of an alarm if the ${one} ${is}.`,
      wrong`${quotient(rare, 1000)} | You did not use the fact that the ${one} ${isWarned}. Divide by all that are.`,
      wrong`${quotient(found, 1000)} | You divided by all 1000. Only ${found + alarms} are still possible.`,
      wrong`${quotient(100 - falseAlarms, 100)} | You subtracted the false alarms from 1. They are a part of the ${others} ones, not of the alarms.`,
      wrong`${quotient(alarms, found + alarms)} | This is the probability of a false alarm. Subtract it from 1.`,
    ]),
    solution: [
      step`Of the ${rare} that ${have}, this many are found. | ${hits / 100} xx ${rare} = ${found}`,
      step`Of the ${others} ones, this many are false alarms. | ${falseAlarms / 100} xx ${1000 - rare} = ${alarms}`,
      step`Only these are still possible. | ${found} + ${alarms} = ${found + alarms}`,
      step`Divide. | ${found}/${found + alarms} = ${quotient(found, found + alarms)}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [fromTable],
  2: [fromTable],
  3: [fromTable, partOfPart],
  4: [partOfPart, inAll],
  5: [inAll, alarm],
});
