import {
  ask,
  choiceAnswer,
  defineSkill,
  nearly,
  numberAnswer,
  picture,
  say,
  step,
  tidy,
  wrong,
  type Draw,
  type Make,
  type Mistakes,
} from '../builder';
import { lesson } from './lesson';
import {
  columnWords,
  drawTable,
  either,
  fillCell,
  fillTwo,
  innerTable,
  otherOf,
  rowWords,
  STORIES,
  tableOf,
  wholeTable,
  type Table,
} from './table';

/** No totals are given: add up a row, a column, or everything. */
const margin: Make = (draw, difficulty) => {
  const table = drawTable(draw, 20 + 20 * difficulty);
  const { story, cells, rowTotals, columnTotals, all } = table;
  const [row, column] = [either(draw), either(draw)];
  const which = draw.pick(['row', 'column', 'all'] as const);
  const value = { row: rowTotals[row], column: columnTotals[column], all }[which];
  const words = {
    row: `How many ${story.who} ${story.are[row]}?`,
    column: `How many ${story.who} ${story.do[column]}?`,
    all: `How many ${story.who} are there in all?`,
  }[which];
  const added = {
    row: cells[row],
    column: [cells[0][column], cells[1][column]],
    all: cells.flat(),
  }[which];
  const first = added[0] ?? 0;
  const mistakes: Mistakes =
    which === 'all'
      ? [
          wrong`${rowTotals[0]} | This is the first row. Add the second one too.`,
          wrong`${columnTotals[0]} | This is the first column. Add the second one too.`,
        ]
      : [
          wrong`${all} | These are all cells. Take only the ones that belong to the question.`,
          which === 'row'
            ? wrong`${columnTotals[column]} | You added a column. The question is about a row.`
            : wrong`${rowTotals[row]} | You added a row. The question is about a column.`,
          wrong`${all - value} | These are the other ${story.who}.`,
        ];
  return {
    prompt: [say(words), picture(innerTable(table))],
    answer: numberAnswer(value, [
      wrong`${first} | This is one cell only. Add: ${added.join(', ')}.`,
      ...mistakes,
      ...nearly(value),
    ]),
    solution: [
      which === 'all'
        ? step`Each of them is in exactly one cell. Add all four. | ${added.join(' + ')} = ${value}`
        : step`Find the ${which} that belongs to the question, and add its cells. | ${added.join(' + ')} = ${value}`,
      step`This sum belongs at the edge of the table, as a total.`,
    ],
  };
};

/** In words: the total, one row, one column, and the cell that they share. */
const fromCounts: Make = (draw) => {
  const table = drawTable(draw, 60);
  const { story, all, rowTotals, columnTotals, cells } = table;
  const [row, column] = [either(draw), either(draw)];
  const [otherRow, otherColumn] = [otherOf(row), otherOf(column)];
  const [inRow, inColumn, both] = [rowTotals[row], columnTotals[column], cells[row][column]];
  const value = cells[otherRow][otherColumn];
  const [others, columnRest] = [all - inRow, inColumn - both];
  return {
    prompt: ask`Of ${all} ${story.who}, ${inRow} ${story.are[row]}, and the others ${story.are[otherRow]}. In all, ${inColumn} ${story.do[column]}, and ${both} of these ${story.are[row]}. The others ${story.do[otherColumn]}. How many ${rowWords(story, otherRow)} ${story.do[otherColumn]}?`,
    answer: numberAnswer(value, [
      wrong`${others} | These are all ${rowWords(story, otherRow)}. Some of them ${story.do[column]}.`,
      wrong`${columnRest} | These are the ${rowWords(story, otherRow)} and ${story.do[column]}.`,
      wrong`${all - inColumn} | These are all ${columnWords(story, otherColumn)}. Some of them ${story.are[row]}.`,
      wrong`${Math.abs(all - inRow - inColumn)} | You took ${both} ${story.who} away twice: they are in both numbers.`,
      wrong`${all - both} | These are all but the ${both}. Draw the table, and fill it in cell by cell.`,
      wrong`${inRow - both} | These ${story.do[otherColumn]}, but they ${story.are[row]}.`,
      ...nearly(value),
    ]),
    solution: [
      step`Draw a table. How many ${story.are[otherRow]}? | ${all} - ${inRow} = ${others}`,
      step`How many of these ${story.do[column]}? | ${inColumn} - ${both} = ${columnRest}`,
      step`What is left in their row? | ${others} - ${columnRest} = ${value}`,
      step`Check: the four cells make the total. | ${cells.flat().join(' + ')} = ${all}`,
    ],
  };
};

