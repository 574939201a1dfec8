import {
  ask,
  defineSkill,
  nearly,
  numberAnswer,
  picture,
  say,
  step,
  tidy,
  wrong,
  type Make,
  type Mistakes,
} from '../builder';
import { ifEqual, moreCommon, pointsApart, turnedAround } from './compared-groups';
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
  wholeTable,
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
          wrong`${all} | This is the total of all the cells. Add only the ones that the question asks about.`,
          which === 'row'
            ? wrong`${columnTotals[column]} | You added a column. The question is about a row, so add the row.`
            : wrong`${rowTotals[row]} | You added a row. The question is about a column, so add the column.`,
          wrong`${all - value} | This is the number of the other ${story.who}. Subtract it from the total.`,
        ];
  return {
    prompt: [say(words), picture(innerTable(table))],
    answer: numberAnswer(value, [
      wrong`${first} | This is one cell only. Add all of these cells: ${added.join(', ')}.`,
      ...mistakes,
      ...nearly(value),
    ]),
    solution: [
      which === 'all'
        ? step`Each of them is in exactly one cell, so add all four cells. | ${added.join(' + ')} = ${value}`
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
      wrong`${others} | This is the number of all ${rowWords(story, otherRow)}. Some of them ${story.do[column]}, so subtract those.`,
      wrong`${columnRest} | This is the number of ${rowWords(story, otherRow)} and ${story.do[column]}. Subtract it from all ${rowWords(story, otherRow)}.`,
      wrong`${all - inColumn} | This is the number of all ${columnWords(story, otherColumn)}. Some of them ${story.are[row]}, so subtract those.`,
      wrong`${Math.abs(all - inRow - inColumn)} | You subtracted ${both} ${story.who} twice. They are in both numbers, so subtract them only once.`,
      wrong`${all - both} | You subtracted only the ${both} from the total. Draw the table, and fill it in cell by cell.`,
      wrong`${inRow - both} | These ${story.do[otherColumn]}, but they ${story.are[row]}. Find the ones in the other row.`,
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
      wrong`${part} | This is how many there are. Write it as a percentage of all ${all}.`,
      wrong`${tidy((100 * rowTotals[row]) / all)} | This is the whole row. Use only the cell where the row and the column meet.`,
      wrong`${100 - value} | This is the percentage of all the others. Subtract it from 100 percent.`,
      ...nearly(value),
    ]),
    solution: [
      step`Find the cell where the row and the column meet: ${part}.`,
      step`There are ${all} ${story.who} in all. Write the part as a percentage of the whole. | ${part}/${all} = ${value}%`,
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
      wrong`${tidy((100 * part) / all)} | You divided by all ${all} ${story.who}. The question begins “Of the ${known},” so divide by ${within}.`,
      wrong`${tidy((100 * part) / across)} | You reversed the condition. Divide by all of the ${known}.`,
      wrong`${tidy((100 * part) / rest)} | You divided by the other ${rest}. Divide by all ${within}.`,
      wrong`${part} | This is how many there are. Write it as a percentage of ${within}.`,
      wrong`${100 - value} | This is the percentage of the others in this group. Subtract it from 100 percent.`,
      ...nearly(value),
    ]),
    solution: [
      showsTotals
        ? step`The whole is “the ${known},” and there are ${within} of them.`
        : step`The whole is “the ${known}.” Add the cells to find it. | ${part} + ${rest} = ${within}`,
      step`Of these, ${part} ${asked}. Write the part as a percentage of the whole. | ${part}/${within} = ${value}%`,
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
