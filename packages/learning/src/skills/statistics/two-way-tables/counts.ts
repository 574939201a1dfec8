import { nearly, numberAnswer, type Mistakes } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { columnWords, drawTable, either, innerTable, otherOf, rowWords } from './table';

/** No totals are given: add up a row, a column, or everything. */
export const margin: Make = (random, difficulty) => {
  const table = drawTable(random, 20 + 20 * difficulty);
  const { story, cells, rowTotals, columnTotals, all } = table;
  const [row, column] = [either(random), either(random)];
  const which = pick(random, ['row', 'column', 'all'] as const);
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
          [rowTotals[0], 'This is the first row. Add the second one too.'],
          [columnTotals[0], 'This is the first column. Add the second one too.'],
        ]
      : [
          [all, 'These are all cells. Take only the ones that belong to the question.'],
          which === 'row'
            ? [columnTotals[column], 'You added a column. The question is about a row.']
            : [rowTotals[row], 'You added a row. The question is about a column.'],
          [all - value, `These are the other ${story.who}.`],
        ];
  return {
    prompt: [say(words), picture(innerTable(table))],
    answer: numberAnswer(value, [
      [first, `This is one cell only. Add: ${added.join(', ')}.`],
      ...mistakes,
      ...nearly(value),
    ]),
    solution: [
      step(
        which === 'all'
          ? 'Each of them is in exactly one cell. Add all four.'
          : `Find the ${which} that belongs to the question, and add its cells.`,
        `${added.join(' + ')} = ${value}`,
      ),
      step('This sum belongs at the edge of the table, as a total.'),
    ],
  };
};

/** In words: the total, one row, one column and the cell that they share. */
export const fromCounts: Make = (random) => {
  const table = drawTable(random, 60);
  const { story, all, rowTotals, columnTotals, cells } = table;
  const [row, column] = [either(random), either(random)];
  const [otherRow, otherColumn] = [otherOf(row), otherOf(column)];
  const [inRow, inColumn, both] = [rowTotals[row], columnTotals[column], cells[row][column]];
  const value = cells[otherRow][otherColumn];
  const [others, columnRest] = [all - inRow, inColumn - both];
  return {
    prompt: [
      say(
        `Of ${all} ${story.who}, ${inRow} ${story.are[row]}, and the others ${story.are[otherRow]}. In all, ${inColumn} ${story.do[column]}, and ${both} of these ${story.are[row]}. The others ${story.do[otherColumn]}. How many ${rowWords(story, otherRow)} ${story.do[otherColumn]}?`,
      ),
    ],
    answer: numberAnswer(value, [
      [others, `These are all ${rowWords(story, otherRow)}. Some of them ${story.do[column]}.`],
      [columnRest, `These are the ${rowWords(story, otherRow)} and ${story.do[column]}.`],
      [all - inColumn, `These are all ${columnWords(story, otherColumn)}. Some of them ${story.are[row]}.`],
      [
        Math.abs(all - inRow - inColumn),
        `You took ${both} ${story.who} away twice: they are in both numbers.`,
      ],
      [all - both, `These are all but the ${both}. Draw the table, and fill it in cell by cell.`],
      [inRow - both, `These ${story.do[otherColumn]}, but they ${story.are[row]}.`],
      ...nearly(value),
    ]),
    solution: [
      step(`Draw a table. How many ${story.are[otherRow]}?`, `${all} - ${inRow} = ${others}`),
      step(`How many of these ${story.do[column]}?`, `${inColumn} - ${both} = ${columnRest}`),
      step('What is left in their row?', `${others} - ${columnRest} = ${value}`),
      step('Check: the four cells make the total.', `${cells.flat().join(' + ')} = ${all}`),
    ],
  };
};
