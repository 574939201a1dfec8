import {
  nearly,
  numberAnswer,
  picture,
  say,
  step,
  total,
  wrong,
  type Draw,
  type Drawing,
  type Make,
} from '../builder';

/** Two groups, and two things that their members do. */
export const STORIES = [
  {
    who: 'visitors',
    that: 'who',
    rows: ['Adults', 'Children'],
    are: ['are adults', 'are children'],
    columns: ['Bus', 'Car'],
    do: ['came by bus', 'came by car'],
  },
  {
    who: 'members',
    that: 'who',
    rows: ['Beginners', 'Experts'],
    are: ['are beginners', 'are experts'],
    columns: ['Swim', 'Run'],
    do: ['swim', 'run'],
  },
  {
    who: 'students',
    that: 'who',
    rows: ['Morning', 'Evening'],
    are: ['are in the morning class', 'are in the evening class'],
    columns: ['Passed', 'Failed'],
    do: ['passed', 'failed'],
  },
  {
    who: 'guests',
    that: 'who',
    rows: ['Lunch', 'Dinner'],
    are: ['were there for lunch', 'were there for dinner'],
    columns: ['Fish', 'Pasta'],
    do: ['ordered fish', 'ordered pasta'],
  },
  {
    who: 'plants',
    that: 'that',
    rows: ['Sun', 'Shade'],
    are: ['grow in the sun', 'grow in the shade'],
    columns: ['Bloom', 'Not yet'],
    do: ['bloom', 'do not bloom yet'],
  },
  {
    who: 'phones',
    that: 'that',
    rows: ['New', 'Used'],
    are: ['are new', 'are used'],
    columns: ['Cracked', 'Intact'],
    do: ['have a cracked screen', 'have an intact screen'],
  },
] as const;

type Story = (typeof STORIES)[number];

/** What the two rows and the two columns hold. */
type Cells = readonly [readonly [number, number], readonly [number, number]];

export interface Table {
  readonly story: Story;
  readonly cells: Cells;
  readonly rowTotals: readonly [number, number];
  readonly columnTotals: readonly [number, number];
  readonly all: number;
}

export function tableOf(story: Story, cells: Cells): Table {
  const [[a, b], [c, d]] = cells;
  return { story, cells, rowTotals: [a + b, c + d], columnTotals: [a + c, b + d], all: total([a, b, c, d]) };
}

/** All four counts are different. */
export function drawTable(draw: Draw, most: number): Table {
  const number = () => draw.integer(3, most);
  const cells: Cells = [
    [number(), number()],
    [number(), number()],
  ];
  if (new Set(cells.flat()).size < 4) return drawTable(draw, most);
  return tableOf(draw.pick(STORIES), cells);
}

/** A cell of the whole table: row and column 2 are the totals. */
type Place = readonly [row: 0 | 1 | 2, column: 0 | 1 | 2];

function at({ cells, rowTotals, columnTotals, all }: Table, [row, column]: Place): number {
  if (row === 2) return column === 2 ? all : columnTotals[column];
  return column === 2 ? rowTotals[row] : cells[row][column];
}

/** With its totals. `asked` has a question mark, and all that is not `known` is empty; by default all is known. */
export function wholeTable(table: Table, asked?: Place, known?: readonly Place[]): Drawing {
  const { rows, columns } = table.story;
  const isAt = (place: Place, row: number, column: number) => place[0] === row && place[1] === column;
  const written = [...rows, 'Total'].map((name, row) => [
    name,
    ...([0, 1, 2] as const).map((column) => {
      if (asked && isAt(asked, row, column)) return '?';
      const isKnown = !known || known.some((place) => isAt(place, row, column));
      return isKnown ? String(at(table, [row as 0 | 1 | 2, column])) : '';
    }),
  ]);
  return drawingOf(table.story, [...columns, 'Total'], written);
}

/** Without totals. */
export function innerTable({ story, cells }: Table): Drawing {
  const written = story.rows.map((name, row) => [name, ...(cells[row] ?? []).map(String)]);
  return drawingOf(story, story.columns, written);
}

