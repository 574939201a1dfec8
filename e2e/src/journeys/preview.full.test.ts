import { createHash } from 'node:crypto';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { addRemote } from '../pages/hand-made-remote';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

const keys = generateKeyPair('ES256', { extractable: true });

interface Preview {
  readonly email: string;
  readonly remote: string;
  readonly base: string;
}

const tokenFor = async ({ email, ...claims }: Preview) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256' })
    .setSubject(createHash('sha256').update(email.toLowerCase()).digest('hex'))
    .setAudience(urls.shell)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign((await keys).privateKey);

/** A link to the daily with the games' own build as a preview, for this account. */
async function linkFor(email: string): Promise<string> {
  const token = await tokenFor({ email, remote: 'games', base: `${urls.games}/` });
  const query = new URLSearchParams({ remote: `games@${urls.games}` });
  return `${urls.shell}/sum-grid?${query.toString()}#preview=${token}`;
}

/** This deployment shows previews. */
async function withPreviews(page: Page): Promise<void> {
  const pem = await exportSPKI((await keys).publicKey);
  const previewKey = pem.replaceAll(/-----[^-]+-----|\s/g, '');
  // Read once: the page is loaded again, which would abort a request in the handler.
  const config = (await (await fetch(`${urls.shell}/config.json`)).json()) as object;
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, previewKey } }));
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

/** A link to an app whose styles change the whole page, which is previewed for this account. */
async function linkToStyled(page: Page, email: string): Promise<string> {
  const base = `${urls.games}/by-hand/styled/`;
  await addRemote(page, {
    name: 'styled',
    files: { 'app.css': 'main h1 { color: rgb(1, 2, 3) !important }' },
    app: `const { createElement: h } = use('react');
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + 'app.css' }));
      return { default: () => h('h1', null, 'Styled') };`,
  });
  // It is not deployed.
  await page.route('**/remotes/styled.json*', (route) => route.fulfill({ status: 404 }));
  const query = new URLSearchParams({ remote: `styled@${base}` });
  return `${urls.shell}/apps/styled?${query.toString()}#preview=${await tokenFor({ email, remote: 'styled', base })}`;
}

const titleColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('main h1') ?? document.body).color);

it('the style sheets of a previewed app do not reach the pages after it', async () => {
  const { person, signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  await withPreviews(page);
  await page.goto(await linkToStyled(page, person.email));
  await page.getByRole('heading', { name: 'Styled' }).waitFor();
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('main h1')!).color === 'rgb(1, 2, 3)',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
  expect(await titleColor(page)).not.toBe('rgb(1, 2, 3)');
  await page.goBack();
  await page.getByRole('heading', { name: 'Styled' }).waitFor();
  expect(await titleColor(page)).toBe('rgb(1, 2, 3)');
});

it('a preview ends when its person signs out', async () => {
  const { person, signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  await withPreviews(page);
  await page.goto(await linkToStyled(page, person.email));
  await page.getByRole('heading', { name: 'Styled' }).waitFor();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  expect(await bar(page).count()).toBe(0);
});

it('a newer token in the same tab is taken, and leaves the address', async () => {
  const { person, signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  await withPreviews(page);
  const link = await linkToStyled(page, person.email);
  await page.goto(link.replace(/#.*/, '#preview=expired'));
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.goto(link);
  await page.getByRole('heading', { name: 'Styled' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
});

it('the token is nowhere on the page', async () => {
  const { person, signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  const lines: string[] = [];
  page.on('console', (line) => void lines.push(line.text()));
  const requests: string[] = [];
  page.on(
    'request',
    (request) => void requests.push(`${request.url()} ${JSON.stringify(request.headers())}`),
  );
  await withPreviews(page);
  const link = await linkToStyled(page, person.email);
  const token = link.replace(/.*#preview=/, '');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Styled' }).waitFor();
  const readable = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      document.referrer,
      performance.getEntries().map(({ name }) => name),
      document.documentElement.outerHTML,
    ]),
  );
  expect([readable, ...lines, ...requests].filter((text) => text.includes(token))).toEqual([]);
});

it.each([
  ['a remote that the token does not name', 'games', `${urls.games}/by-hand/styled/`],
  ['a folder beside that of the token', 'styled', `${urls.games}/by-hand/other/`],
  ['a folder above that of the token', 'styled', `${urls.games}/by-hand/styled/../`],
  ['another origin', 'styled', 'https://elsewhere.test/by-hand/styled/'],
  [
    'a user name like the origin',
    'styled',
    `${urls.games.replace('://', '://elsewhere.test@')}/by-hand/styled/`,
  ],
])('the token of a link does not show %s', async (_, remote, address) => {
  const { person, signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  await withPreviews(page);
  const link = new URL(await linkToStyled(page, person.email));
  link.search = new URLSearchParams({ remote: `${remote}@${address}` }).toString();
  if (remote === 'games') link.pathname = '/sum-grid';
  const refused = page.waitForEvent('console', (line) => line.text().startsWith('No preview of'));
  await page.goto(link.href);
  await refused;
  expect(await bar(page).count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('shell:previews'))).toBeNull();
});
