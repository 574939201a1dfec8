import type { BuiltFolder } from './deploy-remote';

const ENTRY = /^remote-entry.*\.js$/;
const APP = /^__federation_expose_App.*\.js$/;
const STYLES = /^__federation_expose_App.*\.css$/;
const throws = 'throw new Error("half a build");';

/** What is wrong with a build, how it comes about, and what `npm run deploy` says of it. */
export const FAULTY_BUILDS: readonly (readonly [
  fault: string,
  apply: (build: BuiltFolder) => Promise<void>,
  sentence: string,
])[] = [
  ['throws', ({ find, change }) => change(find(APP), () => throws), 'half a build'],
  [
    'throws after seconds',
    ({ find, change }) => change(find(ENTRY), (text) => `${text};setTimeout(() => { ${throws} }, 3000)`),
    'half a build',
  ],
  [
    'renders nothing',
    ({ find, change }) =>
      change(
        find(ENTRY),
        () => 'var mfe_learning = { init() {}, get: async () => () => ({ default: () => null }) };',
      ),
    'Nothing is shown',
  ],
  [
    'hides the header',
    ({ find, change }) => change(find(STYLES), (text) => `${text} header { display: none }`),
    'The header cannot be seen',
  ],
  [
    'never stops',
    ({ find, change }) => change(find(ENTRY), (text) => `${text};setTimeout(() => { for (;;) {} }, 3000)`),
    'a script runs in an endless loop',
  ],
  ['lacks a file', ({ find, remove }) => remove(find(STYLES)), 'The build is incomplete'],
  [
    'is a build of another remote',
    ({ change }) => change('mf-manifest.json', (text) => text.replaceAll('"mfe_learning"', '"mfe_lessons"')),
    'This is a build of lessons',
  ],
];
