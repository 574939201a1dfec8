import type { Page } from 'playwright-core';
import { compose } from '../browser/compose';
import { fixedRandom } from '../browser/fixed-random';
import { useBrowser } from '../browser/use-browser';
import { AdditionDrillPage } from '../pages/addition-drill';
import { SessionPage } from '../pages/session';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

const ONLY_WHOLE = 'Enter a whole number from 0 to 999.';

const inDigits = (zero: string, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

const sumOf = async (page: Page) =>
  (await page.getByTestId('question').innerText())
    .split(' + ')
    .reduce((total, part) => total + Number(part), 0);

test('the drill reads other digits, typed and composed, and explains that an answer must be a whole number', async () => {
  const page = await browser.newVisitor();
  const drill = new AdditionDrillPage(page);
  await drill.open(urls.shell);

  await page.keyboard.type('1/2');
  await page.getByText(ONLY_WHOLE).waitFor();
  await page.keyboard.press('Enter');
  expect(await drill.field.inputValue()).toBe('1/2');
  expect(await page.getByText('Problem 1 of 20').isVisible()).toBe(true);

  // Enter has selected the text.
  await page.keyboard.insertText(inDigits('٠', String(await sumOf(page))));
  await page.keyboard.press('Enter');
  await drill.verdict(/^Correct/).waitFor();

  await page.getByText('Problem 2 of 20').waitFor();
  const sum = String(await sumOf(page));
  const wide = inDigits('０', sum);
  await compose(page, [wide.slice(0, 1), wide, sum, wide], wide);
  expect(await drill.field.inputValue()).toBe(wide);
  await page.keyboard.press('Enter');
  await drill.verdict(/^Correct/).waitFor();
});

test('an exercise does not count a rounded answer, and reads the exact one as students write it', async () => {
  const player = await newPlayer(urls);
  const page = await browser.newVisitor(player.signedIn);
  // Always the same exercises, so that one of them has a decimal that does not end.
  await page.addInitScript(fixedRandom);
  const session = new SessionPage(page, { pass: () => Promise.resolve() });
  await page.goto(`${urls.shell}/practice?kind=skill&skill=simple-probability`);
  await page.getByRole('button', { name: 'Start' }).click();

  const fraction = async () => {
    const { answer } = await session.asked();
    const [over = 0, under = 1] = answer.kind === 'number' ? answer.value.split('/').map(Number) : [];
    return { over, under };
  };
  let place = 1;
  await page.getByText(`Exercise ${place} of 10`).waitFor();
  while ((await fraction()).under % 3 !== 0) {
    await session.answer();
    await session.next();
    place += 1;
    await page.getByText(`Exercise ${place} of 10`).waitFor();
  }
  const { over, under } = await fraction();
  const field = page.getByRole('textbox', { name: 'Your answer' });
  for (const rounded of [
    (over / under).toFixed(3),
    inDigits('٠', (over / under).toFixed(3).replace('.', '٫')),
  ]) {
    await field.fill('');
    await page.keyboard.insertText(rounded);
    await page.keyboard.press('Enter');
    await page.getByText('That is rounded. Enter the exact value as a fraction.').waitFor();
    expect(await field.inputValue()).toBe(rounded);
    expect(await page.getByText(`Exercise ${place} of 10`).isVisible()).toBe(true);
  }
  await field.fill('');
  const written = `${inDigits('०', String(over))} out of ${under}`;
  await compose(page, [written.slice(0, 2), written], written);
  expect(await field.inputValue()).toBe(written);
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Correct' }).waitFor();
});