/** One cell of everything. */
const shareOfAll: Make = (draw, difficulty) => {
  const table = drawTable(draw, 15 + 15 * difficulty);
  const { story, cells, rowTotals, columnTotals, all } = table;
  const [row, column] = [either(draw), either(draw)];
  const part = cells[row][column];
  const value = (100 * part) / all;
  if (!Number.isInteger(value)) return shareOfAll(draw, difficulty);
  return {
    prompt: [
      say`What percentage of all ${story.who} ${story.are[row]} and ${story.do[column]}?`,
      picture(wholeTable(table)),
    ],
    answer: numberAnswer(value, '%', [
      wrong`${tidy((100 * part) / rowTotals[row])} | You divided by the row, ${rowTotals[row]}. The question asks for the share of all ${all}.`,
      wrong`${tidy((100 * part) / columnTotals[column])} | You divided by the column, ${columnTotals[column]}. The question asks for the share of all ${all}.`,
      wrong`${part} | This is how many there are. Write it as a part of all ${all}.`,
      wrong`${tidy((100 * rowTotals[row]) / all)} | This is the whole row. Take only those who are in both the row and the column.`,
      wrong`${100 - value} | This is the share of all the others.`,
      ...nearly(value),
    ]),
    solution: [
      step`Find the cell where the row and the column meet: ${part}.`,
      step`There are ${all} ${story.who} in all. Take the part of the whole. | ${part}/${all} = ${value}%`,
    ],
  };
};

/** The share within one row or one column. From difficulty 4 on no totals are given. */
const shareWithin: Make = (draw, difficulty) => {
  const table = drawTable(draw, 15 + 15 * difficulty);
  const { story, cells, rowTotals, columnTotals, all } = table;
  const [row, column] = [either(draw), either(draw)];
  const isByRow = draw.chance(0.5);
  const part = cells[row][column];
  const [within, across] = isByRow
    ? [rowTotals[row], columnTotals[column]]
    : [columnTotals[column], rowTotals[row]];
  const value = (100 * part) / within;
  if (!Number.isInteger(value) || value === 50 || within === across) return shareWithin(draw, difficulty);
  const rest = isByRow ? cells[row][otherOf(column)] : cells[otherOf(row)][column];
  const known = isByRow ? rowWords(story, row) : columnWords(story, column);
  const asked = isByRow ? story.do[column] : story.are[row];
  const showsTotals = difficulty < 4;
  return {
    prompt: [
      say`Of the ${known}, what percentage ${asked}?`,
      picture(showsTotals ? wholeTable(table) : innerTable(table)),
    ],
    answer: numberAnswer(value, '%', [
      wrong`${tidy((100 * part) / all)} | You divided by all ${all} ${story.who}. The question begins “of the ${known}”: only ${within}.`,
      wrong`${tidy((100 * part) / across)} | You turned it around and divided by the ${isByRow ? columnWords(story, column) : rowWords(story, row)}, ${across}.`,
      wrong`${tidy((100 * part) / rest)} | You divided by the other ${rest}. Divide by all ${within}.`,
      wrong`${part} | This is how many there are. Write it as a part of ${within}.`,
      wrong`${100 - value} | This is the share of the others in this group.`,
      ...nearly(value),
    ]),
    solution: [
      showsTotals
        ? step`“Of the ${known}”: this is the whole, ${within}.`
        : step`“Of the ${known}”: this is the whole. Add it up. | ${part} + ${rest} = ${within}`,
      step`Of these, ${part} ${asked}. Take the part of the whole. | ${part}/${within} = ${value}%`,
    ],
  };
};

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
const moreCommon: Make = (draw, difficulty) => {
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
      wrong`It is the same in both | Divide by the size of each group. ${both}`,
      wrong`The groups cannot be compared | Shares make them comparable, whatever the sizes. ${both}`,
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
const pointsApart: Make = (draw) => {
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
const ifEqual: Make = (draw, difficulty) => {
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
const turnedAround: Make = (draw, difficulty) => {
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

export const skill = defineSkill(lesson, {
  1: [fillCell, margin],
  2: [fillCell, margin, fillTwo],
  3: [fillTwo, shareOfAll, shareWithin],
  4: [fromCounts, shareWithin, moreCommon],
  5: [turnedAround, pointsApart, ifEqual],
});
