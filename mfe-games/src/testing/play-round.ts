import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Platform } from '@ninefold/platform';
// Loaded in advance, so that the chunk arrives during the test and not after its end.
import '../quiz/RoundAnalysis';
import { renderGames, wait } from './render-games';

export async function open(platform: Partial<Platform> = {}, address = '/mental-math-speed') {
  const view = await renderGames(address, platform);
  await screen.findByRole('heading', { name: /Mental Math Speed Round/ });
  return view;
}

export async function begin(platform: Partial<Platform> = {}, address?: string) {
  const view = await open(platform, address);
  await view.user.click(screen.getByRole('button', { name: 'Start' }));
  // The server responds.
  await wait(0);
  return view;
}

/** In steps, because each render sets the timer for the next. */
export async function pass(seconds: number) {
  for (let step = 0; step < seconds * 2; step++) await wait(500);
}

/** Ends the round with one render; rendering each second of the last minute would take a hundred times as long. */
export async function runOut() {
  await wait(59_000);
  await pass(1);
  // The analysis of the round loads.
  await wait(0);
}

export const question = () => screen.getByTestId('question').textContent;
export const options = () => within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button');
export const timer = () => screen.getByRole('timer');

export function solutionOf(text: string | null): number {
  const [left, sign, right] = (text ?? '').split(' ');
  const [a, b] = [Number(left), Number(right)];
  return sign === '+' ? a + b : sign === '−' ? a - b : a * b;
}

export const option = (isRight: boolean) => {
  const answer = String(solutionOf(question()));
  const found = options().find(({ textContent }) => (textContent === answer) === isRight);
  if (!found) throw new Error('no such option');
  return found;
};

export async function answer(user: UserEvent, isRight: boolean) {
  await user.click(option(isRight));
}
