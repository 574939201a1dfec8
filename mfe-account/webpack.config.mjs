import { remoteConfig } from '../tools/build/remote-config.mjs';

export default remoteConfig({
  name: 'mfe-account',
  directoryUrl: new URL('.', import.meta.url),
  federation: 'webpack',
  screens: {
    '/login': './sign-in/SignInPage',
    '/signup': './sign-up/SignUpPage',
    '/plans': './sign-up/SignUpPage',
    '/upgrade': './upgrade/UpgradePage',
    '/link': './links/LinkPage',
    '/reset-password': './passwords/ResetPasswordPage',
  },
  parts: {
    // What judges a new password is loaded where one is chosen.
    forms:
      /mfe-account\/src\/(auth\/(?!judge-password|breached-password)|layout\/)|packages\/ui\/src\/(Alert|Button|fields|Checkbox|FieldNotes|TextField|keep-composing)\.|packages\/contracts\/src\/(limits|plans|product|email|typed-characters|ascii-digits)\.ts$/,
    checkout:
      /mfe-account\/src\/(checkout|plans|subscription)\/|packages\/contracts\/src\/payment(s|-records)\.ts$/,
    passwords: /mfe-account\/src\/passwords\//,
  },
});
