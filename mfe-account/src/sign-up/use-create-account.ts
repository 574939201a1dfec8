import { useState } from 'react';
import { SignUpLimitSchema, type AccountMetadata } from '@ninefold/contracts';
import { useLocation } from '@ninefold/platform';
import * as z from 'zod/mini';
import type { AuthFailure } from '../auth/auth-failure';
import { confirmedUrl, EmailSchema, removeConfirmationMark } from '../auth/email-address';
import { useAuthCall } from '../auth/use-auth-call';
import type { Captcha } from '../auth/use-captcha';
import { usePasswordCheck } from '../auth/use-password-check';
import { PasswordFields, samePasswords } from './account-fields';
import { copy } from './copy';
import { triesWith } from './sign-up-tries';
import type { NewAccount } from './use-sign-up';

const { account } = copy;

const FieldsSchema = z.object({
  email: EmailSchema,
  ...PasswordFields,
  agreed: z.boolean().check(z.refine((agreed) => agreed, account.termsRequired)),
});
export type AccountValues = z.infer<typeof FieldsSchema>;

export const AccountSchema = FieldsSchema.check(samePasswords);

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
  const { state: routerState } = useLocation();
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
    const limit = outcome.ok && SignUpLimitSchema.safeParse(outcome.data.user?.app_metadata).data;
    const aDay = limit ? limit.sign_ups_a_day : undefined;
    onCreated({ email, password, signUps: triesWith(routerState, { email, aDay, now: Date.now() }) });
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
