import { read, type StoredBoard, type StoredMove } from '@ninefold/contracts';

/** Reads a board from storage. @throws TypeError when it is damaged */
export const readBoard = read.object<StoredBoard>({
  cells: read.integers(9, 0, 9),
  // Nine bits, one for each digit.
  pencil: read.integers(9, 0, 511),
  revealed: read.list(read.amount(8)),
});

export const readMoves = read.list(
  read.object<StoredMove>({
    at: read.amount(8e15),
    cell: read.nullable(read.amount(8)),
    digit: read.amount(9),
  }),
);

/** How much stands on a board: digits, the givens among them, and cells with pencil marks. */
export const writtenOn = ({ cells, pencil }: StoredBoard): number =>
  [...cells, ...pencil].filter(Boolean).length;
