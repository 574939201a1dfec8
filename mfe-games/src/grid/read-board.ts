import { read, type StoredBoard } from 'shared-contracts';

/** Reads a board from storage. @throws TypeError */
export const readBoard = read.object<StoredBoard>({
  cells: read.integers(9, 0, 9),
  // Nine bits, one for each digit.
  pencil: read.integers(9, 0, 511),
  revealed: read.list(read.amount(8)),
});
