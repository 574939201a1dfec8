import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { MAY_IMPORT, PACKAGES, SUPABASE_CLIENT_FILES } from './boundaries.mjs';

const supabaseClient = {
  name: '@supabase/supabase-js',
  message: 'Ask the platform for the client: only the client files create one.',
  allowTypeImports: true,
};

/** The import table as rules: one block per package. */
const imports = PACKAGES.map((name) => {
  const forbidden = PACKAGES.filter((other) => other !== name && !MAY_IMPORT[name].includes(other));
  return {
    files: [`${name}/src/**/*.{ts,tsx}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [supabaseClient],
          patterns: [
            {
              group: forbidden.flatMap((other) => [other, `${other}/*`, `**/${other}/src/**`]),
              message: `${name} may not import this package: see boundaries.mjs.`,
            },
          ],
        },
      ],
    },
  };
});

export default defineConfig([
  globalIgnores([
    '**/dist/**',
    '.local/**',
    '.cache/**',
    'coverage/**',
    'shared-contracts/src/database.types.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['{shell,mfe-*,shared-ui,shared-platform}/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
  },
  ...imports,
  {
    files: SUPABASE_CLIENT_FILES,
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
]);
