import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packPackages } from '../packages/pack';
import { publicPackages, ROOT } from '../packages/public-packages';
import type { Wanted } from './read-arguments';

const TEMPLATE = path.join(ROOT, 'tools/teams/template');

/** For webpack and rspack; the plugin has no imports, so that it works in another repository as it is. */
const FOR_WEBPACK = [
  path.join(ROOT, 'tools/build/retry-urls-plugin.mjs'),
  path.join(TEMPLATE, 'css-modules.mjs'),
];

/** The command that CI runs; the screen needs the other packages. */
const DEPLOY = '@ninefold/deploy';

interface TemplatePackage {
  readonly scripts: Record<string, string>;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

/** Writes a repository for a remote: what all builders have alike, and what the chosen one needs. */
export async function writeRemote({ name, folder, builder }: Wanted): Promise<void> {
  const ofBuilder = path.join(TEMPLATE, 'builders', builder);
  const common = path.join(TEMPLATE, 'common');
  for (const source of [common, ofBuilder]) await cp(source, folder, { recursive: true });
  for (const file of builder === 'vite' ? [] : FOR_WEBPACK)
    await cp(file, path.join(folder, path.basename(file)));
  // Under its own name it would hide files of the template.
  await rename(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
  await fillIn(folder, { __NAME__: name, __CONTAINER__: name.replaceAll('-', '_') });

  const packages = await packPackages(path.join(folder, 'packages'));
  const archivesOf = (isWanted: (packed: string) => boolean) =>
    Object.fromEntries(
      [...packages]
        .filter(([packed]) => isWanted(packed))
        .map(([packed, archive]) => [packed, `file:packages/${path.basename(archive)}`]),
    );
  const base = await readPackage(common);
  const special = await readPackage(ofBuilder);
  const manifest = {
    ...base,
    name,
    scripts: { ...base.scripts, ...special.scripts },
    dependencies: { ...archivesOf((packed) => packed !== DEPLOY), ...base.dependencies },
    devDependencies: {
      ...archivesOf((packed) => packed === DEPLOY),
      ...base.devDependencies,
      ...special.devDependencies,
      // A second version in tests would be a second router.
      'react-router-dom': routerVersion(),
    },
  };
  const text = JSON.stringify(manifest, null, 2).replaceAll('__NAME__', name);
  await writeFile(path.join(folder, 'package.json'), `${text}\n`);
}

/** The version that the platform uses and the page shares. */
function routerVersion(): string {
  const platform = publicPackages().find(({ file }) => file.name === '@ninefold/platform');
  const version = platform?.file.dependencies['react-router-dom'];
  if (!version) throw new Error('@ninefold/platform has no router.');
  return version;
}

const readPackage = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as TemplatePackage;

async function fillIn(folder: string, values: Record<string, string>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    const filled = Object.entries(values).reduce((whole, [key, value]) => whole.replaceAll(key, value), text);
    if (filled !== text) await writeFile(file, filled);
  }
}
