/**
 * Writes the shell's HTML for one deployment: one file per route, per path that a remote's `pages.json` describes and per
 * day of the archive until 60 days from now, and `_redirects`, which maps all other paths below prefixes to pages. Run it
 * after the shell's build. Deploying a remote does not require new pages: they work with outdated hints and only load
 * more, and new paths are shared with the description of their prefix until then.
 *
 *   tsx shell/scripts/write-pages.ts --config config.json --remotes remotes.json --out shell/dist
 *       [--site https://play.example.com] [--shell shell/dist] [--manifest games=mfe-games/dist/mf-manifest.json …] [--preview]
 *       [--remote-origins "https://cdn.example.com https://games.example.org"]
 *
 * Apps of other teams, in further lines of `remotes.json` or in `remotes/<name>.json` beside it, get pages with preload hints.
 * Manifests are fetched from the URLs in `remotes.json` unless a file is given; `pages.json` and `screens.json` are
 * read from the same folder, if they exist. `--site` (or `SHELL_URL`) is the address of the shell; without it, pages have no canonical URL. `--shell` is the folder of the shell's build. The pages' security policy allows remotes from the origins
 * in `remotes.json` and in `--remote-origins` (or `REMOTE_ORIGINS`), which should list every origin that a remote may move
 * to. `--preview` lets everybody show a remote from their own machine in the pages; production builds of the shell
 * reject it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import * as v from 'valibot';
import { REMOTE_NAMES, RemotesFileSchema, DeployedConfigSchema } from '@ninefold/contracts';
import {
  readDeployedRemote,
  SCREENS_FILE,
  type DeployedRemote,
  type Deployment,
  type ShellFiles,
} from '../src/deploy/deployment';
import { remoteOrigins } from '../src/deploy/remote-origins';
import { readAppLines } from '../src/deploy/app-lines';
import { PAGES_FILE, readRemotePages, type RemotePage } from '../src/deploy/remote-pages';
import { listArchiveDays } from '../src/deploy/page-pictures';
import { ESBUILD_TARGETS } from '../../tools/browsers/supported.mjs';
import { frameRenderer } from './frame-renderer';
import { REDIRECTS_FILE, renderPages, renderRedirects } from '../src/deploy/render-pages';

const SHELL = fileURLToPath(new URL('..', import.meta.url));
const TIMEOUT_MS = 15_000;
/** One import of a library would be more than all of the script itself. */
const BOOT_SCRIPT_LIMIT = 2_500;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function bootScript(): Deployment['bootScript'] {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(SHELL, 'src/boot/boot.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ESBUILD_TARGETS,
    write: false,
  });
  // A closing tag inside would end the script.
  const text = (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
  if (text.length > BOOT_SCRIPT_LIMIT) {
    throw new Error(
      `boot.ts has become ${text.length} characters with its imports. Every page contains them.`,
    );
  }
  return { text, sha256: createHash('sha256').update(text).digest('base64') };
}

async function deployedRemote(url: string, file: string | undefined): Promise<DeployedRemote | undefined> {
  try {
    const json = file
      ? readJson(file)
      : await (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).json();
    return readDeployedRemote(url, json, await screensBeside(url, file));
  } catch (error) {
    console.warn(`No preload hints and no pages of its own for ${url}: ${String(error)}`);
    return undefined;
  }
}

/**
 * The pages that a remote describes; none without a file next to its manifest.
 * @throws when the file cannot be used, because nobody would notice that shared links lost their titles
 */
async function remotePages(
  name: string,
  manifest: string,
  manifestFile: string | undefined,
): Promise<readonly RemotePage[]> {
  const url = new URL(PAGES_FILE, manifest).href;
  try {
    return readRemotePages(url, name, (await besideManifest(PAGES_FILE, manifest, manifestFile)) ?? []);
  } catch (error) {
    throw new Error(`The pages of ${name} cannot be written: ${url} is wrong, or could not be read`, {
      cause: error,
    });
  }
}

