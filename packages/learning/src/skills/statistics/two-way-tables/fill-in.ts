import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { at, drawTable, either, otherOf, wholeTable, type Place } from './table';

/** One cell is missing: its row and its column both lead to it. */
export const fillCell: Make = (random, difficulty) => {
  const table = drawTable(random, 20 + 10 * difficulty);
  const [row, column] = [either(random), either(random)];
  const isTotal = random() < 0.3;
  const asked: Place = isTotal ? [row, 2] : [row, column];
  const value = at(table, asked);
  const [beside, rowTotal, columnTotal] = [
    at(table, [row, otherOf(column)]),
    table.rowTotals[row],
    table.columnTotals[column],
  ];
  const name = table.story.rows[row];
  const own = at(table, [row, column]);
  return {
    prompt: [say('Which number is missing in the table?'), picture(wholeTable(table, asked))],
    answer: numberAnswer(
      value,
      isTotal
        ? [
            [Math.abs(own - beside), 'You subtracted. The total of a row is the sum of its cells.'],
            [table.all, 'This is the total of the whole table.'],
            [table.rowTotals[otherOf(row)], `This is the total of the other row. Add up the row “${name}”.`],
            [columnTotal, `This is the total of a column. Add up the row “${name}”.`],
            ...nearly(value),
          ]
        : [
            [rowTotal + beside, 'You added. The total is given already: subtract the cell that is known.'],
            [
              columnTotal - beside,
              'You mixed a row and a column. Stay in one row: its total minus its other cell.',
            ],
            [rowTotal, `This is the total of the row. The other cell takes ${beside} of it.`],
            [beside, 'This is the other cell of the row. The two need not be equal.'],
            [table.all - rowTotal, 'This is the other row.'],
            ...nearly(value),
          ],
    ),
    solution: isTotal
      ? [
          step(`Add up the row “${name}”.`, `${own} + ${beside} = ${value}`),
          step('Check with the last column.', `${value} + ${table.rowTotals[otherOf(row)]} = ${table.all}`),
        ]
      : [
          step(
            `In the row “${name}”, take the cell that is known from the total.`,
            `${rowTotal} - ${beside} = ${value}`,
          ),
          step(
            `Check with the column “${table.story.columns[column]}”.`,
            `${value} + ${at(table, [otherOf(row), column])} = ${columnTotal}`,
          ),
        ],
  };
};

/** Two steps: first another cell must be filled in. */
export const fillTwo: Make = (random, difficulty) => {
  const table = drawTable(random, 15 + 15 * difficulty);
  const [row, column] = [either(random), either(random)];
  const [otherRow, otherColumn] = [otherOf(row), otherOf(column)];
  const asked: Place = [otherRow, otherColumn];
  const known: readonly Place[] = [
    [row, column],
    [row, 2],
    [2, otherColumn],
  ];
  const value = at(table, asked);
  const [given, rowTotal, columnTotal] = known.map((place) => at(table, place)) as [number, number, number];
  const between = rowTotal - given;
  return {
    prompt: [
      say('Which number belongs where the question mark is?'),
      picture(wholeTable(table, asked, known)),
    ],
    answer: numberAnswer(value, [
      [between, 'This is the cell above or below. Go one step further, along the column.'],
      [Math.abs(columnTotal - given), 'You took a cell of another column. Fill in the cell beside it first.'],
      [columnTotal + between, 'You added in the last step. The total of the column is given: subtract.'],
      [
        Math.abs(rowTotal - columnTotal),
        'A total of a row and one of a column cannot be subtracted: fill in the cell that they share.',
      ],
      [columnTotal, 'This is the total of the column. The other cell takes a part of it.'],
      [given, 'This is the cell across. The two need not be equal.'],
      ...nearly(value),
    ]),
    solution: [
      step(`First complete the row “${table.story.rows[row]}”.`, `${rowTotal} - ${given} = ${between}`),
      step(
        `Then complete the column “${table.story.columns[otherColumn]}”.`,
        `${columnTotal} - ${between} = ${value}`,
      ),
      step('Check: the column adds up.', `${between} + ${value} = ${columnTotal}`),
    ],
  };
};
