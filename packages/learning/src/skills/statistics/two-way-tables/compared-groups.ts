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
  const said = (row: 0 | 1) => `${cells[row][0]} of ${rowTotals[row]} is ${shares[row]} percent`;
  const both = `“${story.rows[right]}”: ${said(right)}. “${story.rows[mistaken]}”: ${said(mistaken)}.`;
  return {
    prompt: [
      say`Compare the ${rowWords(story, 0)} with the ${rowWords(story, 1)}. In which group is the share of those ${story.that} ${story.do[0]} larger?`,
      picture(innerTable(table)),
    ],
    answer: choiceAnswer(story.rows[right], [
      wrong`${story.rows[mistaken]} | ${isMisleading ? `There are more, but in a larger group. ${both}` : `Compare shares. ${both}`}`,
      wrong`Neither | Divide by the size of each group. ${both}`,
      wrong`They cannot be compared | Shares make them comparable, whatever the sizes. ${both}`,
    ]),
    solution: [
      ...([0, 1] as const).map(
        (row) =>
          step`“${story.rows[row]}”: add up the group, and take the part of it. | ${cells[row][0]}/${rowTotals[row]} = ${shares[row]}%`,
      ),
      step`So the share is larger in the group “${story.rows[right]}”.`,
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
      wrong`${Math.abs(cells[0][0] - cells[1][0])} | You subtracted counts. The groups have different sizes: ${rowTotals[0]} and ${rowTotals[1]}.`,
      wrong`${tidy((100 * Math.abs(cells[0][0] - cells[1][0])) / all)} | You divided both by all ${all}. Each share is of its own group.`,
      wrong`${shares[high]} | This is the share in the group “${story.rows[high]}”. Take away that of the other one.`,
      wrong`${shares[high] + shares[low]} | You added the shares. “By how many points larger” asks for the difference.`,
      wrong`${tidy((100 * value) / shares[low])} | This is the increase as a percentage of the smaller share. Percentage points are the plain difference.`,
      ...nearly(value),
    ]),
    solution: [
      ...([high, low] as const).map(
        (row) =>
          step`“${story.rows[row]}”: the part of the group. | ${cells[row][0]}/${rowTotals[row]} = ${shares[row]}%`,
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
      wrong`${cells[0][0]} | This is what the table says now. There the two shares differ.`,
      wrong`${tidy(columnTotals[0] / 2)} | You split the ${columnTotals[0]} equally. But the groups have different sizes.`,
      wrong`${tidy(rowTotals[0] / 2)} | You took half of the group. Take the share that holds for everyone.`,
      wrong`${tidy((rowTotals[1] * columnTotals[0]) / all)} | This is the other group.`,
      wrong`${tidy((rowTotals[0] * columnTotals[1]) / all)} | These would be the ${columnWords(story, 1)}.`,
      ...nearly(value),
    ]),
    solution: [
      step`What is the share among all ${story.who}? | ${columnTotals[0]}/${all}`,
      step`Take the same share of the ${rowTotals[0]} in the group. | ${columnTotals[0]}/${all} xx ${rowTotals[0]} = ${value}`,
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
      wrong`${shares[0]} | This is the other way around: of the ${rowWords(story, 0)}, ${shares[0]} percent ${story.do[0]}.`,
      wrong`${group} | This is their share of all ${story.who}. Take only the ${columnTotals[0]} ${story.that} ${story.do[0]}.`,
      wrong`${tidy((100 * cells[0][0]) / all)} | You divided by all ${all}. Only ${columnTotals[0]} ${story.do[0]}.`,
      wrong`${tidy((100 * shares[0]) / (shares[0] + shares[1]))} | You compared the percentages. The groups have different sizes: compare counts.`,
      wrong`${100 - value} | These are the ${rowWords(story, 1)}.`,
      ...nearly(value),
    ]),
    solution: [
      step`Make a table. How many ${story.are[0]}, and how many ${story.are[1]}? | ${group / 100} xx ${all} = ${rowTotals[0]}, ${all} - ${rowTotals[0]} = ${rowTotals[1]}`,
      step`How many of each ${story.do[0]}? | ${shares[0] / 100} xx ${rowTotals[0]} = ${cells[0][0]}, ${shares[1] / 100} xx ${rowTotals[1]} = ${cells[1][0]}`,
      step`Together these are the new whole. | ${cells[0][0]} + ${cells[1][0]} = ${columnTotals[0]}`,
      step`Take the part of it. | ${cells[0][0]}/${columnTotals[0]} = ${value}%`,
    ],
  };
};
