import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import confetti from 'canvas-confetti';
import { signedIn } from '@ninefold/platform/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { leaveAlmostSolved } from '../testing/leave-almost-solved';
import { fakeServer } from '../testing/fake-server';
import { fill, press } from '../testing/play';
import { NOON, renderGames, wait } from '../testing/render-games';

let create: jest.SpiedFunction<typeof confetti.create>;

const puzzle = dailyPuzzle('sum_grid', '2026-11-21');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  // jsdom draws nothing.
  const fire = Object.assign(jest.fn(), { reset: jest.fn() });
  create = jest.spyOn(confetti, 'create').mockReturnValue(fire);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

const preferMotion = (preference: 'reduce' | 'no-preference') => {
  window.matchMedia = (query) => ({ matches: query.endsWith(`: ${preference})`) }) as MediaQueryList;
};

async function solve(user: UserEvent) {
  await fill(user, puzzle.solution);
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
}

test('a counted daily is celebrated once, and not again when replayed for fun', async () => {
  preferMotion('no-preference');
  leaveAlmostSolved('user-1');
  const { user } = await renderGames('/sum-grid', { auth: signedIn(), supabase: fakeServer().supabase });
  await solve(user);
  expect(create).toHaveBeenCalledTimes(1);
  expect(create).toHaveBeenCalledWith(undefined, expect.objectContaining({ useWorker: false }));
  await press(user, 'Try Again');
  await solve(user);
  expect(create).toHaveBeenCalledTimes(1);
});

test('the celebration has no animation with reduced motion', async () => {
  preferMotion('reduce');
  leaveAlmostSolved();
  const { user } = await renderGames('/sum-grid');
  await solve(user);
  expect(create).not.toHaveBeenCalled();
});
