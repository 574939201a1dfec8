import type { GridGame } from 'shared-contracts';
import { GUEST } from '../device/daily-record';
import { useDevice } from '../device/device';
import { useOwner } from '../sync/owner';
import type { RoundResult } from '../grid/use-puzzle-runs';
import { useKeptResult } from '../results/use-kept-result';
import type { PracticePuzzle } from './kept-puzzle';
import { practiceRecords } from './practice-records';
import type { PracticeResult } from './practice-result';

export interface PracticeKeeper {
  /** The last puzzle solved on this screen, with where its result is by now. */
  readonly kept: PracticeResult | null;
  /** Writes a result to the device, from where the outbox sends it. */
  keep(puzzle: PracticePuzzle, result: RoundResult): void;
}

export function usePracticeKeeper(game: GridGame): PracticeKeeper {
  const { now } = useDevice();
  const owner = useOwner();
  const { kept, keep: keepResult } = useKeptResult(practiceRecords);

  function keep({ id, givens, solution }: PracticePuzzle, { seconds, revealed }: RoundResult) {
    keepResult({
      id,
      owner,
      game,
      givens,
      grid: solution,
      seconds,
      hints: revealed.length,
      finishedAt: now(),
      delivery: owner === GUEST ? 'guest' : 'waiting',
    });
  }

  return { kept, keep };
}
