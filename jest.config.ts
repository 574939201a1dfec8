import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from 'jest';

type Project = NonNullable<Config['projects']>[number];

/** TypeScript is only stripped here; `npm run types` is what checks it. */
const transform = {
  // ts-jest moves `jest.mock` above the imports.
  '\\.test\\.tsx?$': [
    'ts-jest',
    {
      tsconfig: {
        module: 'CommonJS',
        target: 'ES2022',
        jsx: 'react-jsx',
        esModuleInterop: true,
        isolatedModules: true,
      },
      diagnostics: false,
    },
  ],
  '\\.(ts|tsx|js|mjs)$': `${__dirname}/tools/jest/strip-types.cjs`,
} as const;

/** What takes time in each test file, and shows nothing there. */
const LIGHTER_LIBRARIES = {
  '^lucide-react$': `${__dirname}/tools/jest/icons.cjs`,
} as const;

/** One Jest project per package: `npm test -- --selectProjects mfe-games`. */
function project(folder: string, environment: 'node' | 'jsdom', more: object = {}): Project {
  return {
    displayName: path.basename(folder),
    rootDir: `${__dirname}/${folder}`,
    testEnvironment: `${__dirname}/tools/jest/${environment === 'jsdom' ? 'page-or-node' : 'node'}.cjs`,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    transform,
    // Packages that are ES modules only.
    transformIgnorePatterns: ['/node_modules/(?!(@marsidev|mathup|lucide-react)/)'],
    restoreMocks: true,
    moduleNameMapper: {
      '\\.module\\.css$': `${__dirname}/tools/jest/css-module.ts`,
      '\\.css$': `${__dirname}/tools/jest/empty.ts`,
      ...LIGHTER_LIBRARIES,
    },
    ...(environment === 'jsdom' && { setupFilesAfterEnv: [`${__dirname}/tools/jest/browser-setup.ts`] }),
    ...more,
  } as Project;
}

/** What a branch left behind in a folder of a remote has no package.json. */
const remotes = readdirSync(__dirname).filter(
  (name) => name.startsWith('mfe-') && existsSync(`${__dirname}/${name}/package.json`),
);

const config: Config = {
  // On two processors: a worker often waits for a page, a server or a timeout, and another one goes on meanwhile.
  maxWorkers: 3,
  testSequencer: '<rootDir>/tools/jest/longest-first.cjs',
  reporters: ['default', '<rootDir>/tools/jest/closing-line.cjs'],
  projects: [
    project('shared-puzzle-engine', 'node'),
    project('packages/cards', 'node'),
    project('packages/learning', 'node', {
      // All of them take minutes: `npm run audit:exercises` reads that many of each skill and difficulty.
      globals: { AUDITED_SEEDS: process.env['AUDIT'] ? 500 : 0 },
    }),
    project('packages/contracts', 'node'),
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
    project('tools/build', 'node', { testMatch: ['<rootDir>/*.test.ts'] }),
    project('tools/teams', 'node'),
    project('tools/bench', 'node', { testMatch: ['<rootDir>/learning/**/*.test.ts'] }),
    project('e2e', 'node', {
      // What installs and builds remotes of other teams takes minutes: `npm run test:teams` runs that alone.
      testMatch: [`<rootDir>/src/${process.env['TEAMS'] ? 'teams' : '!(teams)'}/**/*.test.ts`],
      testEnvironment: '<rootDir>/jest/browser-environment.cjs',
      moduleNameMapper: { ...LIGHTER_LIBRARIES, '^playwright-core$': '<rootDir>/jest/playwright.cjs' },
      globalSetup: '<rootDir>/src/global-setup.ts',
      globalTeardown: '<rootDir>/src/global-teardown.ts',
    }),
  ],
};

export default config;
