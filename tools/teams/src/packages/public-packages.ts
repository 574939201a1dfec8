import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../../../..');

/** The fields of a package.json that are used here. */
interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** In the repository they name sources: `./src/index.ts`. */
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** A package that other repositories install. */
export interface PublicPackage {
  /** Absolute. */
  readonly folder: string;
  readonly file: PackageFile;
}

/** Entries for this repository only. They change with the database, or hold tests. */
const INTERNAL_ENTRIES = [
  './account-contract',
  './backend-contract',
  './check-calls',
  './client-contract',
  './database',
  './payments-client-contract',
  './payments-contract',
  './platform-contract',
  './rpc',
  './rpc/testing',
];

/** What a remote in another repository needs. All other packages are private. */
export const publicPackages = (): readonly PublicPackage[] =>
  ['contracts', 'platform', 'ui'].map((name) => {
    const folder = path.join(ROOT, 'packages', name);
    const file = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
    const entries = Object.entries(file.exports).filter(([entry]) => !INTERNAL_ENTRIES.includes(entry));
    return { folder, file: { ...file, exports: Object.fromEntries(entries) } };
  });

/** `./testing` → `testing`, `.` → `index`, with its source: those that are TypeScript. */
export function entriesOf({ folder, file }: PublicPackage): Record<string, string> {
  const sources = Object.entries(file.exports).filter(([, source]) => /\.tsx?$/.test(source));
  return Object.fromEntries(
    sources.map(([name, source]) => [name.replace(/^\.\/?/, '') || 'index', path.join(folder, source)]),
  );
}
