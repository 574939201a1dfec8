import { remoteConfig } from '../build-config/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-games',
  directoryUrl: new URL('.', import.meta.url),
  hasBackground: true,
  parts: {
    completion:
      /shared-ui\/src\/Dialog\.tsx$|src\/completion\/(copy|Figures|GuestPrompt|KeptNote|ShareButton|share-text)\.tsx?$/,
    results: /src\/sync\/(finished-results|read-stored-result|retention)\.ts$/,
  },
});
