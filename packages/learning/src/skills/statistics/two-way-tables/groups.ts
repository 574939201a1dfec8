import { randomInteger, type Random } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';
import { innerTable, otherOf, rowWords, STORIES, tableOf, type Table } from './table';

interface Groups {
  readonly table: Table;
  /** Of each row, in percent, what is in the first column. */
  readonly shares: readonly [number, number];
}

/** Two groups of different size, with whole percentages that differ. */
export function drawGroups(random: Random): Groups {
  const sizes = [20 * randomInteger(random, 1, 8), 20 * randomInteger(random, 1, 8)] as const;
  const shares = [5 * randomInteger(random, 2, 18), 5 * randomInteger(random, 2, 18)] as const;
  const [first, second] = [(sizes[0] * shares[0]) / 100, (sizes[1] * shares[1]) / 100];
  const table = tableOf(pick(random, STORIES), [
    [first, sizes[0] - first],
    [second, sizes[1] - second],
  ]);
  const isUseful = sizes[0] !== sizes[1] && shares[0] !== shares[1] && first !== second;
  return isUseful ? { table, shares } : drawGroups(random);
}

/** In which group is a thing more common? Not always where more do it. */
export const moreCommon: Make = (random, difficulty) => {
  const { table, shares } = drawGroups(random);
  const { story, cells, rowTotals } = table;
  const right = shares[0] > shares[1] ? 0 : 1;
  const wrong = otherOf(right);
  // Where the larger share is also the larger count, counting alone would do.
  const isMisleading = cells[wrong][0] > cells[right][0];
  if (!isMisleading && random() < 0.8) return moreCommon(random, difficulty);
  const said = (row: 0 | 1) => `${cells[row][0]} of ${rowTotals[row]} is ${shares[row]} percent`;
  const both = `“${story.rows[right]}”: ${said(right)}. “${story.rows[wrong]}”: ${said(wrong)}.`;
  return {
    prompt: [
      say(
        `Compare the ${rowWords(story, 0)} with the ${rowWords(story, 1)}. In which group is the share of those ${story.that} ${story.do[0]} larger?`,
      ),
      picture(innerTable(table)),
    ],
    answer: choiceAnswer(
      story.rows[right],
      [
        [
          story.rows[wrong],
          isMisleading ? `There are more, but in a larger group. ${both}` : `Compare shares. ${both}`,
        ],
        ['It is the same in both', `Divide by the size of each group. ${both}`],
        ['The groups cannot be compared', `Shares make them comparable, whatever the sizes. ${both}`],
      ],
      random,
    ),
    solution: [
      ...([0, 1] as const).map((row) =>
        step(
          `“${story.rows[row]}”: add up the group, and take the part of it.`,
          `${cells[row][0]}/${rowTotals[row]} = ${shares[row]}%`,
        ),
      ),
      step(`So the share is larger in the group “${story.rows[right]}”.`),
    ],
  };
};

/** By how many percentage points two groups differ. */
export const pointsApart: Make = (random) => {
  const { table, shares } = drawGroups(random);
  const { story, cells, rowTotals, all } = table;
  const high = shares[0] > shares[1] ? 0 : 1;
  const low = otherOf(high);
  const value = shares[high] - shares[low];
  return {
    prompt: [
      say(
        `By how many percentage points is the share of those ${story.that} ${story.do[0]} larger among the ${rowWords(story, high)} than among the ${rowWords(story, low)}?`,
      ),
      picture(innerTable(table)),
    ],
    answer: numberAnswer(
      value,
      [
        [
          Math.abs(cells[0][0] - cells[1][0]),
          `You subtracted counts. The groups have different sizes: ${rowTotals[0]} and ${rowTotals[1]}.`,
        ],
        [
          tidy((100 * Math.abs(cells[0][0] - cells[1][0])) / all),
          `You divided both by all ${all}. Each share is of its own group.`,
        ],
        [
          shares[high],
          `This is the share in the group “${story.rows[high]}”. Take away that of the other one.`,
        ],
        [
          shares[high] + shares[low],
          'You added the shares. “By how many points larger” asks for the difference.',
        ],
        [
          tidy((100 * value) / shares[low]),
          'This is the increase as a percentage of the smaller share. Percentage points are the plain difference.',
        ],
        ...nearly(value),
      ],
      'points',
    ),
    solution: [
      ...([high, low] as const).map((row) =>
        step(
          `“${story.rows[row]}”: the part of the group.`,
          `${cells[row][0]}/${rowTotals[row]} = ${shares[row]}%`,
        ),
      ),
      step('Subtract the percentages.', `${shares[high]} - ${shares[low]} = ${value}`),
    ],
  };
};
