/**
 * Who may import whom. ESLint reports a violation in the editor, dependency-cruiser over the whole tree; both read these
 * tables, and `docs/architecture.md` explains them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** The packages of the remotes. A folder without a package.json is a leftover of another branch. */
export const REMOTES = readdirSync(ROOT).filter(
  (name) => name.startsWith('mfe-') && existsSync(path.join(ROOT, name, 'package.json')),
);

const REMOTE_IMPORTS = [
  'packages/cards',
  'packages/contracts',
  'packages/learning',
  'packages/platform',
  'packages/ui',
  'packages/web',
  'shared-puzzle-engine',
];

/** Folder of a package → the folders of our other packages that it may import. */
export const MAY_IMPORT = {
  'packages/contracts': [],
  'shared-puzzle-engine': [],
  'packages/learning': ['packages/contracts', 'shared-puzzle-engine'],
  'packages/ui': [],
  'packages/platform': ['packages/contracts'],
  'packages/web': ['packages/contracts', 'packages/platform', 'packages/ui', 'shared-puzzle-engine'],
  'packages/cards': ['packages/contracts', 'shared-puzzle-engine'],
  ...Object.fromEntries(REMOTES.map((name) => [name, REMOTE_IMPORTS])),
  shell: ['packages/cards', 'packages/contracts', 'packages/platform', 'packages/ui', 'packages/web'],
  'payments-service': ['packages/cards', 'packages/contracts', 'shared-puzzle-engine'],
  supabase: ['packages/contracts', 'packages/learning', 'shared-puzzle-engine'],
  'local-stack': ['packages/contracts'],
  'tools/deploy': ['packages/contracts'],
  'tools/teams': ['packages/contracts'],
  'tools/bench': [
    'e2e',
    'local-stack',
    'packages/contracts',
    'packages/learning',
    'payments-service',
    'shared-puzzle-engine',
    'supabase',
    'tools/deploy',
  ],
  'tools/build': [],
  // The answers of exercises, and the browser; everything else is found by what a person sees.
  e2e: ['packages/learning', 'tools/deploy'],
};

export const PACKAGES = Object.keys(MAY_IMPORT);

/** The name under which the package in a folder is imported: `@ninefold/ui`. */
export const importNameOf = (folder) => {
  const file = path.join(ROOT, folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name : folder;
};

/**
 * Remote → its shared modules. Every other folder of its `src` is a feature. A feature imports shared modules and no other
 * feature; a shared module imports shared modules. Files at the root of `src`, and tests' `testing`, import all.
 */
const SHARED_MODULES = {
  'mfe-games': ['screen', 'player', 'results', 'grid', 'finished', 'round', 'today', 'days', 'shown'],
  'mfe-account': ['layout', 'auth', 'names', 'plans', 'checkout', 'activation'],
  'mfe-learning': ['screen', 'math', 'drawings', 'mastery', 'sessions', 'next-step', 'progress'],
};

/** The folders of the `src` of a remote, as far as other folders may not import each of them. */
export const REMOTE_FOLDERS = REMOTES.map((name) => {
  const entries = readdirSync(path.join(ROOT, name, 'src'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'testing');
  const sharedModules = SHARED_MODULES[name] ?? [];
  const features = folders.map((entry) => entry.name).filter((folder) => !sharedModules.includes(folder));
  return { name, sharedModules, features };
});

/** Files that may create a Supabase client; all others get it from them. */
export const SUPABASE_CLIENT_FILES = [
  'shell/src/auth/supabase-client.ts',
  'packages/platform/src/testing/fake-backend.ts',
  'payments-service/src/database/create-database.ts',
  'supabase/src/**',
];
