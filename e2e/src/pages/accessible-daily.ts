import type { Page } from 'playwright-core';
import { inspect } from '../browser/inspect';
import { recordAlerts, recordCopies } from '../browser/page-calls';
import { passTime, untilSeen } from '../browser/page-clock';
import { pressByKey } from '../browser/tab-to';
import { urls } from '../platform/ports';
import { GridPage } from './grid';
import { GridKeyboard } from './grid-keyboard';
import { spoil } from './solve-grid';

const ANSWERS = [
  'Some answers are incorrect. Check the red squares!',
  'Excellent! All correct answers!',
] as const;

/** Messages about a wrong and a right grid, by the path of a daily. */
const WORDS = {
  '/sum-grid': ANSWERS,
  '/multiplication-grid': ANSWERS,
  '/combined-grid': [
    'Some constraints not met. Check the red squares!',
    'Excellent! All constraints satisfied!',
  ],
} as const;

export const SHARED = 'Results copied to clipboard!';

/** A grid played by keyboard only, with axe. */
export async function openByKeyboard(page: Page, path: string) {
  await page.clock.install();
  const alerts = recordAlerts(page);
  const copied = await recordCopies(page);
  const grid = new GridPage(page);
  await grid.open(urls.shell, path);
  return { page, grid, keyboard: new GridKeyboard(page, grid), alerts, copied, axe: inspect(page) };
}

/** Makes a mistake in a daily, corrects it, shares the result, and goes on to practice. */
export async function playByKeyboard(
  { page, grid, keyboard, copied, axe }: Awaited<ReturnType<typeof openByKeyboard>>,
  path: keyof typeof WORDS,
): Promise<void> {
  const [wrong, right] = WORDS[path];
  const dialog = page.getByRole('dialog', { name: 'Puzzle complete!' });
  await grid.open(urls.shell, path);
  // A pause for the analysis.
  await passTime(page, 20_000);
  const solution = await grid.solution();
  await keyboard.reach();
  await keyboard.fill(spoil(solution, await grid.read()));
  await page.keyboard.press('Enter');
  await page.getByText(wrong).waitFor();
  await keyboard.mend(solution);
  await page.keyboard.press('Enter');
  await page.getByText(right).waitFor();
  await passTime(page, 2_000);
  await untilSeen(dialog);
  await axe.look(`${path} solved`);
  await pressByKey(page, 'button', 'Share Results');
  await dialog.getByText(SHARED).waitFor();
  expect(await copied()).toMatch(new RegExp(`${urls.payments}/share/day/[\\d-]+${path}$`));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await untilSeen(page.getByRole('heading', { name: 'Daily Challenge Complete!' }));
  await page.getByText(/^Your longest pause was/).waitFor();
  await axe.look(`${path} complete`);

  await pressByKey(page, 'link', 'Practice Mode');
  await page.waitForURL(`${urls.shell}${path}?mode=practice`);
  await untilSeen(page.getByRole('button', { name: 'Get Hint' }));
}
