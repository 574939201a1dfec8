import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { quotient } from '../../making/write';

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

/** Of a table of two rows and two columns: known is a row, or from difficulty 2 on a column. */
export const fromTable: Make = (random, difficulty) => {
  const [row1, row2, column1, column2, who, isRow1, isRow2, isColumn1, isColumn2] = pick(random, TABLES);
  const cells = Array.from({ length: 4 }, () => randomInteger(random, 3, 10 + 8 * difficulty));
  const [a = 0, b = 0, c = 0, d = 0] = cells;
  const byRow = difficulty === 1 || random() < 0.4;
  const second = random() < 0.5;
  // The cell asked for is in the first column, or in the first row.
  const [fits, rest] = byRow ? (second ? [c, d] : [a, b]) : second ? [b, d] : [a, c];
  const other = byRow ? (second ? a : c) : second ? a : b;
  const known = byRow ? (second ? isRow2 : isRow1) : second ? isColumn2 : isColumn1;
  const asked = byRow ? isColumn1 : isRow1;
  const given = fits + rest;
  const all = a + b + c + d;
  if (new Set(cells).size < 4 || fits + other === given || given > 60 + 10 * difficulty)
    return fromTable(random, difficulty);
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
      say(
        `One of these ${who} is chosen at random. You know that this ${one} ${known}. How likely is it that this ${one} ${asked}?`,
      ),
    ],
    answer: numberAnswer(quotient(fits, given), [
      [
        quotient(fits, all),
        `You divided by all ${all} ${who}. You know more: only ${given} are still possible.`,
      ],
      [
        quotient(fits, fits + other),
        `You turned it around. It is known that the ${one} ${known}: divide by those.`,
      ],
      [quotient(rest, given), `This is how likely it is that it does not fit.`],
      [quotient(given, all), `This is how likely the known part is. Now look only at these ${given}.`],
      [quotient(fits, rest), `You divided by the others. Divide by all ${given} that are still possible.`],
    ]),
    solution: [
      step(`It is known that the ${one} ${known}. How many are these?`, `${fits} + ${rest} = ${given}`),
      step(`Of these ${given}, ${fits} fit.`),
      step(
        'Divide.',
        quotient(fits, given) === `${fits}/${given}`
          ? `${fits}/${given}`
          : `${fits}/${given} = ${quotient(fits, given)}`,
      ),
    ],
  };
};
