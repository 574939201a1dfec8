import { dailyPuzzle } from 'shared-puzzle-engine';
import type { DailyRecord } from '../../device/daily-record';
import { browserDevice } from '../../device/device';
import { emptyBoard } from '../../grid/play-state';
import { browserRoundDevice } from '../../rounds/round-device';
import type { RoundRecord } from '../read-stored-result';
import { NOON } from '../../testing/render-games';

export const TODAY = '2026-11-21';
const { solution, givens } = dailyPuzzle('sum_grid', TODAY);
const { records: dailies } = browserDevice;
const { records: rounds } = browserRoundDevice;

export const unfinished: DailyRecord = {
  owner: 'guest',
  game: 'sum_grid',
  dayKey: TODAY,
  startedAt: NOON - 75_000,
  board: emptyBoard(givens),
};
/** Today's sum grid, solved. */
export const daily: DailyRecord = {
  ...unfinished,
  result: { seconds: 75, grid: solution, delivery: 'guest' },
};

export const round = (over: Partial<RoundRecord> = {}): RoundRecord => ({
  id: 'round-1',
  owner: 'guest',
  game: 'mental_math_speed',
  score: 1,
  seconds: 60,
  accuracy: 100,
  answeredBy: 'choosing',
  attempts: [{ question: '2 × 3', answer: 6, given: 6, milliseconds: 900 }],
  finishedAt: NOON - 60_000,
  delivery: 'guest',
  standing: { personalBest: 1, previousBest: null },
  ...over,
});

/** One daily and one round. */
export function playedAsGuest() {
  dailies.put(daily);
  rounds.add(round());
}

/** Where the results are by now, for each owner. */
export const dailyOf = (owner: string) => dailies.get({ ...daily, owner })?.result?.delivery;
export const roundOf = (owner: string) => rounds.get(owner, 'round-1')?.delivery;
