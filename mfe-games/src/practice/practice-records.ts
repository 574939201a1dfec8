import { read, type GridGame, type Owner, type RecordKey, type StoredPractice } from '@ninefold/contracts';
import { readBoard, readMoves } from '../sync/stored-board';

/** One record for each player and game: the last practice puzzle on this device. A guest is a player too. */
export const practiceKey = (owner: Owner, game: GridGame): RecordKey => `games:practice:${owner}:${game}`;

/** @throws TypeError for what is no such record; whether its puzzle is still playable is not checked here */
export const readPractice = read.object<StoredPractice>({
  id: read.text,
  givens: read.integers(9, 0, 9),
  solution: read.integers(9, 1, 9),
  board: readBoard,
  playedMs: read.amount(8e15),
  moves: read.optional(readMoves),
  solved: read.flag,
  solvedOn: read.optional(read.text),
});
