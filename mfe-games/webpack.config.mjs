import { remoteConfig } from '../build-config/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-games',
  directoryUrl: new URL('.', import.meta.url),
  hasBackground: true,
});
