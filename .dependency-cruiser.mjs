import { MAY_IMPORT, PACKAGES, REMOTE_FOLDERS, TEST_SETUPS } from './boundaries.mjs';

const setups = Object.keys(TEST_SETUPS);

const importsOnly = (folder, imports, pathNot) => ({
  name: `${folder}-imports`,
  comment: `boundaries.mjs lists the packages that ${folder} may import.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot },
  to: { path: `^(${PACKAGES.join('|')})/`, pathNot: `^(${imports.join('|')})/` },
});

const allowed = [
  ...PACKAGES.map((name) => importsOnly(name, [name, ...MAY_IMPORT[name]], `^(${setups.join('|')})/`)),
  ...setups.map((setup) => {
    const name = setup.replace(/\/jest$/, '');
    return importsOnly(setup, [name, ...MAY_IMPORT[name], ...TEST_SETUPS[setup]]);
  }),
];

const layers = REMOTE_FOLDERS.filter(({ forbidden }) => forbidden.length > 0).map(
  ({ remote, folder, forbidden }) => ({
    name: `${remote}-${folder}`,
    comment: 'Features share code through shared modules, which are layered: see boundaries.mjs.',
    severity: 'error',
    from: { path: `^${remote}/src/${folder}/` },
    to: { path: `^${remote}/src/(${forbidden.join('|')})/` },
  }),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that import each other are one idea in two places, or two ideas that need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'engine-stands-alone',
      comment: 'Puzzles know no framework, no platform and no package.',
      severity: 'error',
      from: { path: '^shared-puzzle-engine/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'no-tests-in-products',
      comment: 'What only tests use stays in tests.',
      severity: 'error',
      from: {
        path: '/src/',
        pathNot: '\\.test\\.tsx?$|/testing/|^supabase/src/(check-auth\\.ts|auth-check/)|^tools/bench/',
      },
      to: { path: '\\.test\\.tsx?$|/testing/|^tools/jest/' },
    },
    ...allowed,
    ...layers,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|^tools/teams/template/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};
