import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { newPlayer } from '../platform/accounts';
import { copyRepository, type Repository } from '../platform/copy-repository';
import { startPlatform } from '../platform/start-platform';

const browser = useBrowser();

let repository: Repository;
let platform: Awaited<ReturnType<typeof startPlatform>>;
beforeAll(async () => {
  repository = await copyRepository();
  platform = await startPlatform({ command: 'dev', repository: repository.folder, flags: ['--postgres'] });
});
afterAll(async () => {
  await platform?.discard();
  await repository?.discard();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const open = async (path: string, options = {}) => {
  const page = await browser.newVisitor(options);
  await page.goto(platform.urls.shell + path);
  return page;
};

/** Differs after a reload. */
const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

describe('a change while npm run dev is running', () => {
  it('to the games appears on a grid that keeps its digits', async () => {
    const page = await open('/sum-grid');
    const game = new GridPage(page);
    await game.grid.waitFor();
    const start = await game.cells();
    await game.cellsThatAre('empty').first().click();
    await page.keyboard.press('5');
    const before = await game.cells();
    expect(before).not.toEqual(start);
    await repository.change(
      'mfe-games/src/screen/GameBar.tsx',
      '<span>{title}</span>',
      '<span>The {title}</span>',
    );
    await heading(page, 'The Sum Grid').waitFor();
    expect(await game.cells()).toEqual(before);
  });

  it('to the account appears in a form that keeps its input', async () => {
    const page = await open('/login');
    const email = page.getByLabel('Email');
    await email.fill('ada@example.org');
    await repository.change('mfe-account/src/sign-in/copy.ts', 'Welcome back', 'Good to see you');
    await heading(page, 'Good to see you').waitFor();
    await expect(email.inputValue()).resolves.toBe('ada@example.org');

    await repository.change('shell/src/layout/copy.ts', 'Get Started', 'Begin');
    await page.getByRole('link', { name: 'Begin' }).waitFor();
    await expect(email.inputValue()).resolves.toBe('ada@example.org');
  });

  it('to learning appears', async () => {
    const { signedIn } = await newPlayer(platform.urls);
    const page = await open('/learn', signedIn);
    await heading(page, 'Learn').waitFor();
    await repository.change('mfe-learning/src/map/copy.ts', "title: 'Learn'", "title: 'Learn and grow'");
    await heading(page, 'Learn and grow').waitFor();
  });

  it('that does not compile is reported with its location until it is fixed', async () => {
    const page = await open('/login');
    const form = 'mfe-account/src/sign-in/SignInForm.tsx';
    await repository.change(form, 'interface SignInFormProps {', 'interface SignInFormProps {{');
    const problem = page.locator('#webpack-dev-server-client-overlay').first();
    await problem.contentFrame().getByText(form).first().waitFor();
    await repository.change(form, 'interface SignInFormProps {{', 'interface SignInFormProps {');
    await problem.waitFor({ state: 'detached' });
  });
});

describe('a change to a package that the shell and the remotes share', () => {
  it('replaces a component in a form that keeps its input and on a grid that keeps its digits', async () => {
    const form = await open('/login');
    const email = form.getByLabel('Email');
    await email.fill('ada@example.org');
    const page = await open('/sum-grid');
    const game = new GridPage(page);
    await game.cellsThatAre('empty').first().click();
    await page.keyboard.press('5');
    const cells = await game.cells();
    const pages = [form, page];
    const loaded = await Promise.all(pages.map(loadedAt));

    await repository.change('packages/ui/src/Button.tsx', 'type="button"', 'data-new="button" type="button"');
    for (const open of pages) await open.locator('[data-new=button]').first().waitFor();
    // The shell has the links of remotes, too.
    await repository.change('packages/platform/src/links.tsx', '<a\n', '<a data-new="link"\n');
    for (const open of pages) await open.locator('main [data-new=link]').first().waitFor();

    expect(await Promise.all(pages.map(loadedAt))).toEqual(loaded);
    await expect(email.inputValue()).resolves.toBe('ada@example.org');
    expect(await game.cells()).toEqual(cells);
  });

  it('reloads the page once if it cannot be replaced', async () => {
    const page = await open('/sum-grid');
    const { grid } = new GridPage(page);
    await grid.waitFor();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await repository.change('packages/contracts/src/product.ts', "'Ninefold'", "'Twelvefold'");
    await page.getByRole('banner').getByText('Twelvefold').waitFor();
    await grid.waitFor();
    // Either server would reload the page again before it sends what has changed since.
    await repository.change('mfe-games/src/screen/GameBar.tsx', '{title}</span>', '{title}!</span>');
    await page.getByRole('heading', { level: 1, name: 'Sum Grid!' }).waitFor();
    await repository.change('shell/src/layout/copy.ts', "label: 'About'", "label: 'About us'");
    await page.getByRole('link', { name: 'About us' }).waitFor();
    expect(loads).toBe(1);
  });
});

it('shows a daily as embedded by other sites', async () => {
  const page = await open('/embed');
  await page.locator('ninefold-daily').getByTestId('grid').waitFor();
  // An address below a prefix gets the prefix's page.
  await page.goto(`${platform.urls.shell}/print/skill/mean`);
  await heading(page, 'The mean: worksheet').waitFor();
});

it('previews the remote of another address', async () => {
  const page = await browser.newVisitor();
  const previews = page.waitForEvent('console', (message) => message.text().startsWith('Preview:'));
  await page.goto(`${platform.urls.shell}/sum-grid?remote=games@${platform.urls.games}`);
  expect((await previews).text()).toBe(`Preview: games comes from ${platform.urls.games}`);
  await new GridPage(page).grid.waitFor();
});
