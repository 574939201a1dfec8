import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from 'jest';

/** `quick` is `npm test`, `full` is `npm run test:full`; without a set, both. */
const NAMES = { quick: '!(*.full)', full: '*.full', both: '*' } as const;
const set = (process.env['TEST_SET'] || 'both') as keyof typeof NAMES;

/** The test files of a set below a folder. Those that belong to the full run say so in their names. */
const testsIn = (folder: string) => `${folder}/**/${NAMES[set]}.test.{ts,tsx}`;

/** TypeScript is only stripped here; `npm run types` is what checks it. */
const transform = { '\\.(ts|tsx|js|mjs)$': `${__dirname}/tools/jest/strip-types.cjs` } as const;

const tsJest = {
  '\\.tsx?$': [
    'ts-jest',
    {
      tsconfig: { module: 'CommonJS', target: 'ES2022', esModuleInterop: true, isolatedModules: true },
      diagnostics: false,
    },
  ],
  ...transform,
} as const;

/** Icons are slow to load in every test file, and no test looks at their shapes. */
const LIGHTER_LIBRARIES = {
  '^lucide-react$': `${__dirname}/tools/jest/icons.cjs`,
} as const;

/** The packages whose tests need more than Node: `npm run test:service` and so on. All the others are `test:unit`. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  service: ['payments-service', 'local-stack'],
  database: ['supabase'],
  e2e: ['e2e'],
};
const part = process.env['TEST_PART'];

/** Whether a package is in the part that was asked for; without a part, all are. */
function isRequested({ displayName }: { readonly displayName: string }): boolean {
  if (!part) return true;
  const names = PARTS[part];
  return names ? names.includes(displayName) : !Object.values(PARTS).flat().includes(displayName);
}

/** One Jest project per package: `npm test -- --selectProjects mfe-games`. */
function project(folder: string, environment: 'node' | 'jsdom', more: object = {}) {
  return {
    displayName: path.basename(folder),
    rootDir: `${__dirname}/${folder}`,
    testEnvironment: `${__dirname}/tools/jest/${environment === 'jsdom' ? 'page-or-node' : 'node'}.cjs`,
    testMatch: [testsIn('<rootDir>/src')],
    transform,
    // Packages that are ES modules only.
    transformIgnorePatterns: ['/node_modules/(?!(@marsidev|jose|mathup|lucide-react)/)'],
    restoreMocks: true,
    moduleNameMapper: {
      '\\.module\\.css$': `${__dirname}/tools/jest/css-module.ts`,
      '\\.css$': `${__dirname}/tools/jest/empty.ts`,
      ...LIGHTER_LIBRARIES,
    },
    setupFilesAfterEnv: [
      ...(environment === 'jsdom' ? [`${__dirname}/tools/jest/browser-setup.cjs`] : []),
      `${__dirname}/tools/jest/quiet-console.ts`,
    ],
    ...more,
  };
}

/** What a branch left behind in a folder of a remote has no package.json. */
const remotes = readdirSync(__dirname).filter(
  (name) => name.startsWith('mfe-') && existsSync(`${__dirname}/${name}/package.json`),
);

const config: Config = {
  // On two processors: a worker often waits for a page, a server or a timeout, and another one goes on meanwhile.
  maxWorkers: 3,
  // It bounds how long a failing test waits, never how long a passing one takes: a short one fails on a busy machine.
  testTimeout: 240_000,
  testSequencer: '<rootDir>/tools/jest/longest-first.cjs',
  reporters: ['default', '<rootDir>/tools/jest/closing-line.cjs'],
  projects: [
    project('shared-puzzle-engine', 'node'),
    project('packages/cards', 'node'),
    project('packages/mail', 'node'),
    project('packages/learning', 'node', {
      // All of them take minutes: `npm run audit:exercises` reads that many of each skill and difficulty.
      globals: { AUDITED_SEEDS: process.env['AUDIT'] ? 500 : 0 },
    }),
    // ts-jest takes ten times as long as esbuild, so the other packages do without it.
    project('packages/contracts', 'node', { transform: tsJest }),
    project('packages/platform', 'jsdom'),
    project('packages/web', 'jsdom'),
    project('packages/ui', 'jsdom'),
    ...remotes.map((name) => project(name, 'jsdom')),
    project('shell', 'jsdom'),
    project('payments-service', 'node', {
      globalSetup: '<rootDir>/jest/global-setup.ts',
      globalTeardown: '<rootDir>/jest/global-teardown.ts',
    }),
    project('supabase', 'node', {
      globalSetup: '<rootDir>/jest/global-setup.ts',
      globalTeardown: '<rootDir>/jest/global-teardown.ts',
    }),
    project('local-stack', 'node', {
      globalSetup: '<rootDir>/jest/global-setup.ts',
      globalTeardown: '<rootDir>/jest/global-teardown.ts',
    }),
    project('tools/deploy', 'node'),
    project('tools/build', 'node', { testMatch: [testsIn('<rootDir>')] }),
    project('tools/jest', 'node', { testMatch: [testsIn('<rootDir>')] }),
    project('tools/lint', 'node', { testMatch: [testsIn('<rootDir>')] }),
    project('tools/teams', 'node'),
    project('tools/bench', 'node', { testMatch: [testsIn('<rootDir>/learning')] }),
    project('e2e', 'node', {
      // What installs and builds remotes of other teams takes minutes: `npm run test:teams` runs that alone.
      testMatch: [testsIn(`<rootDir>/src/${process.env['TEAMS'] ? 'teams' : '!(teams)'}`)],
      testEnvironment: '<rootDir>/jest/browser-environment.cjs',
      moduleNameMapper: { ...LIGHTER_LIBRARIES, '^playwright-core$': '<rootDir>/jest/playwright.cjs' },
      globalSetup: '<rootDir>/src/global-setup.ts',
      globalTeardown: '<rootDir>/src/global-teardown.ts',
    }),
  ].filter(isRequested) as Config['projects'],
};

export default config;
