import type { Page } from 'playwright-core';
import { press } from './friends';

/**
 * Plays until the server makes a challenge of a result. It refuses about one in 200 puzzles, random or of a day, because
 * their solutions would reveal a coming daily.
 * @param play finishes a puzzle or a round; gets the number of the attempt, from 1
 * @returns the code of the link
 */
export async function sendChallenge(page: Page, play: (attempt: number) => Promise<void>): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    await play(attempt);
    const made = page.waitForResponse(/rpc\/create_challenge/);
    await press(page, 'button', 'Challenge someone');
    const response = await made;
    const answer = (await response.json()) as { code: string; hint?: string };
    if (response.ok()) return answer.code;
    if (answer.hint !== 'unknown-result') {
      throw new Error(`The server made no challenge: ${JSON.stringify(answer)}`);
    }
  }
}

/** For practice: a solved puzzle is followed by another one. */
export async function nextPracticePuzzle(page: Page, attempt: number): Promise<void> {
  if (attempt > 1) await press(page, 'button', 'New Practice Puzzle');
}
