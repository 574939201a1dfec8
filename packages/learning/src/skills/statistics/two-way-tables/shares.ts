import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy } from '../data';
import { columnWords, drawTable, either, innerTable, otherOf, rowWords, wholeTable } from './table';

/** One cell of everything. */
export const shareOfAll: Make = (random, difficulty) => {
  const table = drawTable(random, 15 + 15 * difficulty);
  const { story, cells, rowTotals, columnTotals, all } = table;
  const [row, column] = [either(random), either(random)];
  const part = cells[row][column];
  const value = (100 * part) / all;
  if (!Number.isInteger(value)) return shareOfAll(random, difficulty);
  return {
    prompt: [
      say(`What percentage of all ${story.who} ${story.are[row]} and ${story.do[column]}?`),
      picture(wholeTable(table)),
    ],
    answer: numberAnswer(
      value,
      [
        [
          tidy((100 * part) / rowTotals[row]),
          `You divided by the row, ${rowTotals[row]}. The question asks for the share of all ${all}.`,
        ],
        [
          tidy((100 * part) / columnTotals[column]),
          `You divided by the column, ${columnTotals[column]}. The question asks for the share of all ${all}.`,
        ],
        [part, `This is how many there are. Write it as a part of all ${all}.`],
        [
          tidy((100 * rowTotals[row]) / all),
          `This is the whole row. Take only those who are in both the row and the column.`,
        ],
        [100 - value, 'This is the share of all the others.'],
        ...nearly(value),
      ],
      '%',
    ),
    solution: [
      step(`Find the cell where the row and the column meet: ${part}.`),
      step(`There are ${all} ${story.who} in all. Take the part of the whole.`, `${part}/${all} = ${value}%`),
    ],
  };
};

/** The share within one row or one column. From difficulty 4 on no totals are given. */
export const shareWithin: Make = (random, difficulty) => {
  const table = drawTable(random, 15 + 15 * difficulty);
  const { story, cells, rowTotals, columnTotals, all } = table;
  const [row, column] = [either(random), either(random)];
  const isByRow = random() < 0.5;
  const part = cells[row][column];
  const [within, across] = isByRow
    ? [rowTotals[row], columnTotals[column]]
    : [columnTotals[column], rowTotals[row]];
  const value = (100 * part) / within;
  if (!Number.isInteger(value) || value === 50 || within === across) return shareWithin(random, difficulty);
  const rest = isByRow ? cells[row][otherOf(column)] : cells[otherOf(row)][column];
  const known = isByRow ? rowWords(story, row) : columnWords(story, column);
  const asked = isByRow ? story.do[column] : story.are[row];
  const showsTotals = difficulty < 4;
  return {
    prompt: [
      say(`Of the ${known}, what percentage ${asked}?`),
      picture(showsTotals ? wholeTable(table) : innerTable(table)),
    ],
    answer: numberAnswer(
      value,
      [
        [
          tidy((100 * part) / all),
          `You divided by all ${all} ${story.who}. The question begins “of the ${known}”: only ${within}.`,
        ],
        [
          tidy((100 * part) / across),
          `You turned it around and divided by the ${isByRow ? columnWords(story, column) : rowWords(story, row)}, ${across}.`,
        ],
        [tidy((100 * part) / rest), `You divided by the other ${rest}. Divide by all ${within}.`],
        [part, `This is how many there are. Write it as a part of ${within}.`],
        [100 - value, 'This is the share of the others in this group.'],
        ...nearly(value),
      ],
      '%',
    ),
    solution: [
      showsTotals
        ? step(`“Of the ${known}”: this is the whole, ${within}.`)
        : step(`“Of the ${known}”: this is the whole. Add it up.`, `${part} + ${rest} = ${within}`),
      step(`Of these, ${part} ${asked}. Take the part of the whole.`, `${part}/${within} = ${value}%`),
    ],
  };
};
