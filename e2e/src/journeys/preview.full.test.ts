import { createHash } from 'node:crypto';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

const keys = generateKeyPair('ES256', { extractable: true });

/** A link to the daily with the games' own build as a preview, for this account. */
async function linkFor(email: string): Promise<string> {
  const token = await new SignJWT({ remote: 'games', base: `${urls.games}/` })
    .setProtectedHeader({ alg: 'ES256' })
    .setSubject(createHash('sha256').update(email.toLowerCase()).digest('hex'))
    .setAudience(urls.shell)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign((await keys).privateKey);
  const query = new URLSearchParams({ remote: `games@${urls.games}` });
  return `${urls.shell}/sum-grid?${query.toString()}#preview=${token}`;
}

/** This deployment shows previews. */
async function withPreviews(page: Page): Promise<void> {
  const pem = await exportSPKI((await keys).publicKey);
  const previewKey = pem.replaceAll(/-----[^-]+-----|\s/g, '');
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...((await response.json()) as object), previewKey } });
  });
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

it('a developer sees the build of the link on every page of the tab until the preview is ended', async () => {
  const { person, signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  await withPreviews(page);
  await page.goto(await linkFor(person.email));
  await new GridPage(page).grid.waitFor();
  await bar(page).getByText(`games from ${urls.games}`).waitFor();
  await page.goto(`${urls.shell}/puzzle-games`);
  await bar(page).waitFor();
  await bar(page).getByRole('button', { name: 'End preview' }).click();
  await page.getByRole('link', { name: 'Play for Fun' }).first().waitFor();
  expect(await bar(page).count()).toBe(0);
});

it('a link without a token, as anybody can write it, shows the deployed games', async () => {
  const { signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  await withPreviews(page);
  await page.goto(`${urls.shell}/sum-grid?remote=games@https://elsewhere.test/`);
  await new GridPage(page).grid.waitFor();
  expect(await bar(page).count()).toBe(0);
});

it.each(['a guest', 'another account'])('%s who opens the link sees the deployed games', async (who) => {
  const { person } = await newPlayer(urls);
  const { signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(who === 'a guest' ? {} : signedIn);
  await withPreviews(page);
  const refused = page.waitForEvent('console', (line) => line.text().startsWith('No preview of games'));
  await page.goto(await linkFor(person.email));
  await refused;
  await new GridPage(page).grid.waitFor();
  expect(await bar(page).count()).toBe(0);
});

it('a deployment without a key shows no previews', async () => {
  const { person, signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  await page.goto(await linkFor(person.email));
  await new GridPage(page).grid.waitFor();
  expect(await bar(page).count()).toBe(0);
});
