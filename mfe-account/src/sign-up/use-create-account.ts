import { useState } from 'react';
import type { AccountMetadata } from '@ninefold/contracts';
import * as v from 'valibot';
import type { AuthFailure } from '../auth/auth-failure';
import { confirmedUrl, EmailSchema, clearConfirmationFlag } from '../auth/email-address';
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

/** Metadata of an account with an unconfirmed address. */
const NEW_ACCOUNT_METADATA: AccountMetadata = { account_status: 'pending_verification' };

interface Options {
  readonly captcha: Captcha;
  readonly onCreated: (account: NewAccount) => void;
  /** Called with a message when the password is too easy to guess or was leaked. */
  readonly onWeak: (message: string) => void;
}

/** Creates an account. The screen shows the same when the address already has one. */
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
    clearConfirmationFlag();
    const outcome = await callAuth((auth) =>
      auth.signUp({
        email,
        password,
        options: { emailRedirectTo: confirmedUrl(), data: NEW_ACCOUNT_METADATA, ...captcha.options },
      }),
    );
    setBusy(false);
    captcha.renew();

    // Whether an address has an account stays secret.
    const known = !outcome.ok && outcome.failure.kind === 'registered';
    if (!outcome.ok && !known) return setFailure(outcome.failure);
    if (outcome.ok && !outcome.data.user) return setFailure({ kind: 'refused', message: account.noUser });
    // Without email confirmation, the service has signed the person in, and the state machine continues.
    if (outcome.ok && outcome.data.session) return;
    onCreated({ email, password });
  }

  return {
    create,
    /** Checks the password before the form is submitted, to save waiting time then. */
    lookUp: ({ email, password }: AccountValues) => void checkPassword(password, [email]),
    busy,
    failure,
    clearFailure: () => setFailure(null),
  };
}
