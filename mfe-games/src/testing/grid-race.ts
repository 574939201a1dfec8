import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { rpcClient } from '@ninefold/web/testing';
import type { AuthState } from '@ninefold/platform';
import { demoPuzzle } from 'shared-puzzle-engine';
import { CODE, fakeChallenges } from './fake-challenges';
import { fill, press } from './play';
import { renderGames, wait } from './render-games';

/** Opens a challenge, or another page with its fake server. A guest without `as`. */
export async function openChallenge(path = `/challenge/${CODE}`, as?: AuthState, fake = fakeChallenges()) {
  const client = rpcClient(fake.handlers);
  const view = await renderGames(path, { ...(as && { auth: as }), supabase: () => Promise.resolve(client) });
  await screen.findByRole('heading', { level: 1 });
  await wait(100);
  return { ...view, client, fake, challenges: fake.challenges };
}

/** Opens a challenge and starts the race. */
export async function race(as?: AuthState, fake = fakeChallenges()) {
  const view = await openChallenge(undefined, as, fake);
  await view.user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByTestId('grid');
  return view;
}

/** Submits the solution of the fake server's challenge. */
export async function solveRace(user: UserEvent): Promise<void> {
  await fill(user, demoPuzzle('sum_grid').solution);
  await press(user, 'Submit');
  await wait(1_000);
}

/** What the page says of both players. */
export const runners = () =>
  within(screen.getByLabelText('The race'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
