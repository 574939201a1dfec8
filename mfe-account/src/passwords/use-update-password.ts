import { useState } from 'react';
import { UPDATE_PASSWORD_MIN } from '@ninefold/contracts';
import { usePlatform, type PasswordSession } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import * as v from 'valibot';
import { failureMessage } from '../auth/auth-failure';
import { copy as authCopy } from '../auth/copy';
import { formRule, type Problem } from '../auth/form-rule';
import { fitsPasswordBytes } from '../auth/password';
import { forgetLocks } from '../auth/stored-lock';
import { useAuthCall } from '../auth/use-auth-call';
import { usePasswordCheck } from '../auth/use-password-check';
import { copy } from './copy';

const { update: words } = copy;

const FieldsSchema = v.object({ password: v.string(), confirmPassword: v.string() });
export type NewPasswordValues = v.InferOutput<typeof FieldsSchema>;

export const NewPasswordSchema = v.pipe(FieldsSchema, formRule(problemOf));

function problemOf(values: NewPasswordValues): Problem<NewPasswordValues> | null {
  const { password, confirmPassword } = values;
  if (!password) return ['password', words.missing];
  if (!confirmPassword) return ['confirmPassword', words.missing];
  if (password.length < UPDATE_PASSWORD_MIN) return ['password', words.short];
  if (!fitsPasswordBytes(password)) return ['password', authCopy.password.tooLong];
  if (password !== confirmPassword) return ['confirmPassword', words.differs];
  return null;
}

interface Options {
  readonly session: PasswordSession;
  /** Called with a message when the password is too easy to guess or was leaked. */
  readonly onWeak: (message: string) => void;
  readonly onDone: () => void;
  /** The server rejected it, because of the password or because the link has expired. */
  readonly onRefused: () => void;
}

/** Saves the password and ends all sessions of the account, because someone else may have known the old one. */
export function useUpdatePassword({ session, onWeak, onDone, onRefused }: Options) {
  const platform = usePlatform();
  const { store } = useDevice();
  const callAuth = useAuthCall(session.client);
  const checkPassword = usePasswordCheck();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function check(password: string) {
    const stored = await callAuth((auth) => auth.getSession());
    const metadata = stored.ok ? stored.data.session?.user.user_metadata : undefined;
    return checkPassword(password, [session.email, metadata?.first_name, metadata?.last_name]);
  }

  async function save({ password }: NewPasswordValues) {
    setFailure(null);
    const problem = await check(password);
    if (problem) return onWeak(problem);
    const outcome = await callAuth((auth) => auth.updateUser({ password }));
    if (!outcome.ok) {
      setFailure(failureMessage(outcome.failure, words.failed));
      if (outcome.failure.kind === 'refused') onRefused();
      return;
    }
    forgetLocks(store);
    await callAuth(async (auth) => ({ data: null, ...(await auth.signOut({ scope: 'global' })) }));
    // Otherwise the sign-in page would redirect into this device's old session.
    if (platform.auth.status === 'in') await platform.signOut();
    onDone();
  }

  return {
    failure,
    busy,
    clearFailure: () => setFailure(null),
    /** Checks the password before the form is submitted, to save waiting time then. */
    lookUp: ({ password }: NewPasswordValues) => void check(password),
    async submit(values: NewPasswordValues) {
      setBusy(true);
      await save(values);
      setBusy(false);
    },
  };
}
