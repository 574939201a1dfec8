import { useState } from 'react';
import type { AccountMetadata } from '@ninefold/contracts';
import * as v from 'valibot';
import type { AuthFailure } from '../auth/auth-failure';
import { confirmedUrl, EmailSchema, removeConfirmationMark } from '../auth/email-address';
import { formRule } from '../auth/form-rule';
import { useAuthCall } from '../auth/use-auth-call';
import type { Captcha } from '../auth/use-captcha';
import { usePasswordCheck } from '../auth/use-password-check';
import { differingPasswords, PasswordFields } from './account-fields';
import { copy } from './copy';
import type { NewAccount } from './use-sign-up';

const { account } = copy;

const FieldsSchema = v.object({
  email: EmailSchema,
  ...PasswordFields,
  agreed: v.pipe(
    v.boolean(),
    v.check((agreed) => agreed, account.termsRequired),
  ),
});
export type AccountValues = v.InferOutput<typeof FieldsSchema>;

export const AccountSchema = v.pipe(FieldsSchema, formRule<AccountValues>(differingPasswords));

/** Metadata of an account whose address is not confirmed yet. */
const NEW_ACCOUNT_METADATA: AccountMetadata = { account_status: 'pending_verification' };

interface Options {
  readonly captcha: Captcha;
  readonly onCreated: (account: NewAccount) => void;
  /** The password is one that others have: the sentence for the person. */
  readonly onWeak: (message: string) => void;
}

/** Creates the account. For an address that has an account already, the same happens on the screen. */
export function useCreateAccount({ captcha, onCreated, onWeak }: Options) {
  const callAuth = useAuthCall();
  const checkPassword = usePasswordCheck();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [busy, setBusy] = useState(false);

  async function create({ email, password }: AccountValues) {
    if (!captcha.pass()) return;
    setBusy(true);
    setFailure(null);
    const problem = await checkPassword(password, [email]);
    if (problem) {
      setBusy(false);
      return onWeak(problem);
    }
    removeConfirmationMark();
    const outcome = await callAuth((auth) =>
      auth.signUp({
        email,
        password,
        options: { emailRedirectTo: confirmedUrl(), data: NEW_ACCOUNT_METADATA, ...captcha.options },
      }),
    );
    setBusy(false);
    captcha.renew();

    // Who has an account stays secret: a known address reads the same as a new one.
    const known = !outcome.ok && outcome.failure.kind === 'registered';
    if (!outcome.ok && !known) return setFailure(outcome.failure);
    if (outcome.ok && !outcome.data.user) return setFailure({ kind: 'refused', message: account.noUser });
    // A service without confirmation has signed the person in: the state machine goes on by that.
    if (outcome.ok && outcome.data.session) return;
    onCreated({ email, password });
  }

  return {
    create,
    /** Asks about the password before the form is sent, so that nobody waits for it then. */
    lookUp: ({ email, password }: AccountValues) => void checkPassword(password, [email]),
    busy,
    failure,
    clearFailure: () => setFailure(null),
  };
}