function drawingOf(
  { who }: Story,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Drawing {
  const listed = rows.map(([name = '', ...cells]) => {
    const words = cells.map((cell, column) => `${columns[column] ?? ''} ${cell || 'empty'}`);
    return `${name}: ${words.join(', ')}`;
  });
  return { kind: 'table', text: `A table of ${who}. ${listed.join('. ')}.`, head: ['', ...columns], rows };
}

/** "visitors who are adults" */
export function rowWords({ who, that, are }: Story, row: 0 | 1): string {
  return `${who} ${that} ${are[row]}`;
}

/** "visitors who came by bus" */
export function columnWords({ who, that, do: does }: Story, column: 0 | 1): string {
  return `${who} ${that} ${does[column]}`;
}

export function either(draw: Draw): 0 | 1 {
  return draw.chance(0.5) ? 0 : 1;
}

export function otherOf(place: 0 | 1): 0 | 1 {
  return place === 0 ? 1 : 0;
}

/** One cell is missing: its row and its column both lead to it. */
export const fillCell: Make = (draw, difficulty) => {
  const table = drawTable(draw, 20 + 10 * difficulty);
  const [row, column] = [either(draw), either(draw)];
  const isTotal = draw.chance(0.3);
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
    prompt: [say`Which number is missing in the table?`, picture(wholeTable(table, asked))],
    answer: numberAnswer(
      value,
      isTotal
        ? [
            wrong`${Math.abs(own - beside)} | You subtracted. The total of a row is the sum of its cells.`,
            wrong`${table.all} | This is the total of the whole table. Add up only the row “${name}.”`,
            wrong`${table.rowTotals[otherOf(row)]} | This is the total of the other row. Add up the row “${name}.”`,
            wrong`${columnTotal} | This is the total of a column. Add up the row “${name}.”`,
            ...nearly(value),
          ]
        : [
            wrong`${rowTotal + beside} | You added. The total is already given, so subtract the cell that is known.`,
            wrong`${columnTotal - beside} | You mixed a row and a column. Stay in one row: its total minus its other cell.`,
            wrong`${rowTotal} | This is the total of the row. Subtract the cell that is known.`,
            wrong`${beside} | This is the other cell of the row. The two cells do not have to be equal: subtract it from the total of its row.`,
            wrong`${table.all - rowTotal} | This is the total of the other row. Use the row “${name}.”`,
            ...nearly(value),
          ],
    ),
    solution: isTotal
      ? [
          step`Add up the row “${name}.” | ${own} + ${beside} = ${value}`,
          step`Check with the last column. | ${value} + ${table.rowTotals[otherOf(row)]} = ${table.all}`,
        ]
      : [
          step`In the row “${name},” subtract the cell that is known from the total. | ${rowTotal} - ${beside} = ${value}`,
          step`Check with the column “${table.story.columns[column]}.” | ${value} + ${at(table, [otherOf(row), column])} = ${columnTotal}`,
        ],
  };
};

/** Two steps: first another cell must be filled in. */
export const fillTwo: Make = (draw, difficulty) => {
  const table = drawTable(draw, 15 + 15 * difficulty);
  const [row, column] = [either(draw), either(draw)];
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
    prompt: [say`Which number belongs where the question mark is?`, picture(wholeTable(table, asked, known))],
    answer: numberAnswer(value, [
      wrong`${between} | This is the cell above or below. Take one more step, along the column.`,
      wrong`${Math.abs(columnTotal - given)} | You used a cell of another column. Fill in the cell beside it first.`,
      wrong`${columnTotal + between} | You added in the last step. The total of the column is given, so subtract.`,
      wrong`${Math.abs(rowTotal - columnTotal)} | You subtracted the totals of a row and a column. Fill in the cell that they share first.`,
      wrong`${columnTotal} | This is the total of the column. Subtract its other cell.`,
      wrong`${given} | This is the cell diagonally across. The two cells do not have to be equal: subtract it from the total of its row.`,
      ...nearly(value),
    ]),
    solution: [
      step`First complete the row “${table.story.rows[row]}.” | ${rowTotal} - ${given} = ${between}`,
      step`Then complete the column “${table.story.columns[otherColumn]}.” | ${columnTotal} - ${between} = ${value}`,
      step`Check: the column adds up. | ${between} + ${value} = ${columnTotal}`,
    ],
  };
};
