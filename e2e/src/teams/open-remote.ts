import type { Page } from 'playwright-core';
import type { BrowserOfFile } from '../browser/use-browser';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';
import { deployFor, type OutsideRemote } from './outside-remote';

interface Opened {
  readonly page: Page;
  /** Deploys another build to the open page. */
  deploy(dist: string): void;
}

interface OpenOptions {
  /** The build; that of the unchanged remote without it. */
  readonly dist?: string;
  /** Below `/apps/<name>`. */
  readonly at?: string;
  /** Which requests get no response. */
  readonly hangs?: (url: string) => boolean;
  /** Which requests fail. */
  readonly fails?: (url: string) => boolean;
}

/** Opens the remote's screen as a signed-in player. */
export async function openRemote(
  browser: BrowserOfFile,
  { name, dist: unchanged }: OutsideRemote,
  { dist = unchanged, at = '', hangs = () => false, fails = () => false }: OpenOptions = {},
): Promise<Opened> {
  const { signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  const deploy = await deployFor(page, name, dist);
  await page.route('**/outside/**', async (route) => {
    const url = route.request().url();
    if (hangs(url)) return;
    await (fails(url) ? route.abort() : route.fallback());
  });
  await page.goto(`${urls.shell}/apps/${name}${at}`);
  return { page, deploy };
}

/** Uses every part of the template's screens. */
export async function useAllScreens(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
  // Hooks, the platform, the shell's live region and the router belong to the page.
  const screen = page.getByRole('main').locator('section').first();
  expect(await screen.evaluate((element) => getComputedStyle(element).maxWidth)).toBe('640px');
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await page.getByRole('button', { name: 'Count: 1' }).waitFor();
  await page.getByText(/by-\w+ counts/).waitFor();
  expect(await page.title()).toMatch(/^by-\w+/);
  await seesImages(page, 1);
  // A lazy chunk, parameters, a nested route, and links that are relative to it.
  await page.getByRole('link', { name: "Fool's mate" }).click();
  await page.getByRole('link', { name: 'g4 Qh4#' }).click();
  await page.getByText('Move 2 is g4 Qh4#.').waitFor();
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
  await leaveForPuzzles(page);
}

/** Shows that the rest of the site works, by following a link to it. */
export async function leaveForPuzzles(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('link', { name: 'Play for Fun' }).first().waitFor();
}

/** Waits for all images of the screen. @throws if one cannot be shown */
export async function seesImages(page: Page, count: number): Promise<void> {
  const images = page.getByRole('main').getByRole('img');
  await images.nth(count - 1).waitFor();
  await images.evaluateAll((all) => Promise.all(all.map((image) => (image as HTMLImageElement).decode())));
  expect(await images.count()).toBe(count);
}
