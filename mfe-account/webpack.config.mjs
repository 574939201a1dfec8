import { remoteConfig } from '../build-config/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-account',
  directoryUrl: new URL('.', import.meta.url),
  parts: { auth: /mfe-account\/src\/auth\// },
});
