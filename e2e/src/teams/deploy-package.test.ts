import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useBrowser } from '../browser/use-browser';
import { urls } from '../platform/ports';
import { ROOT, runIn } from './run-in';

jest.setTimeout(300_000);

const NAME = 'hand-written';

const browser = useBrowser();

/** A remote that no builder has built, with a statement that runs when it is shown. */
const filesWith = (statement: string) => ({
  'mf-manifest.json': JSON.stringify({
    metaData: {
      globalName: 'hand_written',
      remoteEntry: { name: 'remote-entry.js', path: '', type: 'global' },
    },
    exposes: [{ path: './App', assets: { js: { sync: [], async: [] } } }],
  }),
  'remote-entry.js': `
    var hand_written = {
      init(shared) { hand_written.shared = shared; },
      async get() {
        const [react] = Object.values(hand_written.shared.react);
        const { createElement } = (await react.get())();
        const App = () => { ${statement}; return createElement('h1', null, 'By hand'); };
        return () => ({ default: App });
      },
    };`,
});

let folder: string;
/** What the running platform serves as its shell. */
const site = path.join(process.env['E2E_DATA_FOLDER'] ?? '', 'site/shell');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deployer-'));
  const packed = await runIn(ROOT, 'npm', 'run', '-s', 'pack-packages', '--', folder);
  const archive = /\S+ninefold-deploy-\S+\.tgz/.exec(packed)?.[0] ?? '';
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await runIn(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', archive);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function deploy(files: Readonly<Record<string, string>>, ...options: string[]): Promise<string> {
  const dist = path.join(folder, 'dist');
  await mkdir(dist, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dist, name), text);
  const place = ['--to', site, '--public-url', urls.shell, '--shell', urls.shell];
  return runIn(folder, 'npx', 'ninefold-deploy', '--remote', NAME, ...place, ...options);
}
const line = () => readFile(path.join(site, `remotes/${NAME}.json`), 'utf8');

test('a team deploys from its own repository, and only to its own files', async () => {
  const others = await readFile(path.join(site, 'remotes.json'), 'utf8');
  expect(await deploy(filesWith(''))).toContain(`Live: ${urls.shell}/${NAME}/`);
  const page = await browser.newVisitor();
  await page.goto(`${urls.shell}/apps/${NAME}`);
  await page.getByRole('heading', { name: 'By hand' }).waitFor();
  const { entry } = JSON.parse(await line()) as { entry: string };
  expect((await fetch(entry)).status).toBe(200);
  expect((await fetch(`${urls.shell}/remotes/${NAME}.json`)).headers.get('cache-control')).toBe('no-store');
  expect(await readFile(path.join(site, 'remotes.json'), 'utf8')).toBe(others);
});

test('a build that does not work changes nothing', async () => {
  const before = await line();
  await expect(deploy(filesWith('throw new Error("out of ink")'))).rejects.toThrow('out of ink');
  await expect(deploy(filesWith('return null'))).rejects.toThrow('shows nothing at this address');
  expect(await line()).toBe(before);
});
