import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy } from '../data';
import { drawGroups } from './groups';
import { columnWords, drawTable, rowWords, wholeTable } from './table';

/** What a cell would hold if both groups had the same share. */
export const ifEqual: Make = (random, difficulty) => {
  const table = drawTable(random, 60);
  const { story, cells, rowTotals, columnTotals, all } = table;
  const value = (rowTotals[0] * columnTotals[0]) / all;
  if (!Number.isInteger(value) || value === cells[0][0] || value === rowTotals[0] / 2)
    return ifEqual(random, difficulty);
  return {
    prompt: [
      say(
        `Suppose the totals stay as they are, but the share of those ${story.that} ${story.do[0]} is the same in both groups. How many ${story.who} would there be in the cell where “${story.rows[0]}” and “${story.columns[0]}” meet?`,
      ),
      picture(wholeTable(table)),
    ],
    answer: numberAnswer(value, [
      [cells[0][0], 'This is what the table says now. There the two shares differ.'],
      [
        tidy(columnTotals[0] / 2),
        `You split the ${columnTotals[0]} equally. But the groups have different sizes.`,
      ],
      [tidy(rowTotals[0] / 2), 'You took half of the group. Take the share that holds for everyone.'],
      [tidy((rowTotals[1] * columnTotals[0]) / all), 'This is the other group.'],
      [tidy((rowTotals[0] * columnTotals[1]) / all), `These would be the ${columnWords(story, 1)}.`],
      ...nearly(value),
    ]),
    solution: [
      step(`What is the share among all ${story.who}?`, `${columnTotals[0]}/${all}`),
      step(
        `Take the same share of the ${rowTotals[0]} in the group.`,
        `${columnTotals[0]}/${all} xx ${rowTotals[0]} = ${value}`,
      ),
      step(
        'Check: the other group has the same share.',
        `${value}/${rowTotals[0]} = ${columnTotals[0] - value}/${rowTotals[1]}`,
      ),
    ],
  };
};

/** In words, with percentages of parts: make the table first, then turn the question around. */
export const turnedAround: Make = (random, difficulty) => {
  const { table, shares } = drawGroups(random);
  const { story, cells, rowTotals, columnTotals, all } = table;
  const group = (100 * rowTotals[0]) / all;
  const value = (100 * cells[0][0]) / columnTotals[0];
  const isPlain =
    Number.isInteger(group) && Number.isInteger(value) && value !== shares[0] && value !== group;
  if (!isPlain) return turnedAround(random, difficulty);
  return {
    prompt: [
      say(
        `Of ${all} ${story.who}, ${group} percent ${story.are[0]}, and the others ${story.are[1]}. Of the ${rowWords(story, 0)}, ${shares[0]} percent ${story.do[0]}, and of the ${rowWords(story, 1)}, ${shares[1]} percent. Of all ${columnWords(story, 0)}, what percentage ${story.are[0]}?`,
      ),
    ],
    answer: numberAnswer(
      value,
      [
        [
          shares[0],
          `This is the other way around: of the ${rowWords(story, 0)}, ${shares[0]} percent ${story.do[0]}.`,
        ],
        [
          group,
          `This is their share of all ${story.who}. Take only the ${columnTotals[0]} ${story.that} ${story.do[0]}.`,
        ],
        [
          tidy((100 * cells[0][0]) / all),
          `You divided by all ${all}. Only ${columnTotals[0]} ${story.do[0]}.`,
        ],
        [
          tidy((100 * shares[0]) / (shares[0] + shares[1])),
          'You compared the percentages. The groups have different sizes: compare counts.',
        ],
        [100 - value, `These are the ${rowWords(story, 1)}.`],
        ...nearly(value),
      ],
      '%',
    ),
    solution: [
      step(
        `Make a table. How many ${story.are[0]}, and how many ${story.are[1]}?`,
        `${group / 100} xx ${all} = ${rowTotals[0]}, ${all} - ${rowTotals[0]} = ${rowTotals[1]}`,
      ),
      step(
        `How many of each ${story.do[0]}?`,
        `${shares[0] / 100} xx ${rowTotals[0]} = ${cells[0][0]}, ${shares[1] / 100} xx ${rowTotals[1]} = ${cells[1][0]}`,
      ),
      step('Together these are the new whole.', `${cells[0][0]} + ${cells[1][0]} = ${columnTotals[0]}`),
      step('Take the part of it.', `${cells[0][0]}/${columnTotals[0]} = ${value}%`),
    ],
  };
};
