import { overflowsAt } from '../browser/large-text';
import { untilShown } from '../browser/until-shown';
import { PHONE, useBrowser } from '../browser/use-browser';
import { PAGES_OF } from '../pages/every-page';
import { MentalMathPage } from '../pages/mental-math';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

const PEOPLE = {
  guest: () => browser.newVisitor(PHONE),
  member: async () => browser.newVisitor({ ...PHONE, ...(await newPlayer(urls)).signedIn }),
};

it.each(['guest', 'member'] as const)(
  'every page of a %s fits a phone at 125 and 200 % text size',
  async (person) => {
    const page = await PEOPLE[person]();
    const faults: string[] = [];
    for (const path of PAGES_OF[person]) {
      await page.goto(urls.shell + path);
      await untilShown(page);
      for (const percent of [100, 125, 200]) {
        faults.push(...(await overflowsAt(page, percent)).map((fault) => `${path} ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  },
);

test('the longest question of a round fits a phone at 200 % text size', async () => {
  const page = await browser.newVisitor(PHONE);
  await page.clock.install();
  const round = new MentalMathPage(page);
  await round.open(urls.shell);
  await round.start();
  // Questions are random, and most are shorter than this one: minus is the widest sign.
  await page.getByTestId('question').evaluate((question) => (question.textContent = '79 − 24'));
  expect(await overflowsAt(page, 200)).toEqual([]);
});
