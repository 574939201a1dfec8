import { GUEST } from '../device/daily-record';
import { useDevice } from '../device/device';
import { useOwner } from '../sync/owner';
import { useKeptResult } from '../results/use-kept-result';
import { useRoundDevice } from '../rounds/round-device';
import type { RoundGame, RoundRecord, RoundResult } from '../sync/read-stored-result';
import { usePersonalBest } from './use-personal-best';

export interface RoundKeeper {
  /** The best score before the next round. */
  readonly best: number | null;
  /** The last round finished on this screen, with where it is by now. */
  readonly kept: RoundRecord | null;
  /** Writes a finished round to the device, from where the outbox sends it. */
  keep(result: RoundResult): void;
}

export function useRoundKeeper(game: RoundGame): RoundKeeper {
  const { now } = useDevice();
  const { records, newId } = useRoundDevice();
  const owner = useOwner();
  const best = usePersonalBest(owner, game);
  const { kept, keep: keepRecord } = useKeptResult(records);

  function keep(result: RoundResult) {
    keepRecord({
      ...result,
      id: newId(),
      owner,
      game,
      finishedAt: now(),
      delivery: owner === GUEST ? 'guest' : 'waiting',
      standing: { personalBest: Math.max(result.score, best ?? 0), previousBest: best },
    });
  }

  return { best, kept, keep };
}
