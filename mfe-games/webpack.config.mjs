import { remoteConfig } from '../build-config/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-games',
  directoryUrl: new URL('.', import.meta.url),
  federation: 'webpack',
  hasBackground: true,
  parts: {
    completion: /shared-ui\/src\/Dialog\.tsx$|src\/completion\/(copy|Figures|GuestPrompt|KeptNote)\.tsx?$/,
    review:
      /src\/(replay\/(copy|SolvedBoard|use-replay|replay-times)|analysis\/(copy|PuzzleAnalysis))\.tsx?$/,
    sharing: /src\/(share\/(copy|ShareButton|share-text)|completion\/(Completion|use-celebration))\.tsx?$/,
    results: /src\/(sync\/(finished-results|read-stored-result|retention)|replay\/moves)\.ts$/,
  },
});
