import { remoteConfig } from '../build-config/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-games',
  directoryUrl: new URL('.', import.meta.url),
  federation: 'webpack',
  hasBackground: true,
  parts: {
    completion:
      /shared-ui\/src\/Dialog\.tsx$|src\/finished\/(copy|Figures|GuestPrompt|SaveStatusNote)\.tsx?$|icons\/(cloud-off|cloud-upload|smartphone)\.mjs$|shared-company\/src\/AccountLinks\.tsx$/,
    review: /src\/finished\/replay\/(copy|SolvedBoard|use-replay|replay-times|PuzzleAnalysis)\.tsx?$/,
    sharing:
      /src\/finished\/(ShareResults|share-text|use-shared-link|Completion|use-celebration)\.tsx?$|shared-company\/src\/(ShareButton|share-copy)\.tsx?$|icons\/share-2\.mjs$|shared-cards\/src\/paths\.ts$/,
    results:
      /src\/(results\/(finished-results|retention)|finished\/replay\/moves)\.ts$|shared-contracts\/src\/(product|day|results|saved-results|stored-results|parse-named)\.ts$/,
    days: /src\/days\/(?!paths)|shared-contracts\/src\/(archive|limits|plans|plan-openings)\.ts$/,
    // Without the clock, which the first board has.
    sheet: /src\/today\/(?!server-clock)|shared-contracts\/src\/sheet\.ts$/,
    queries: /node_modules\/@tanstack\/|shared-data\/src\/query-client\.ts$|src\/screen\/queries\.ts$/,
  },
});
