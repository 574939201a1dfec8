/**
 * Who may import whom. ESLint reports a breach in the editor, dependency-cruiser over the whole tree;
 * both read these tables, and `docs/architecture.md` explains them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** The packages of the remotes: the folders `mfe-*`. What a branch left behind there has no package.json. */
export const REMOTES = readdirSync(ROOT).filter(
  (name) => name.startsWith('mfe-') && existsSync(path.join(ROOT, name, 'package.json')),
);

const SHARED = ['shared-contracts', 'shared-platform', 'shared-puzzle-engine', 'shared-ui'];

/** Folder of a package → those of the packages of ours that it may import. */
export const MAY_IMPORT = {
  'shared-contracts': [],
  'shared-puzzle-engine': [],
  'shared-hints': ['shared-contracts', 'shared-puzzle-engine'],
  'shared-learning': ['shared-contracts', 'shared-puzzle-engine'],
  'shared-cards': ['shared-contracts', 'shared-puzzle-engine'],
  'shared-ui': [],
  'shared-print': ['shared-contracts', 'shared-platform', 'shared-ui'],
  'shared-company': ['shared-contracts', 'shared-platform', 'shared-ui'],
  'shared-data': ['shared-contracts'],
  'shared-passwords': ['shared-contracts'],
  'shared-platform': ['shared-contracts'],
  ...Object.fromEntries(REMOTES.map((name) => [name, SHARED])),
  'mfe-account': [...SHARED, 'shared-passwords'],
  'mfe-games': [...SHARED, 'shared-cards', 'shared-company', 'shared-data', 'shared-hints', 'shared-print'],
  'mfe-learning': [
    ...SHARED,
    'shared-company',
    'shared-data',
    'shared-hints',
    'shared-learning',
    'shared-print',
  ],
  // Cards are for the pages that it writes, and for no code of the browser.
  shell: ['shared-cards', 'shared-contracts', 'shared-platform', 'shared-ui', 'shared-data'],
  'payments-service': ['shared-cards', 'shared-contracts', 'shared-passwords', 'shared-puzzle-engine'],
  supabase: ['shared-contracts', 'shared-puzzle-engine', 'shared-learning'],
  'local-stack': ['shared-contracts', 'shared-passwords'],
  deploy: ['shared-contracts'],
  // The answers of exercises, and where the browser is; everything else by what a person sees.
  e2e: ['shared-learning', 'deploy'],
  teams: ['shared-contracts'],
};

export const PACKAGES = Object.keys(MAY_IMPORT);

/** By what name the package in a folder is imported. Those that other repositories install are scoped: `@ninefold/ui`. */
export const importNameOf = (folder) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')).name;

/**
 * Remote → its kits. Every other folder of its `src` is a feature. A feature imports kits and no other feature; a kit
 * imports kits. Files at the root of `src`, and tests' `testing`, import all.
 */
const KITS = {
  'mfe-games': ['screen', 'player', 'results', 'grid', 'finished', 'round', 'today', 'days', 'shown'],
  'mfe-account': ['layout', 'auth', 'names', 'plans', 'checkout', 'activation'],
  'mfe-learning': ['screen', 'math', 'drawings', 'mastery', 'sessions', 'next-step', 'progress'],
};

/** The folders below the `src` of a remote, as far as other folders may not import each of them. */
export const REMOTE_FOLDERS = REMOTES.map((name) => {
  const entries = readdirSync(path.join(ROOT, name, 'src'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'testing');
  const kits = KITS[name] ?? [];
  const features = folders.map((entry) => entry.name).filter((folder) => !kits.includes(folder));
  return { name, kits, features };
});

/** Files that may create a Supabase client; all others get it from them. */
export const SUPABASE_CLIENT_FILES = [
  'shell/src/auth/supabase-client.ts',
  'shared-platform/src/testing/fake-backend.ts',
  'payments-service/src/database/create-database.ts',
  'supabase/src/**',
];
