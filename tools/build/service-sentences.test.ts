import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** The places of decision 0093. */
const SHOWING = [
  'mfe-account/src/checkout/ManageSubscription.tsx',
  'mfe-account/src/checkout/failure-message.ts',
  'mfe-account/src/invite/use-invite.ts',
  'mfe-account/src/passwords/use-reset-email.ts',
  'mfe-account/src/passwords/use-update-password.ts',
  'mfe-account/src/profile/settings/EmailForm.tsx',
  'mfe-account/src/sign-up/AccountStep.tsx',
  'mfe-account/src/sign-up/VerifyEmailStep.tsx',
  'mfe-account/src/sign-up/purchase/use-create-paid-account.ts',
];

/** The helper for the auth service's sentence, or the field of the payments service's. */
const SENTENCE =
  /import \{[^}]*\bfailureMessage\b[^}]*\} from '[./]*auth-failure'|from '[./]+\/auth\/auth-failure'[^]*\bfailureMessage\(|error\??\.error\b/;

test('a service’s own sentence is shown only where the decision says so', () => {
  const files = ['shell', 'mfe-account', 'mfe-games', 'mfe-learning'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder, 'src'), { recursive: true })
      .map((name) => path.posix.join(folder, 'src', String(name).replaceAll(path.sep, '/')))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file)),
  );
  const found = files.filter((file) => SENTENCE.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found.sort()).toEqual(SHOWING);
});
