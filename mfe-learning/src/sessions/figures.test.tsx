import { act, render } from '@testing-library/react';
import type { SavedResult } from '@ninefold/platform';
import { fakePlatform, MemoryRouter, signedIn } from '@ninefold/platform/testing';
import { rpcClient } from '@ninefold/web/testing';
import App, { preload } from '../App';
import { summary } from '../testing/fake-dashboard';
import { learningState } from '../testing/fake-learning';
import { progressReport } from '../testing/fake-progress';
import { testDevice } from '../testing/render-learning';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Half of a spread. */
const jitter = () => 0.5;

/** Opens a page an hour before midnight. */
async function open(address: string) {
  const client = rpcClient({
    dashboard_summary: () => summary(),
    learning_state: () => learningState(),
    progress_report: () => progressReport(),
  });
  const rpc = jest.spyOn(client, 'rpc');
  await preload(address);
  const platform = fakePlatform({ auth: signedIn(), supabase: () => Promise.resolve(client) });
  render(
    <MemoryRouter initialEntries={[address]}>
      <App platform={platform} device={{ ...testDevice(), jitter }} />
    </MemoryRouter>,
  );
  await pass(1_000);
  /** The calls since the last time. */
  const calls = () => rpc.mock.calls.splice(0).map(([name]) => name);
  return { platform, loaded: calls(), calls };
}

/** Page → what it reads of the day. */
const PAGES = {
  '/dashboard': ['dashboard_summary', 'learning_state'],
  '/learn': ['learning_state'],
  '/practice': ['learning_state'],
  '/progress': ['progress_report'],
  '/learn/mean': ['learning_state'],
} as const;

test.each(Object.entries(PAGES))(
  'an open page reads the new day at its share of 30 seconds after midnight: %s',
  async (address, reads) => {
    const { loaded, calls } = await open(address);
    expect(loaded.sort()).toEqual(reads);
    await pass(3_600_000 + 14_000);
    expect(calls()).toEqual([]);
    await pass(2_000);
    expect(calls().sort()).toEqual(reads);
  },
);

const DAILY: SavedResult = { kind: 'daily', game: 'sum_grid', day: '2026-11-21' };
const PRACTICE: SavedResult = { kind: 'practice', game: 'sum_grid' };
const ROUND: SavedResult = { kind: 'timed_round', game: 'mental_math_speed', score: 12 };
const LEARNING: SavedResult = { kind: 'learning' };

test.each([
  ['/dashboard', PRACTICE, []],
  ['/dashboard', DAILY, ['dashboard_summary']],
  ['/dashboard', ROUND, ['dashboard_summary', 'learning_state']],
  ['/dashboard', LEARNING, ['dashboard_summary', 'learning_state']],
  ['/learn', PRACTICE, []],
  ['/learn', DAILY, []],
  ['/learn', ROUND, ['learning_state']],
  ['/learn', LEARNING, ['learning_state']],
  ['/progress', PRACTICE, ['progress_report']],
  ['/progress', DAILY, ['progress_report']],
])('%s reads exactly what a saved result changes: after %j it calls %j', async (address, saved, reads) => {
  const { platform, calls } = await open(address);
  act(() => platform.announceSaved([saved]));
  await pass(1_000);
  expect(calls().sort()).toEqual(reads);
});
