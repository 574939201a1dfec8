import type { RoundRecord } from '../sync/read-stored-result';
import type { RoundRecords } from '../sync/finished-results';
import { sessionDataOf } from '../rounds/session-data';
import type { GuestResult, SentResult } from './guest-result';
import { guestResults } from './guest-results';

export const guestRounds = (records: RoundRecords): GuestResult[] =>
  guestResults(records, sentRound, (round, owner) => {
    const { game, standing } = round;
    const personalBest = Math.max(records.bestOf(owner, game) ?? 0, standing.personalBest);
    records.add({ ...round, owner, delivery: 'saved', standing: { ...standing, personalBest } });
  });

function sentRound(round: RoundRecord): SentResult {
  const { id, game, score, accuracy, seconds } = round;
  const { finished_at, ...sessionData } = sessionDataOf(round);
  return {
    id,
    kind: 'round',
    game_type: game,
    score,
    accuracy,
    completion_time_seconds: seconds,
    session_data: sessionData,
    finished_at,
  };
}
