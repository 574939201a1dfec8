import { remoteConfig } from '../build-config/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-learning',
  directoryUrl: new URL('.', import.meta.url),
  parts: {
    exercises:
      /shared-learning\/src\/(exercise\/(polynomial\/|check-|read-|verdict\.|copy\.)|skills\/making\/)/,
    random: /shared-puzzle-engine\/src\/(random|quiz\/shuffled)\.ts$/,
  },
});
