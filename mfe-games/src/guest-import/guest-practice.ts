import type { PracticeRecords } from '../practice/practice-records';
import type { PracticeResult } from '../practice/practice-result';
import type { GuestResult, SentResult } from './guest-result';
import { guestResults } from './guest-results';

export const guestPractice = (records: PracticeRecords): GuestResult[] =>
  guestResults(records, sentPractice, (result, owner) =>
    records.add({ ...result, owner, delivery: 'saved' }),
  );

const sentPractice = ({
  id,
  game,
  givens,
  grid,
  seconds,
  hints,
  finishedAt,
}: PracticeResult): SentResult => ({
  id,
  kind: 'practice',
  game_type: game,
  givens: [...givens],
  grid: [...grid],
  completion_time_seconds: seconds,
  hints_used: hints,
  finished_at: new Date(finishedAt).toISOString(),
});
