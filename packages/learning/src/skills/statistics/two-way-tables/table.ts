import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { Drawing } from '../../../exercise/drawing';
import { pick } from '../../making/draw';
import { total } from '../data';

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

export type Story = (typeof STORIES)[number];

/** What the two rows and the two columns hold. */
export type Cells = readonly [readonly [number, number], readonly [number, number]];

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
export function drawTable(random: Random, most: number): Table {
  const number = () => randomInteger(random, 3, most);
  const cells: Cells = [
    [number(), number()],
    [number(), number()],
  ];
  if (new Set(cells.flat()).size < 4) return drawTable(random, most);
  return tableOf(pick(random, STORIES), cells);
}

/** A cell of the whole table: row and column 2 are the totals. */
export type Place = readonly [row: 0 | 1 | 2, column: 0 | 1 | 2];

export function at({ cells, rowTotals, columnTotals, all }: Table, [row, column]: Place): number {
  if (row === 2) return column === 2 ? all : columnTotals[column];
  return column === 2 ? rowTotals[row] : cells[row][column];
}

/** With its totals. `asked` has a question mark, and all that is not `known` is empty; by default all is known. */
export function wholeTable(table: Table, asked?: Place, known?: readonly Place[]): Drawing {
  const { rows, columns } = table.story;
  const isAt = (place: Place, row: number, column: number) => place[0] === row && place[1] === column;
  const written = ([...rows, 'Total'] as const).map((name, row) => [
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

export function either(random: Random): 0 | 1 {
  return random() < 0.5 ? 0 : 1;
}

export function otherOf(place: 0 | 1): 0 | 1 {
  return place === 0 ? 1 : 0;
}
