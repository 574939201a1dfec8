import type { Page } from 'playwright-core';
import { press } from './friends';

/**
 * Sends the solved puzzle or round on the screen as a challenge. The server refuses about one in 200 random puzzles,
 * because their solutions would reveal a coming daily.
 * @param solveNext solves another practice puzzle after such a refusal
 * @returns the code of the link
 */
export async function challengeSomeone(page: Page, solveNext?: () => Promise<void>): Promise<string> {
  const made = page.waitForResponse(/rpc\/create_challenge/);
  await press(page, 'button', 'Challenge someone');
  const response = await made;
  const answer = (await response.json()) as { code: string; hint?: string };
  if (response.ok()) return answer.code;
  if (!solveNext || answer.hint !== 'unknown-result') {
    throw new Error(`The server made no challenge: ${JSON.stringify(answer)}`);
  }
  await press(page, 'button', 'New Practice Puzzle');
  await solveNext();
  return challengeSomeone(page, solveNext);
}