/** The remote's `screens.json`. Without it, pages only load a little later. */
async function screensBeside(manifest: string, manifestFile: string | undefined): Promise<unknown> {
  try {
    return (await besideManifest(SCREENS_FILE, manifest, manifestFile)) ?? {};
  } catch (error) {
    console.warn(`No hints for the screens of ${manifest}: ${String(error)}`);
    return {};
  }
}

/** @returns what a file next to the manifest contains; null without such a file */
async function besideManifest(
  name: string,
  manifest: string,
  manifestFile: string | undefined,
): Promise<unknown> {
  return manifestFile
    ? readFileOrNull(path.join(path.dirname(manifestFile), name))
    : await fetchOrNull(new URL(name, manifest).href);
}

const readFileOrNull = (file: string): unknown => (existsSync(file) ? readJson(file) : null);

/** Buckets without list permission respond with 403 for missing files. */
const ABSENT = [403, 404, 410];

async function fetchOrNull(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (ABSENT.includes(response.status)) return null;
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    remotes: { type: 'string' },
    site: { type: 'string', default: process.env.SHELL_URL },
    shell: { type: 'string', default: path.join(SHELL, 'dist') },
    out: { type: 'string', default: path.join(SHELL, 'dist') },
    manifest: { type: 'string', multiple: true, default: [] },
    preview: { type: 'boolean', default: false },
    'remote-origins': { type: 'string', default: process.env.REMOTE_ORIGINS ?? '' },
  },
});
if (!values.config || !values.remotes) throw new Error('--config FILE and --remotes FILE are needed');

const shellFiles = readJson(path.join(values.shell, 'files.json')) as ShellFiles;
if (values.preview && !shellFiles['development']) {
  throw new Error(
    `${values.shell} is a production build, whose previews need a token. Build it in development mode.`,
  );
}

if (!values.site) console.warn('Without --site or SHELL_URL, the pages have no canonical URL.');
const config = v.parse(DeployedConfigSchema, readJson(values.config));
const remotesFile = v.parse(RemotesFileSchema, readJson(values.remotes));
const manifestFiles = new Map(values.manifest.map((pair) => pair.split('=', 2) as [string, string]));
const deployed = await Promise.all(
  REMOTE_NAMES.map(async (name) => {
    const [manifest, file] = [remotesFile[name].entry, manifestFiles.get(name)];
    const remote = await deployedRemote(manifest, file);
    // A remote that is down loses its titles and hints, but does not stop the deployment of the shell.
    return { name, remote, pages: remote ? await remotePages(name, manifest, file) : [] };
  }),
);
const allowedOrigins = remoteOrigins(remotesFile, values['remote-origins']);
const site = values.site && new URL(values.site).origin;
const apps = await Promise.all(
  Object.entries(readAppLines(values.remotes)).map(async ([name, { entry }]) => {
    // The policy would block its hints. Teams may name any origin, so their files do not extend the policy.
    const isAllowed = [site, ...allowedOrigins].includes(new URL(entry).origin);
    if (!isAllowed)
      console.warn(`The policy allows no files of ${entry}: add its origin to --remote-origins.`);
    return { name, remote: isAllowed ? await deployedRemote(entry, manifestFiles.get(name)) : undefined };
  }),
);

const pages = renderPages({
  config,
  siteUrl: site,
  shellFiles,
  remotes: Object.fromEntries([...apps, ...deployed].map(({ name, remote }) => [name, remote])),
  apps: apps.map(({ name }) => name),
  remotePages: deployed.flatMap(({ pages }) => pages),
  days: listArchiveDays(Date.now()),
  isPreview: values.preview,
  remoteOrigins: allowedOrigins,
  bootScript: bootScript(),
  renderFrame: await frameRenderer(),
});

for (const [name, html] of pages) {
  const file = path.join(values.out, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}
writeFileSync(path.join(values.out, REDIRECTS_FILE), renderRedirects({ apps: apps.map(({ name }) => name) }));
console.log(`${pages.size} pages written to ${values.out}`);
