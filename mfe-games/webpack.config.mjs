import { remoteConfig } from '../tools/build/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-games',
  directoryUrl: new URL('.', import.meta.url),
  federation: 'webpack',
  hasBackground: true,
  screens: {
    '/puzzle-games': './hub/PuzzleHub',
    '/mental-math-speed': './quiz/MentalMath',
    '/addition-drill': './quiz/AdditionDrill',
    '/archive': './archive/ArchivePage',
    '/archive/': './archive/ArchiveDay',
    '/boards': './boards/Boards',
    '/boards/': './boards/Boards',
    '/challenge': './challenges/Challenges',
    '/challenge/': './challenges/Challenges',
    '/demo': './demo/DemoHub',
    '/sum-grid-demo': './demo/DemoGame',
    '/multiplication-grid-demo': './demo/DemoGame',
    '/combined-grid-demo': './demo/DemoGame',
  },
  parts: {
    completion:
      /packages\/ui\/src\/Dialog\.tsx$|src\/finished\/(copy|Figures|GuestPrompt|SaveStatusNote)\.tsx?$|icons\/(cloud-off|cloud-upload|smartphone)\.mjs$|packages\/web\/src\/social\/AccountLinks\.tsx$/,
    review: /src\/finished\/(replay-copy|SolvedGrid|use-replay|replay-times|PuzzleAnalysis)\.tsx?$/,
    sharing:
      /src\/sharing\/(copy|ShareResults|share-text|use-shared-link)\.tsx?$|src\/finished\/(Completion|use-celebration)\.tsx?$|packages\/web\/src\/social\/(ShareButton|share-copy)\.tsx?$|icons\/share-2\.mjs$|packages\/cards\/src\/paths\.ts$/,
    // The first grid has the clock.
    results:
      /src\/(results\/(finished-results|retention)|grid\/moves)\.ts$|src\/days\/(?!server-clock)|packages\/contracts\/src\/(product|day|daily|archive|limits|plans|plan-limits|todays-dailies|results|saved-results|stored-results|parse-named|read-known|rpc\/(call-rpc|rpc-error|rpc-call|dailies))\.ts$/,
    today: /src\/today\/(?!MorePuzzlesDialog)/,
    queries:
      /node_modules\/@tanstack\/|packages\/web\/src\/storage\/query-client\.ts$|src\/screen\/queries\.ts$/,
  },
});
