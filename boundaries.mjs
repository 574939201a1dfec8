/**
 * Who may import whom. ESLint reports a breach in the editor, dependency-cruiser over the whole tree;
 * both read this table, and `docs/architecture.md` explains it.
 */
const SHARED = ['shared-contracts', 'shared-platform', 'shared-puzzle-engine', 'shared-ui'];

export const PACKAGES = [
  ...SHARED,
  'shell',
  'mfe-games',
  'mfe-account',
  'mfe-learning',
  'payments-service',
  'supabase',
  'local-stack',
  'e2e',
];

/** Package → the packages of ours that it may import. */
export const MAY_IMPORT = {
  'shared-contracts': [],
  'shared-puzzle-engine': [],
  'shared-ui': [],
  'shared-platform': ['shared-contracts'],
  'mfe-games': SHARED,
  'mfe-account': SHARED,
  'mfe-learning': SHARED,
  shell: ['shared-contracts', 'shared-platform', 'shared-ui'],
  'payments-service': ['shared-contracts'],
  supabase: ['shared-contracts', 'shared-puzzle-engine'],
  'local-stack': ['shared-contracts'],
  e2e: [],
};

/** Files that may create a Supabase client; everybody else is handed one. */
export const SUPABASE_CLIENT_FILES = [
  'shell/src/auth/supabase-client.ts',
  'shared-platform/src/testing/fake-backend.ts',
  'payments-service/src/database/create-database.ts',
  'supabase/src/**',
];
