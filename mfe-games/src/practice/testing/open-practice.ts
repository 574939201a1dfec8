import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Platform } from 'shared-platform';
import { signedIn } from 'shared-platform/testing';
import { press } from '../../testing/play';
import { renderGames, wait } from '../../testing/render-games';

export const PRACTICE_PATH = '/sum-grid?mode=practice';

/** Where the browser keeps the sum grid of the player who is signed in. */
export const PRACTICE_KEY = 'games:practice:user-1:sum_grid';

/** A practice puzzle, as a signed-in player sees it. */
export async function openPractice(path = PRACTICE_PATH, platform: Partial<Platform> = { auth: signedIn() }) {
  const page = await renderGames(path, platform);
  await screen.findByTestId('grid');
  return page;
}

/** Submits the board, and waits for what comes over it. */
export async function submitPractice(user: UserEvent) {
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
}
