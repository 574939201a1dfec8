import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { useBrowser } from '../browser/use-browser';
import { openRemote } from './open-remote';
import { install, newRemote, type OutsideRemote } from './outside-remote';
import { ROOT, runIn } from './run-in';

jest.setTimeout(600_000);

const browser = useBrowser();
const RECIPE = path.join(ROOT, 'tools/teams/template/recipes/other-react');

let remote: OutsideRemote;
beforeAll(async () => {
  remote = await newRemote('rspack');
});
afterAll(() => remote.discard());

test('a remote with React 18 runs beside the React of the page', async () => {
  const { folder } = remote;
  await cp(RECIPE, folder, { recursive: true });
  await runIn(folder, 'npm', 'pkg', 'set', 'workspaces[0]=legacy');
  await install(folder);
  const federation = path.join(folder, 'federation.mjs');
  const shared = "shared: { 'page-react': { ...fromPage(REACT), shareKey: 'react' } }";
  await writeFile(federation, (await readFile(federation, 'utf8')).replace(/shared: \{[^]*\n {2}\}/, shared));
  await runIn(folder, 'npm', 'test');
  const { page } = await openRemote(browser, remote, { dist: path.join(folder, 'dist') });
  await page.getByRole('heading', { name: /^React 18/ }).waitFor();
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await page.getByRole('button', { name: 'Count: 1' }).waitFor();
  await page.getByText('the legacy app counts').waitFor();
  // Leaving the screen unmounts the app, and going back mounts it again.
  await page.getByRole('link', { name: 'Puzzles' }).first().click();
  await page.getByRole('link', { name: 'Play for Fun' }).first().waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Count: 0' }).waitFor();
});
