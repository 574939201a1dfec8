import type { BrowserContextOptions, Page } from 'playwright-core';
import { untilSeen } from '../browser/page-clock';
import { useBrowser } from '../browser/use-browser';
import { untilSigned } from '../pages/account';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { MentalMathPage } from '../pages/mental-math';
import { spoil } from '../pages/solve-grid';
import { newPlayer, type Player } from '../platform/accounts';
import { urls } from '../platform/ports';

const SOUNDS = /\.(wav|mp3|ogg)\b/;

const browser = useBrowser();

let player: Player;
beforeAll(async () => {
  player = await newPlayer(urls);
});

/** A player in practice, and the sound files that the page has requested. */
async function practice(options?: BrowserContextOptions) {
  const page = await browser.newVisitor(options);
  await page.clock.install();
  const requested: string[] = [];
  page.on('request', (request) => SOUNDS.test(request.url()) && requested.push(request.url()));
  const grid = new GridPage(page);
  await grid.open(urls.shell, '/combined-grid?mode=practice');
  await untilSigned(page, options ? 'in' : 'out');
  const keyboard = new GridKeyboard(page, grid);
  await keyboard.reach();
  return { page, grid, keyboard, requested };
}

const soundRequest = (page: Page, sound: string) =>
  page.waitForRequest((request) => request.url().includes(`/${sound}.`));

describe('a signed-in player', () => {
  it('hears each digit, each verdict and the end of a round', async () => {
    const { page, grid, keyboard } = await practice(player.signedIn);
    const solution = await grid.solution();
    const wrong = spoil(solution, await grid.read());
    await Promise.all([soundRequest(page, 'putonboard'), keyboard.fill(wrong)]);
    await Promise.all([soundRequest(page, 'incorrect'), page.keyboard.press('Enter')]);
    await keyboard.mend(solution);
    await Promise.all([soundRequest(page, 'correct'), page.keyboard.press('Enter')]);

    const round = new MentalMathPage(page);
    await round.open(urls.shell);
    await untilSigned(page, 'in');
    await round.start();
    await Promise.all([soundRequest(page, 'results'), round.runOut()]);
  });

  it('hears nothing while muted, on the next visit too', async () => {
    const { page, keyboard, requested } = await practice(player.signedIn);
    await page.getByRole('button', { name: 'Mute sounds' }).click();
    await page.reload();
    const unmute = page.getByRole('button', { name: 'Unmute sounds' });
    await unmute.waitFor();
    await untilSigned(page, 'in');
    await keyboard.reach();
    await keyboard.fill([1, 2, 0, 0, 0, 0, 0, 0, 0]);
    await unmute.click();
    expect(requested).toEqual([]);
    await keyboard.reach();
    await Promise.all([soundRequest(page, 'putonboard'), keyboard.fill([0, 0, 3, 0, 0, 0, 0, 0, 0])]);
  });

  it('can play when no sound can be loaded', async () => {
    const { page, keyboard } = await practice(player.signedIn);
    await page.route(SOUNDS, (route) => route.abort());
    const logged = page.waitForEvent('console', (message) => message.text().includes('could not be played'));
    await keyboard.solve();
    await logged;
    await untilSeen(page.getByRole('dialog', { name: 'Puzzle complete!' }));
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('a guest', () => {
  it('hears nothing', async () => {
    const { page, keyboard, requested } = await practice();
    await keyboard.solve();
    await untilSeen(page.getByRole('dialog', { name: 'Puzzle complete!' }));
    expect(requested).toEqual([]);
  });
});
