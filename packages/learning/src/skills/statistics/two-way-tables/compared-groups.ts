import {
  ask,
  choiceAnswer,
  nearly,
  numberAnswer,
  picture,
  say,
  step,
  tidy,
  wrong,
  type Draw,
  type Make,
} from '../builder';
import {
  columnWords,
  drawTable,
  innerTable,
  otherOf,
  rowWords,
  STORIES,
  tableOf,
  wholeTable,
  type Table,
} from './table';

interface Groups {
  readonly table: Table;
  /** Of each row, in percent, what is in the first column. */
  readonly shares: readonly [number, number];
}

/** Two groups of different size, with whole percentages that differ. */
function drawGroups(draw: Draw): Groups {
  const sizes = [20 * draw.integer(1, 8), 20 * draw.integer(1, 8)] as const;
  const shares = [5 * draw.integer(2, 18), 5 * draw.integer(2, 18)] as const;
  const [first, second] = [(sizes[0] * shares[0]) / 100, (sizes[1] * shares[1]) / 100];
  const table = tableOf(draw.pick(STORIES), [
    [first, sizes[0] - first],
    [second, sizes[1] - second],
  ]);
  const isUseful = sizes[0] !== sizes[1] && shares[0] !== shares[1] && first !== second;
  return isUseful ? { table, shares } : drawGroups(draw);
}

/** In which group is it more common? Not always in the group with the larger count. */
export const moreCommon: Make = (draw, difficulty) => {
  const { table, shares } = drawGroups(draw);
  const { story, cells, rowTotals } = table;
  const right = shares[0] > shares[1] ? 0 : 1;
  const mistaken = otherOf(right);
  // Where the larger share is also the larger count, counting alone would do.
  const isMisleading = cells[mistaken][0] > cells[right][0];
  if (!isMisleading && draw.chance(0.8)) return moreCommon(draw, difficulty);
  return {
    prompt: [
      say`Compare the ${rowWords(story, 0)} with the ${rowWords(story, 1)}. In which group is the share of those ${story.that} ${story.do[0]} larger?`,
      picture(innerTable(table)),
    ],
    answer: choiceAnswer(story.rows[right], [
      wrong`${story.rows[mistaken]} | ${isMisleading ? 'There are more of them, but in a larger group.' : 'You did not find the larger share.'} Divide by the size of each group.`,
      wrong`Neither | The shares are different. Divide by the size of each group.`,
      wrong`They cannot be compared | You can compare shares, whatever the sizes of the groups. Divide by the size of each group.`,
    ]),
    solution: [
      ...([0, 1] as const).map(
        (row) =>
          step`Add up the group “${story.rows[row]}” and write the part as a percentage of it. | ${cells[row][0]}/${rowTotals[row]} = ${shares[row]}%`,
      ),
      step`So the share is larger in the group “${story.rows[right]}.”`,
    ],
  };
};

/** By how many percentage points two groups differ. */
export const pointsApart: Make = (draw) => {
  const { table, shares } = drawGroups(draw);
  const { story, cells, rowTotals, all } = table;
  const high = shares[0] > shares[1] ? 0 : 1;
  const low = otherOf(high);
  const value = shares[high] - shares[low];
  return {
    prompt: [
      say`By how many percentage points is the share of those ${story.that} ${story.do[0]} larger among the ${rowWords(story, high)} than among the ${rowWords(story, low)}?`,
      picture(innerTable(table)),
    ],
    answer: numberAnswer(value, 'points', [
      wrong`${Math.abs(cells[0][0] - cells[1][0])} | You subtracted counts. The groups have different sizes, so find percentages first.`,
      wrong`${tidy((100 * Math.abs(cells[0][0] - cells[1][0])) / all)} | You divided both by all ${all}. Divide each by its own group.`,
      wrong`${shares[high]} | This is the share in the group “${story.rows[high]}.” Subtract the share in the other group.`,
      wrong`${shares[high] + shares[low]} | You added the shares. Subtract them to find the difference.`,
      wrong`${tidy((100 * value) / shares[low])} | This is the increase as a percentage of the smaller share. Subtract the percentages instead.`,
      ...nearly(value),
    ]),
    solution: [
      ...([high, low] as const).map(
        (row) =>
          step`In the group “${story.rows[row]},” write the part as a percentage of the group. | ${cells[row][0]}/${rowTotals[row]} = ${shares[row]}%`,
      ),
      step`Subtract the percentages. | ${shares[high]} - ${shares[low]} = ${value}`,
    ],
  };
};

