import { untilSeen } from '../browser/until-seen';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { newYorkDay } from '../pages/new-york';
import { urls } from '../platform/platform-urls';

const PATH = '/multiplication-grid';

const browser = useBrowser();

async function openDaily() {
  const page = await browser.newVisitor();
  await page.clock.install();
  const grid = new GridPage(page);
  await grid.open(urls.shell, PATH);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return { page, grid, press, dialog, keyboard: new GridKeyboard(page, grid) };
}

describe("a guest's daily", () => {
  it('has its clock stopped, says when the next one comes, second by second, and leads on', async () => {
    const { page, press, dialog, keyboard } = await openDaily();
    // The server's clock, which is right, would set the countdown of a page whose clock is turned.
    await page.route(`${urls.supabase}/**`, (route) => route.abort());
    await page.getByRole('heading', { level: 1, name: newYorkDay(Date.now()) }).waitFor();
    await keyboard.solve();
    await untilSeen(dialog('Puzzle complete!').getByText('Hints used'));
    const home = dialog('Puzzle complete!').getByRole('link', { name: 'Go Back to Dashboard' });
    expect(await home.getAttribute('href')).toBe('/');
    const timer = page.getByRole('timer');
    const time = await timer.innerText();
    expect(time).toMatch(/^0:\d\d$/);
    await dialog('Puzzle complete!').getByText(time, { exact: true }).waitFor();
    await press('Close');

    await untilSeen(page.getByRole('heading', { name: 'Daily Challenge Complete!' }));
    await page.getByText(`You solved today's puzzle in ${time}.`).waitFor();
    await page.getByText('Puzzles reset at midnight EST.').waitFor();
    await page.getByRole('link', { name: 'Create Account' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).waitFor();
    const left = async () => {
      const words = /(\d+) hours (\d+) minutes (\d+) seconds/.exec(
        (await timer.innerText()).replace(/\s+/g, ' '),
      );
      const [hours = NaN, minutes = NaN, seconds = NaN] = (words ?? []).slice(1).map(Number);
      return (hours * 60 + minutes) * 60 + seconds;
    };
    await page.clock.pauseAt(Date.now() + 5_000);
    const before = await left();
    for (const seconds of [1, 2, 3]) {
      await page.clock.runFor(1_000);
      expect(before - (await left())).toBe(seconds);
    }

    const onward = page.getByRole('navigation', { name: 'More to play' }).getByRole('link');
    expect(await onward.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      `${PATH}?mode=practice`,
      '/puzzle-games',
      '/',
    ]);
  });

  it('is followed by no other, but by the offer of an account, which may be declined', async () => {
    const { page, press, dialog, keyboard } = await openDaily();
    const offer = dialog('Want Unlimited Puzzles?');
    await press('New Puzzle');
    await untilSeen(offer);
    await offer.getByRole('link', { name: 'Sign Up for Free' }).waitFor();
    await press('Maybe Later');
    await offer.waitFor({ state: 'hidden' });

    await keyboard.solve();
    await untilSeen(dialog('Puzzle complete!'));
    await press('Try Again');
    await untilSeen(offer);
    await offer.getByRole('link', { name: 'Sign In' }).waitFor();
    await press('Maybe Later');
    await untilSeen(page.getByRole('heading', { name: 'Daily Challenge Complete!' }));
  });
});

describe('what is said of an answer', () => {
  it('goes after two seconds', async () => {
    const { page, grid, keyboard } = await openDaily();
    await page.clock.pauseAt(Date.now() + 2_000);
    await keyboard.reach();
    await keyboard.fill([...(await grid.solution())].reverse());
    await page.keyboard.press('Enter');
    const verdict = page.getByText('Some answers are incorrect. Check the red squares!');
    await verdict.waitFor();
    await page.clock.runFor(1_900);
    expect(await verdict.count()).toBe(1);
    await page.clock.runFor(200);
    expect(await verdict.count()).toBe(0);
    await grid.cellsThatAre('wrong').first().waitFor();
  });
});
