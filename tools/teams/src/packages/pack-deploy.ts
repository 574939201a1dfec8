import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { contentVersion } from './content-version';
import { npmPack } from './npm-pack';
import { ROOT } from './public-packages';

const NAME = '@ninefold/deploy';

/** They find and start browsers, and contain files besides their scripts. */
const INSTALLED = ['playwright-core', '@sparticuz/chromium'];

/**
 * Packs `npm run deploy` as a command, so that the CI of another repository deploys without a checkout of this one.
 * @param home a temporary folder
 * @param archives the folder for the archive
 * @returns the package's name and its archive, absolute
 */
export async function packDeploy(home: string, archives: string): Promise<readonly [string, string]> {
  const folder = path.join(home, 'deploy');
  const program = 'dist/ninefold-deploy.js';
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [path.join(ROOT, 'tools/deploy/src/deploy.ts')],
    // Comments in the bundle name files relative to it.
    absWorkingDir: ROOT,
    outfile: path.join(folder, program),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: INSTALLED,
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
  await chmod(path.join(folder, program), 0o755);
  const { version, license } = await packageFile(path.join(ROOT, 'tools/deploy'));
  const versions = INSTALLED.map(
    async (name) => [name, (await packageFile(path.join(ROOT, 'node_modules', name))).version] as const,
  );
  const dependencies = Object.fromEntries(await Promise.all(versions));
  const code = await readFile(path.join(folder, program), 'utf8');
  const manifest = {
    ...{ name: NAME, license, type: 'module' },
    version: contentVersion(version, [code, JSON.stringify(dependencies)]),
    files: ['dist'],
    bin: { 'ninefold-deploy': program },
    engines: { node: '>=20.19' },
    // Exactly those that the check of a build was tested with.
    dependencies,
  };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  return [NAME, await npmPack(folder, archives)];
}

interface PackageFile {
  readonly version: string;
  readonly license: string;
}

const packageFile = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
