import type { FinishedDaily, SaveVerdict } from '@ninefold/contracts';
import { browserDevice } from '@ninefold/web/storage';
import { noticesOf } from './notices';

const daily: FinishedDaily = {
  ...{
    id: 'daily-1',
    kind: 'daily',
    game_type: 'sum_grid',
    day_key: '2026-11-10',
    grid: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  },
  ...{ completion_time_seconds: 75, finished_at: '2026-11-10T17:00:00Z' },
};

const noticeOf = (verdict: Partial<SaveVerdict>) =>
  noticesOf(
    [
      {
        sent: { owner: 'user-1', result: daily, state: 'pending', at: 0 },
        verdict: { id: 'daily-1', status: 'saved', ...verdict },
      } as Parameters<typeof noticesOf>[0][number],
    ],
    '2026-11-21',
    browserDevice,
  ).map(({ message }) => message);

test('a daily that the account keeps as practice was saved, and not refused', () => {
  const saved =
    'Saved to your account after its day was over, so without XP or a day for your streak: Sum Grid for';
  expect(noticeOf({ standing: { personal_best: 75, previous_best: null } })).toEqual([
    expect.stringContaining(saved),
  ]);
});

test('a refused daily is announced as such', () => {
  expect(noticeOf({ status: 'refused', reason: 'day-too-long-ago' })).toEqual([
    expect.stringMatching(/^Not accepted by the server: Sum Grid for/),
  ]);
});
