import { remoteConfig } from '../tools/build/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-games',
  directoryUrl: new URL('.', import.meta.url),
  federation: 'webpack',
  hasBackground: true,
  parts: {
    completion:
      /packages\/ui\/src\/Dialog\.tsx$|src\/finished\/(copy|Figures|GuestPrompt|SaveStatusNote)\.tsx?$|icons\/(cloud-off|cloud-upload|smartphone)\.mjs$|packages\/web\/src\/social\/AccountLinks\.tsx$/,
    review: /src\/finished\/replay\/(copy|SolvedBoard|use-replay|replay-times|PuzzleAnalysis)\.tsx?$/,
    sharing:
      /src\/finished\/(ShareResults|share-text|use-shared-link|Completion|use-celebration)\.tsx?$|packages\/web\/src\/social\/(ShareButton|share-copy)\.tsx?$|icons\/share-2\.mjs$|packages\/cards\/src\/paths\.ts$/,
    results:
      /src\/(results\/(finished-results|retention)|finished\/replay\/moves)\.ts$|packages\/contracts\/src\/(product|day|results|saved-results|stored-results|parse-named)\.ts$/,
    days: /src\/days\/(?!paths)|packages\/contracts\/src\/(archive|limits|plans|plan-limits)\.ts$/,
    // Without the clock, which the first board has.
    sheet: /src\/today\/(?!server-clock)|packages\/contracts\/src\/sheet\.ts$/,
    queries:
      /node_modules\/@tanstack\/|packages\/web\/src\/storage\/query-client\.ts$|src\/screen\/queries\.ts$/,
  },
});
