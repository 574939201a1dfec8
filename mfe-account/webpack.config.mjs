import { remoteConfig } from '../build-config/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-account',
  directoryUrl: new URL('.', import.meta.url),
  federation: 'webpack',
  parts: {
    // What judges a new password is loaded where one is chosen.
    forms:
      /mfe-account\/src\/(auth\/(?!judge-password|breached-password)|layout\/)|shared-ui\/src\/(Alert|Button|fields|Checkbox|FieldNotes|TextField)\.|shared-contracts\/src\/(limits|plans|product)\.ts$/,
    checkout: /mfe-account\/src\/(checkout|plans)\/|shared-contracts\/src\/payments\.ts$/,
    passwords: /mfe-account\/src\/passwords\//,
  },
});
