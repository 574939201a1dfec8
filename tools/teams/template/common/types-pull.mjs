/**
 * `npm run types:pull -- https://ninefold.example.com` updates `packages/` to what this shell publishes. The environment
 * variable NINEFOLD_SHELL is used without an argument.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const shell = process.argv[2] || process.env.NINEFOLD_SHELL;
if (!shell) fail('Name the shell: npm run types:pull -- https://… or NINEFOLD_SHELL=https://…');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const own = readJson('package.json');
const published = await (await download('index.json')).json();

// All of them before any is replaced: a part of them would not fit the rest.
const contents = new Map();
for (const [name, archive] of Object.entries(published)) {
  if (!(name in { ...own.dependencies, ...own.devDependencies })) continue;
  if (!/^[\w.-]+\.tgz$/.test(archive))
    fail(`${shell} publishes ${name} as ${archive}, which is not an archive.`);
  contents.set(archive, Buffer.from(await (await download(archive)).arrayBuffer()));
  console.log(`${name}: ${archive}`);
}
for (const [archive, content] of contents) {
  // `ninefold-ui-3.1.0.tgz` replaces every `ninefold-ui-<version>.tgz`.
  const prefix = archive.replace(/\d.*$/, '');
  for (const file of readdirSync('packages'))
    if (file.replace(/\d.*$/, '') === prefix) rmSync(`packages/${file}`);
  writeFileSync(`packages/${archive}`, content);
}
const pulled = [...contents.keys()].map((archive) => `file:packages/${archive}`);
// By name, because npm does not look into an archive whose version it has installed.
npm('install', ...pulled);

// The page shares the platform's version of the router. Another one here would be a second router in tests.
const router = readJson('node_modules/@ninefold/platform/package.json').dependencies['react-router-dom'];
if (own.devDependencies?.['react-router-dom'] !== router)
  npm('install', '--save-dev', '--save-exact', `react-router-dom@${router}`);

async function download(file) {
  const response = await fetch(new URL(`/packages/${file}`, shell));
  if (!response.ok) fail(`${response.url} answers ${response.status}: this shell publishes no packages.`);
  return response;
}

function npm(...args) {
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
