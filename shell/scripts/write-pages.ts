import * as v from 'valibot';
/**
 * Writes the shell's HTML, one file per route, for one deployment, and `_redirects`, which names the page for the
 * addresses below each prefix. Run it after the shell's build. A remote that is deployed later needs no new pages: they
 * work with old hints as well, and only load more.
 *
 *   tsx shell/scripts/write-pages.ts --config config.json --remotes remotes.json --out shell/dist
 *       [--shell shell/dist] [--manifest games=mfe-games/dist/mf-manifest.json …] [--preview]
 *       [--remote-origins "https://cdn.example.com https://games.example.org"]
 *
 * Manifests are fetched from where `remotes.json` says they are, unless a file is given for them. `--shell` is the
 * folder of the shell's build. The pages' policy lets remotes be loaded from the origins in `remotes.json` and from
 * `--remote-origins` (or `REMOTE_ORIGINS`): name all that a remote may move to. `--preview` lets a developer show a remote
 * from their own machine in the pages; a production build of the shell refuses it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import { REMOTE_NAMES, RemotesFileSchema, DeployedConfigSchema } from '@ninefold/contracts';
import {
  readDeployedRemote,
  type DeployedRemote,
  type Deployment,
  type ShellFiles,
} from '../src/deploy/deployment';
import { remoteOrigins } from '../src/deploy/remote-origins';
import { frameRenderer } from './frame-renderer';
import { REDIRECTS_FILE, renderPages, renderRedirects } from '../src/deploy/render-pages';

const SHELL = fileURLToPath(new URL('..', import.meta.url));

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function bootScript(): Deployment['bootScript'] {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(SHELL, 'src/boot/boot.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  // A closing tag inside would end the script.
  const text = (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
  return { text, sha256: createHash('sha256').update(text).digest('base64') };
}

async function deployedRemote(url: string, file: string | undefined): Promise<DeployedRemote | undefined> {
  try {
    const json = file
      ? readJson(file)
      : await (await fetch(url, { signal: AbortSignal.timeout(15_000) })).json();
    return readDeployedRemote(url, json);
  } catch (error) {
    console.warn(`No preload hints for ${url}: ${String(error)}`);
    return undefined;
  }
}

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    remotes: { type: 'string' },
    shell: { type: 'string', default: path.join(SHELL, 'dist') },
    out: { type: 'string', default: path.join(SHELL, 'dist') },
    manifest: { type: 'string', multiple: true, default: [] },
    preview: { type: 'boolean', default: false },
    'remote-origins': { type: 'string', default: process.env.REMOTE_ORIGINS ?? '' },
  },
});
if (!values.config || !values.remotes) throw new Error('--config FILE and --remotes FILE are needed');

const shellFiles = readJson(path.join(values.shell, 'files.json')) as ShellFiles;
if (values.preview && !shellFiles['preview']) {
  throw new Error(
    `${values.shell} is a production build: it shows no previews. Build it in development mode.`,
  );
}

const config = v.parse(DeployedConfigSchema, readJson(values.config));
const remotesFile = v.parse(RemotesFileSchema, readJson(values.remotes));
const manifestFiles = new Map(values.manifest.map((pair) => pair.split('=', 2) as [string, string]));
const deployed = await Promise.all(
  REMOTE_NAMES.map(
    async (name) => [name, await deployedRemote(remotesFile[name].entry, manifestFiles.get(name))] as const,
  ),
);

const pages = renderPages({
  config,
  shellFiles,
  remotes: Object.fromEntries(deployed.filter(([, remote]) => remote)),
  isPreview: values.preview,
  remoteOrigins: remoteOrigins(remotesFile, values['remote-origins']),
  bootScript: bootScript(),
  renderFrame: await frameRenderer(),
});

for (const [name, html] of pages) {
  const file = path.join(values.out, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}
writeFileSync(path.join(values.out, REDIRECTS_FILE), renderRedirects());
console.log(`${pages.size} pages written to ${values.out}`);
