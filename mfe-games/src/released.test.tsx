import { screen } from '@testing-library/react';
import { RECORD_KINDS, TEXT_KINDS } from '@ninefold/contracts';
import { signedIn } from '@ninefold/platform/testing';
import { rpcClient } from '@ninefold/web/testing';
import { storedHints } from '@ninefold/web/hints';
import { createPracticeStore } from './practice-play/practice-store';
import { createAttempts } from './player/attempts';
import { fakeChallenges } from './testing/fake-challenges';
import { fakeServer } from './testing/fake-server';
import { digitButton, press, write } from './testing/play';
import { digits, states } from './testing/read-puzzle';
import { testDevice, storedResults, NOON, renderGames, wait } from './testing/render-games';
import attempt from './released/1/attempt.json';
import challenges from './released/1/challenges.json';
import claimedRound from './released/1/claimed-round.json';
import difficulty from './released/1/difficulty.json';
import hints from './released/1/hints.json';
import pendingDaily from './released/1/pending-daily.json';
import pendingDrill from './released/1/pending-drill.json';
import pendingPractice from './released/1/pending-practice.json';
import pendingRound from './released/1/pending-round.json';
import played from './released/1/played.json';
import practiceOfDevice from './released/1/practice-of-device.json';
import practiceOfDay from './released/1/practice-of-day.json';
import practice from './released/1/practice.json';
import runningRound from './released/1/running-round.json';
import savedDaily from './released/1/saved-daily.json';
import solvedAttempt from './released/1/solved-attempt.json';
import solvedPractice from './released/1/solved-practice.json';

/**
 * Records that released builds left on devices. Never rewrite these files: a build that cannot read them loses players'
 * grids and results. A new record version adds a folder.
 */
type Records = Readonly<Record<string, object | string>>;

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON + 60_000 });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const textOf = (record: object | string) => (typeof record === 'string' ? record : JSON.stringify(record));

/** Stores records on the device: without a version as the first builds did, or with one. */
function leave(records: Records, version?: number, storage = localStorage): void {
  const numbered = (record: object) => ({ v: version, ...record });
  for (const [key, record] of Object.entries(records)) {
    const hasVersion = version !== undefined && typeof record === 'object';
    const left = Array.isArray(record) ? record.map(numbered) : numbered(Object(record));
    storage.setItem(key, textOf(hasVersion ? left : record));
  }
}

/** The results that the server receives from a guest when an account signs in. */
async function sentOf(records: Records, version?: number) {
  leave(records, version);
  const server = fakeServer();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  return server.saved;
}

const resultOf = (records: Readonly<Record<string, { result: object }>>) => Object.values(records)[0]?.result;

describe.each([
  ['as the first builds wrote them', undefined],
  ['with their version', 1],
])('version 1, %s', (_, version) => {
  test('a started daily continues with its digits and its time', async () => {
    leave(attempt, version);
    await renderGames('/sum-grid');
    expect(digits()).toEqual([5, 7, 0, 0, 0, 3, 0, 4, 1]);
    expect(screen.getByRole('timer')).toHaveTextContent('1:00');
  });

  test('a solved daily cannot be played again, and shows its time and moves', async () => {
    leave(solvedAttempt, version);
    await renderGames('/sum-grid');
    expect(await screen.findByText("You solved today's puzzle in 0:45.")).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Watch your moves' })).toBeInTheDocument();
  });

  test('a saved daily shows its rewards', async () => {
    leave(savedDaily, version);
    await renderGames('/sum-grid', { auth });
    expect(await screen.findByText('+50 XP. Your streak: 3 days.')).toBeInTheDocument();
    expect(screen.getByText("You solved today's puzzle in 0:45.")).toBeInTheDocument();
  });

  test.each([
    ['daily', pendingDaily],
    ['practice', pendingPractice],
    ['timed round', pendingRound],
    ['drill', pendingDrill],
    ['round that this account claimed on a full day', claimedRound],
  ])('a pending %s is sent to the account that signs in', async (_kind, records) => {
    expect(await sentOf(records, version)).toEqual([
      { ...resultOf(records), user_id: 'user-1', by_guest: true },
    ]);
  });

  test('the best score on this device is known', async () => {
    leave(pendingRound, version);
    await renderGames('/mental-math-speed');
    expect(await screen.findByText('Best on this device: 2 correct')).toBeInTheDocument();
  });

  test.each([
    ['of its player', practice],
    ['of the whole device, as once it was', practiceOfDevice],
  ])('a practice grid %s continues with its hint and its time', async (_of, records) => {
    leave(records, version);
    await renderGames('/sum-grid?mode=practice');
    await screen.findByTestId('grid');
    expect(digits()).toEqual([6, 0, 0, 0, 5, 0, 3, 1, 4]);
    expect(states()[6]).toBe('given');
    expect(screen.getByRole('timer')).toHaveTextContent('0:27');
    const [record] = Object.values(records);
    const kept = createPracticeStore(testDevice().store, 'guest', 'sum_grid');
    expect(kept.movesOf(kept.read()!.puzzle)).toEqual(record?.moves);
  });

  test('an archived day’s grid continues, and its best time is known', async () => {
    leave(practiceOfDay, version);
    const playing = await renderGames('/archive/2026-11-20/sum-grid');
    await screen.findByTestId('grid');
    expect(digits()).toEqual([5, 9, 0, 0, 0, 6, 0, 0, 8]);
    expect(screen.getByRole('timer')).toHaveTextContent('0:27');
    playing.unmount();
    await renderGames('/archive/2026-11-20');
    expect(await screen.findByText('Solved later in 1:35')).toBeInTheDocument();
  });

  test('a solved practice grid is not restored, and its day is known', () => {
    leave(solvedPractice, version);
    const kept = createPracticeStore(testDevice().store, 'guest', 'sum_grid');
    expect(kept.read()).toBeNull();
    expect(kept.solvedOn()).toBe('2026-11-21');
  });

  test('a hint’s position can be practiced', () => {
    leave(hints, version);
    const [taken] = Object.values(hints).flat();
    expect(storedHints(testDevice().store, 'guest')).toMatchObject([
      { stored: taken, placement: { digit: 3 } },
    ]);
  });

  test.each([
    ['attempts', { ...solvedAttempt, ...savedDaily }],
    ['results', { ...pendingPractice, ...claimedRound, ...savedDaily }],
  ])('no field of %s is lost when it is written again', (_of, records: Records) => {
    leave(records, version);
    const attempts = createAttempts(testDevice().store);
    const results = storedResults();
    for (const owner of ['guest', 'user-1']) {
      attempts.of(owner).forEach(attempts.put);
      results.of(owner).forEach(results.update);
    }
    for (const [key, record] of Object.entries(records)) {
      expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ v: 1, ...Object(record) });
    }
  });
});

