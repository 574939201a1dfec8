import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Platform } from 'shared-platform';
import { signedIn } from 'shared-platform/testing';
import { press, write } from '../../testing/play';
import { solution, states } from '../../testing/read-puzzle';
import { renderGames, wait } from '../../testing/render-games';
import { practiceKey } from '../practice-records';

export const PRACTICE_PATH = '/sum-grid?mode=practice';

/** Where the browser keeps the sum grid of the player who is signed in. */
export const PRACTICE_KEY = practiceKey('user-1', 'sum_grid');

/** A practice puzzle, as a signed-in player sees it. */
export async function openPractice(path = PRACTICE_PATH, platform: Partial<Platform> = { auth: signedIn() }) {
  const page = await renderGames(path, platform);
  await screen.findByTestId('grid');
  return page;
}

/** Writes right digits into the first open cells. */
export async function place(user: UserEvent, count: number) {
  const right = solution();
  const open = states().flatMap((state, position) => (state === 'empty' ? position : []));
  for (const position of open.slice(0, count)) {
    await write(user, position, right[position] ?? 0);
  }
}

/** Submits the board, and waits for what comes over it. */
export async function submitPractice(user: UserEvent) {
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
}
