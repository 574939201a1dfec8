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
  'packages/ui': ['packages/contracts'],
  'packages/platform': ['packages/contracts'],
  'packages/web': ['packages/contracts', 'packages/platform', 'packages/ui', 'shared-puzzle-engine'],
  'packages/cards': ['packages/contracts', 'shared-puzzle-engine'],
  'packages/mail': ['packages/cards', 'packages/contracts'],
  ...Object.fromEntries(REMOTES.map((name) => [name, REMOTE_IMPORTS])),
  shell: ['packages/cards', 'packages/contracts', 'packages/platform', 'packages/ui', 'packages/web'],
  'payments-service': [
    'packages/cards',
    'packages/contracts',
    'packages/mail',
    'shared-puzzle-engine',
    'tools/jest',
  ],
  supabase: [
    'packages/contracts',
    'packages/learning',
    'packages/mail',
    'shared-puzzle-engine',
    'tools/jest',
  ],
  'local-stack': ['packages/contracts', 'tools/jest', 'tools/scripts'],
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
  'tools/browsers': [],
  'tools/build': ['tools/browsers'],
  'tools/jest': ['tools/scripts'],
  'tools/lint': [],
  'tools/scripts': ['packages/learning', 'shared-puzzle-engine', 'tools/browsers', 'tools/build'],
  // The answers of exercises, and the browser; everything else is found by what a person sees.
  e2e: ['packages/learning', 'tools/deploy', 'tools/jest'],
};

export const PACKAGES = Object.keys(MAY_IMPORT);

/** Folder that prepares the tests of a package → the folders it may import beyond those of the package. */
export const TEST_SETUPS = {
  'local-stack/jest': [],
  'payments-service/jest': ['supabase'],
  'supabase/jest': ['local-stack'],
};

/** The name under which the package in a folder is imported: `@ninefold/ui`. */
export const importNameOf = (folder) => {
  const file = path.join(ROOT, folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name : folder;
};

/**
 * Remote → its shared modules, in layers: a shared module imports only modules listed before it, so no two folders depend
 * on each other. Every other folder of its `src` is a feature, which imports shared modules and no other feature. Files at
 * the root of `src` and those in `testing` may import everything.
 */
const SHARED_MODULES = {
  'mfe-games': [
    'screen',
    'player',
    'results',
    'days',
    'grid',
    'sharing',
    'finished',
    'today',
    'round',
    'practice-play',
  ],
  'mfe-account': ['plans', 'layout', 'auth', 'names', 'checkout', 'subscription', 'activation'],
  'mfe-learning': [
    'screen',
    'speech',
    'drawings',
    'math',
    'lesson-parts',
    'mastery',
    'next-step',
    'sessions',
    'progress',
  ],
};

/** Every folder in the `src` of a remote, and the folders beside it that it may not import. */
export const REMOTE_FOLDERS = REMOTES.flatMap((remote) => {
  const entries = readdirSync(path.join(ROOT, remote, 'src'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'testing');
  const layers = SHARED_MODULES[remote] ?? [];
  const features = folders.map((entry) => entry.name).filter((folder) => !layers.includes(folder));
  return [
    ...layers.map((folder, layer) => ({
      remote,
      folder,
      forbidden: [...layers.slice(layer + 1), ...features],
    })),
    ...features.map((folder) => ({
      remote,
      folder,
      forbidden: features.filter((feature) => feature !== folder),
    })),
  ];
});

/** Files that may create a Supabase client; all others get it from them. */
export const SUPABASE_CLIENT_FILES = [
  'shell/src/auth/supabase-client.ts',
  'packages/platform/src/testing/fake-backend.ts',
  'payments-service/src/database/create-database.ts',
  'supabase/src/**',
];