/** What a cell would hold if both groups had the same share. */
export const ifEqual: Make = (draw, difficulty) => {
  const table = drawTable(draw, 60);
  const { story, cells, rowTotals, columnTotals, all } = table;
  const value = (rowTotals[0] * columnTotals[0]) / all;
  if (!Number.isInteger(value) || value === cells[0][0] || value === rowTotals[0] / 2)
    return ifEqual(draw, difficulty);
  return {
    prompt: [
      say`Suppose the totals stay as they are, but the share of those ${story.that} ${story.do[0]} is the same in both groups. How many ${story.who} would there be in the cell where “${story.rows[0]}” and “${story.columns[0]}” meet?`,
      picture(wholeTable(table)),
    ],
    answer: numberAnswer(value, [
      wrong`${cells[0][0]} | This is the number in the table. There, the two shares differ: use the share of everyone.`,
      wrong`${tidy(columnTotals[0] / 2)} | You split the ${columnTotals[0]} equally. The groups have different sizes, so use the share of everyone.`,
      wrong`${tidy(rowTotals[0] / 2)} | You used half of the group. Use the share of everyone.`,
      wrong`${tidy((rowTotals[1] * columnTotals[0]) / all)} | This is the number in the other group. Use the size of the group in the question.`,
      wrong`${tidy((rowTotals[0] * columnTotals[1]) / all)} | This is the number of ${columnWords(story, 1)}. Use the other column.`,
      ...nearly(value),
    ]),
    solution: [
      step`What is the share among all ${story.who}? | ${columnTotals[0]}/${all}`,
      step`Find the same share of the ${rowTotals[0]} in the group. | ${columnTotals[0]}/${all} xx ${rowTotals[0]} = ${value}`,
      step`Check: the other group has the same share. | ${value}/${rowTotals[0]} = ${columnTotals[0] - value}/${rowTotals[1]}`,
    ],
  };
};

/** In words, with percentages of parts: make the table first, then turn the question around. */
export const turnedAround: Make = (draw, difficulty) => {
  const { table, shares } = drawGroups(draw);
  const { story, cells, rowTotals, columnTotals, all } = table;
  const group = (100 * rowTotals[0]) / all;
  const value = (100 * cells[0][0]) / columnTotals[0];
  const isPlain =
    Number.isInteger(group) && Number.isInteger(value) && value !== shares[0] && value !== group;
  if (!isPlain) return turnedAround(draw, difficulty);
  return {
    prompt: ask`Of ${all} ${story.who}, ${group} percent ${story.are[0]}, and the others ${story.are[1]}. Of the ${rowWords(story, 0)}, ${shares[0]} percent ${story.do[0]}, and of the ${rowWords(story, 1)}, ${shares[1]} percent. Of all ${columnWords(story, 0)}, what percentage ${story.are[0]}?`,
    answer: numberAnswer(value, '%', [
      wrong`${shares[0]} | You reversed the condition. Of the ${rowWords(story, 0)}, ${shares[0]} percent ${story.do[0]}.`,
      wrong`${group} | This is their share of all ${story.who}. Use only those ${story.that} ${story.do[0]}.`,
      wrong`${tidy((100 * cells[0][0]) / all)} | You divided by all ${all}. Divide by those ${story.that} ${story.do[0]}.`,
      wrong`${tidy((100 * shares[0]) / (shares[0] + shares[1]))} | You compared the percentages. The groups have different sizes, so compare counts.`,
      wrong`${100 - value} | This is the percentage of ${rowWords(story, 1)}. Subtract it from 100 percent.`,
      ...nearly(value),
    ]),
    solution: [
      step`Make a table. How many ${story.are[0]}, and how many ${story.are[1]}? | ${group / 100} xx ${all} = ${rowTotals[0]}, ${all} - ${rowTotals[0]} = ${rowTotals[1]}`,
      step`How many of each ${story.do[0]}? | ${shares[0] / 100} xx ${rowTotals[0]} = ${cells[0][0]}, ${shares[1] / 100} xx ${rowTotals[1]} = ${cells[1][0]}`,
      step`Add them to find the new whole. | ${cells[0][0]} + ${cells[1][0]} = ${columnTotals[0]}`,
      step`Write the part as a percentage of it. | ${cells[0][0]}/${columnTotals[0]} = ${value}%`,
    ],
  };
};