test.each([undefined, 1])(
  'attempts at challenges move to the account that signs in, version %s',
  async (version) => {
    leave(challenges, version);
    const [grid, round] = [fakeChallenges(), fakeChallenges('round', '0123abcdefghjkmnpqrstvwxyz')];
    const client = rpcClient({
      answer_challenge: (sent) =>
        (sent.p_solution.kind === 'grid' ? grid : round).handlers.answer_challenge(sent),
    });
    await renderGames('/puzzle-games', { auth, supabase: () => Promise.resolve(client) });
    await wait(0);
    const left = Object.values(challenges).filter((stored) => 'solution' in stored);
    const answered = [...grid.challenges.answered, ...round.challenges.answered];
    expect(answered).toHaveLength(left.length);
    for (const { id, code, solution } of left) {
      expect(answered).toContainEqual({ p_code: code, p_attempt: id, p_solution: solution });
    }
  },
);

describe('texts', () => {
  test('the last player owns the grid until the session is read', async () => {
    leave({ ...played, 'games:last-player': 'user-1', ...savedDaily });
    await renderGames('/sum-grid', { auth: { status: 'loading' } });
    expect(await screen.findByText("You solved today's puzzle in 0:45.")).toBeInTheDocument();
  });

  test('a game that was played here shows its rule below the digits', async () => {
    leave(played);
    await renderGames('/sum-grid');
    const rule = screen.getByText(/^Place 1 to 9, each once/);
    expect(rule.compareDocumentPosition(digitButton(1))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test('the chosen difficulty is kept', async () => {
    leave(difficulty);
    await renderGames('/sum-grid?mode=practice');
    const choice = await screen.findByRole('combobox', { name: /^Difficulty/ });
    expect(choice).toHaveDisplayValue('Hard: 1 given');
  });

  test('a round interrupted by a reload is noticed', async () => {
    leave(runningRound, undefined, sessionStorage);
    await renderGames('/mental-math-speed');
    expect(await screen.findByText(/so it was not counted/)).toBeInTheDocument();
  });
});

test.each<[string, Records]>([
  ['attempt', attempt],
  ['solved attempt', solvedAttempt],
  ['pending daily', pendingDaily],
  ['pending round', pendingRound],
  ['practice grid', practice],
  ['hints', hints],
])('%s of a newer version: is neither sent nor changed, and the games can be played', async (_, records) => {
  leave(records, 2);
  const before = Object.entries(records).map(([key]) => [key, localStorage.getItem(key)]);
  const practicing = await renderGames('/sum-grid?mode=practice');
  await screen.findByTestId('grid');
  await press(practicing.user, 'Get Hint');
  await wait(20_000);
  practicing.unmount();
  const playing = await renderGames('/sum-grid');
  const open = states().indexOf('empty');
  await write(playing.user, open, 9);
  expect(digits()[open]).toBe(9);
  playing.unmount();
  const server = fakeServer();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(10_000);
  expect(server.sent).toEqual([]);
  expect(before.map(([key]) => [key, localStorage.getItem(String(key))])).toEqual(before);
});

test('every kind of the games’ stored records has a released example', () => {
  const released = [
    attempt,
    challenges,
    difficulty,
    hints,
    pendingDaily,
    played,
    practice,
    runningRound,
  ].flatMap(Object.keys);
  const kinds = [...RECORD_KINDS, ...TEXT_KINDS].filter((kind) => kind.startsWith('games:'));
  expect(kinds.filter((kind) => !released.some((key) => key.startsWith(kind)))).toEqual([]);
});
