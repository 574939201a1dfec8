import { existsSync } from 'node:fs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { liveRegion } from './tools/lint/live-region.mjs';
import { ownElement } from './tools/lint/own-element.mjs';
import { importNameOf, MAY_IMPORT, PACKAGES, REMOTE_FOLDERS, SUPABASE_CLIENT_FILES } from './boundaries.mjs';

const supabaseClient = {
  name: '@supabase/supabase-js',
  message: 'Ask the platform for the client: only the client files create one.',
  allowTypeImports: true,
};

function forbidImports(files, patterns) {
  const options = { paths: [supabaseClient], patterns };
  return { files, rules: { '@typescript-eslint/no-restricted-imports': ['error', options] } };
}

/** The packages that a package may not import. */
function forbiddenPackages(name) {
  const forbidden = PACKAGES.filter((other) => other !== name && !MAY_IMPORT[name].includes(other));
  return {
    group: forbidden.flatMap((other) => {
      const imported = importNameOf(other);
      // A folder may be called as a package is.
      return [`/${imported}`, `/${imported}/*`, `**/${other}/src/**`];
    }),
    message: `${name} may not import this package: see boundaries.mjs.`,
  };
}

/** The import table as rules: one block for each package. */
const imports = PACKAGES.map((name) =>
  forbidImports(
    [`${existsSync(`${name}/src`) ? `${name}/src` : name}/**/*.{ts,tsx}`],
    [forbiddenPackages(name)],
  ),
);

/** The same inside remotes: one block for each folder, which replaces the package's. */
const folders = REMOTE_FOLDERS.map(({ remote, folder, forbidden }) => {
  const otherFolders = {
    regex: `^(\\.\\./)+(${forbidden.join('|')})/`,
    message: 'Features share code through shared modules, which are layered: see boundaries.mjs.',
  };
  return forbidImports(
    [`${remote}/src/${folder}/**/*.{ts,tsx}`],
    [forbiddenPackages(remote), ...(forbidden.length > 0 ? [otherFolders] : [])],
  );
});

const rpcProperty = {
  property: 'rpc',
  message: 'Call functions of the database by callRpc() of @ninefold/contracts/rpc.',
};

/** `loadChunk(() => import(…))` is the only form. */
const isLoaded = ({ parent }) =>
  parent.type === 'ArrowFunctionExpression' && parent.parent.callee?.name === 'loadChunk';

const chunks = {
  rules: {
    'by-helper': {
      create: (context) => ({
        ImportExpression(node) {
          if (isLoaded(node)) return;
          const message =
            'A deployment may remove a chunk while the page is open: loadChunk() of shell/src/updates says so.';
          context.report({ node, message });
        },
      }),
    },
  },
};

export default defineConfig([
  globalIgnores([
    '**/dist/**',
    '.local/**',
    '.cache/**',
    'coverage/**',
    'tools/build/types/**',
    'packages/contracts/src/database/database.types.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/src/**/*.{ts,tsx}', 'tools/{bench,build,jest,lint}/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      'no-duplicate-imports': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    // They install and build whole packages.
    ignores: ['e2e/src/teams/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.name="jest"][callee.property.name="setTimeout"]',
          message:
            'jest.config.ts has one long timeout for all tests: a shorter one fails on a busy machine.',
        },
        {
          selector: 'Literal[value="networkidle"]',
          message:
            'A busy machine requests a file after the network was quiet: wait for what the test needs.',
        },
      ],
    },
  },
  {
    files: ['{shell,mfe-*,packages/platform,packages/ui,packages/web}/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    files: ['{shell,mfe-*,packages/*}/src/**/*.tsx'],
    ignores: [
      '**/*.test.tsx',
      '**/testing/**',
      // They draw pictures and write mails, not pages.
      'packages/{cards,mail}/src/**',
    ],
    plugins: { text: { rules: { 'own-element': ownElement, 'live-region': liveRegion } } },
    rules: { 'text/own-element': 'error', 'text/live-region': 'error' },
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      // Another site's page, which is not ours to reload.
      'shell/src/embed/**',
      // The helper, which is in a chunk that every page loads.
      'shell/src/updates/load-chunk.ts',
      // The entry of a remote, which its loader retries with the newest build.
      'shell/src/remotes/container.ts',
    ],
    plugins: { chunks },
    rules: { 'chunks/by-helper': 'error' },
  },
  {
    files: ['{shell,mfe-*,packages/*,shared-puzzle-engine}/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      'packages/contracts/src/stored-records.ts',
      'packages/web/src/storage/device.ts',
      // They compute the day of New York, and nobody reads what they write.
      'shared-puzzle-engine/src/day/day-key.ts',
      'shell/src/boot/boot.ts',
      // Of a developer's tab, never of a player's device.
      'shell/src/preview/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name="setItem"]:not([arguments.0.type="TSSatisfiesExpression"])',
          message:
            'What is stored on a device has a kind and a golden file: storeRecord() of contracts, or a key that satisfies TextKey.',
        },
        {
          selector:
            ':matches(NewExpression[callee.object.name="Intl"], CallExpression[callee.property.name=/^toLocale/]) > Literal.arguments:first-child',
          message: 'What a person reads is written in the one locale: LOCALE of contracts.',
        },
        {
          // Times of day are the visitor's own: toLocaleTimeString().
          selector:
            ':matches(NewExpression[callee.property.name="DateTimeFormat"], CallExpression[callee.property.name="toLocaleDateString"]):not(:has(Property[key.name="timeZone"]))',
          message:
            "A date that a person reads is the product's day: add timeZone, which is TIME_ZONE of contracts for an instant and 'UTC' for a day key.",
        },
        {
          selector:
            'Property[key.name="queryKey"] > ArrayExpression > Identifier[name=/^(day|dayKey|today)$/]',
          message: 'All open pages see a new day in the same second: use the day of useReadDay().',
        },
        {
          selector: 'Property[key.name="refetchInterval"]:not([value.callee.name="eachDay"])',
          message: 'Figures of a day are read again with eachDay(), at different times on each page.',
        },
      ],
    },
  },
  {
    files: ['**/src/**/*.{ts,tsx}'],
    // The database tests call functions as strangers do, and the backend is what runs them.
    ignores: [
      '**/*.test.{ts,tsx}',
      'supabase/**',
      'local-stack/src/backend/**',
      'packages/contracts/src/rpc/call-rpc.ts',
    ],
    rules: {
      'no-restricted-properties': ['error', rpcProperty],
    },
  },
  {
    files: ['{shell,mfe-*,packages/*,shared-puzzle-engine}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'packages/contracts/src/rpc/call-rpc.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        rpcProperty,
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Browsers lack it on plain HTTP: use randomId() of @ninefold/web/storage.',
        },
      ],
    },
  },
  ...imports,
  ...folders,
  {
    files: SUPABASE_CLIENT_FILES,
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
]);
