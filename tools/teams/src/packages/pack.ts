import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { writeComponentStyles } from './component-styles';
import { npmPack } from './npm-pack';
import { packDeploy } from './pack-deploy';
import { entriesOf, publicPackages, type PublicPackage } from './public-packages';
import { typesOf } from './types-of';

/** React comes with the repository that installs a package: two copies in a page are two Reacts. */
const PEERS = { react: '^19.0.0' };

/**
 * Builds the public packages and the command `ninefold-deploy`, and packs them as npm does: nothing is published, and
 * other repositories install the archives.
 * @param archives the folder for them; it may be missing
 * @returns the archive of each package by its name, absolute
 */
export async function packPackages(archives: string): Promise<ReadonlyMap<string, string>> {
  await mkdir(archives, { recursive: true });
  const home = await mkdtemp(path.join(tmpdir(), 'packages-'));
  const packed = [
    ...publicPackages().map(
      async (published) => [published.file.name, await pack(published, home, archives)] as const,
    ),
    packDeploy(home, archives),
  ];
  try {
    return new Map(await Promise.all(packed));
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function pack(published: PublicPackage, home: string, archives: string): Promise<string> {
  const folder = path.join(home, path.basename(published.folder));
  const dist = path.join(folder, 'dist');
  await mkdir(dist, { recursive: true });
  await buildScripts(published, dist);
  const styles = hasComponents(published)
    ? await writeComponentStyles(path.join(published.folder, 'src'), dist)
    : [];
  for (const [name, { declarations }] of await typesOf(published, { comments: true })) {
    await writeFile(path.join(dist, `${name}.d.ts`), declarations);
  }
  const manifest = JSON.stringify(packedManifest(published, styles), null, 2);
  await writeFile(path.join(folder, 'package.json'), manifest);
  return npmPack(folder, archives);
}

/** Scripts, and one style sheet for each entry that has styles: CSS modules get their class names here. */
async function buildScripts(published: PublicPackage, outdir: string): Promise<void> {
  const sheets = Object.entries(published.file.exports).filter(([, source]) => source.endsWith('.css'));
  await build({
    entryPoints: {
      ...entriesOf(published),
      ...Object.fromEntries(
        sheets.map(([name, source]) => [name.slice(2, -4), path.join(published.folder, source)]),
      ),
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.woff2': 'file' },
    logLevel: 'warning',
  });
  if (hasComponents(published))
    await rename(path.join(outdir, 'index.css'), path.join(outdir, 'components.css'));
}

const hasComponents = ({ file }: PublicPackage) => '.' in file.exports && './tokens.css' in file.exports;

/** @param styles the style sheets of single components */
function packedManifest(published: PublicPackage, styles: readonly string[]) {
  const { name, version, license, exports, dependencies } = published.file;
  const versions = new Map(publicPackages().map(({ file }) => [file.name, file.version]));
  const ranges = Object.entries(dependencies)
    .filter(([dependency]) => !(dependency in PEERS))
    .map(([dependency, range]) => [dependency, range === '*' ? `^${versions.get(dependency)}` : range]);
  const entries = Object.keys(exports).map((entry) => [entry, builtEntry(entry)]);
  return {
    name,
    version,
    license,
    type: 'module',
    sideEffects: ['*.css'],
    files: ['dist'],
    exports: {
      ...Object.fromEntries(entries),
      ...(hasComponents(published) && { './components.css': './dist/components.css' }),
      ...Object.fromEntries(styles.map((file) => [`./${file}`, `./dist/${file}`])),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(ranges),
    ...('react' in dependencies && { peerDependencies: PEERS }),
  };
}

function builtEntry(entry: string): string | { types: string; default: string } {
  if (entry.endsWith('.json')) return entry;
  if (entry.endsWith('.css')) return `./dist/${entry.slice(2)}`;
  const file = `./dist/${entry.replace(/^\.\/?/, '') || 'index'}`;
  return { types: `${file}.d.ts`, default: `${file}.js` };
}
