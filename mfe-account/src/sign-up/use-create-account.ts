import { useRef, useState } from 'react';
import type { AccountMetadata } from '@ninefold/contracts';
import * as v from 'valibot';
import type { AuthFailure } from '../auth/auth-failure';
import { confirmedUrl, EmailSchema } from '../auth/email-address';
import { formRule } from '../auth/form-rule';
import { useAuthCall, type AuthClient, type AuthOutcome } from '../auth/use-auth-call';
import type { Captcha } from '../auth/use-captcha';
import { useNetworkWait } from '../auth/use-network-wait';
import { usePasswordCheck } from '../auth/use-password-check';
import { differingPasswords, PasswordFields } from './account-fields';
import { copy } from './copy';
import { useComparePassword } from './use-compare-password';
import type { NewAccount } from './use-sign-up';
import { useSignUpAttempts } from './use-sign-up-attempts';

const { account: words } = copy;

const FieldsSchema = v.object({
  email: EmailSchema,
  ...PasswordFields,
  agreed: v.pipe(
    v.boolean(),
    v.check((agreed) => agreed, words.termsRequired),
  ),
});
export type AccountValues = v.InferOutput<typeof FieldsSchema>;

export const AccountSchema = v.pipe(FieldsSchema, formRule<AccountValues>(differingPasswords));

/** Metadata of an account with an unconfirmed address. */
const NEW_ACCOUNT_METADATA: AccountMetadata = { account_status: 'pending_verification' };

type SignUpOutcome = AuthOutcome<Awaited<ReturnType<AuthClient['signUp']>>['data']>;

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
  const compare = useComparePassword(captcha);
  const network = useNetworkWait(captcha);
  const attempts = useSignUpAttempts();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [busy, setBusy] = useState(false);

  /** What was compared before the widget asked for another check. */
  const compared = useRef<NewAccount & { result: 'own' | 'reported' }>(undefined);

  /** @returns why the form stays */
  async function signUp(account: NewAccount & { password: string }): Promise<AuthFailure | null> {
    const { email, password } = account;
    let token: Captcha['options'] | 'no-token' = captcha.options;
    if (compared.current?.email !== email || compared.current.password !== password) {
      const before = await network.send((options) => compare.before(account, options));
      if (!before.ok) return before.failure;
      if (before.data === 'signed-in') return null;
      compared.current = { ...account, result: before.data };
      token = await captcha.next();
    }
    const { result } = compared.current;
    const outcome = await network.send((options) => {
      const data = NEW_ACCOUNT_METADATA;
      const all = { emailRedirectTo: confirmedUrl(), data, ...options };
      return callAuth((auth) => auth.signUp({ email, password, options: all }));
    }, token);
    if (!outcome.ok && outcome.failure.kind === 'captcha') return outcome.failure;
    compared.current = undefined;
    return settle(outcome, account, result === 'own');
  }

  /** @returns why the form stays */
  async function settle(
    outcome: SignUpOutcome,
    account: NewAccount,
    isOwn: boolean,
  ): Promise<AuthFailure | null> {
    const refusal = outcome.ok ? null : outcome.failure;
    // Whether an address has an account stays secret. A mail that was refused for a minute may be another person's.
    const mayBeAnothers = refusal?.kind === 'registered' || refusal?.kind === 'limited';
    if (refusal && !mayBeAnothers) return refusal;
    if (outcome.ok && !outcome.data.user) return { kind: 'refused', message: words.noUser };
    // Without email confirmation, the service has signed the person in, and the state machine continues.
    if (outcome.ok && outcome.data.session) {
      attempts.count();
      return null;
    }
    // The service says by no identities that the address is confirmed, so nothing is left to compare.
    const isKnown = outcome.ok && outcome.data.user?.identities?.length === 0;
    if (!isKnown && !isOwn) {
      const comparison = await network.send(() => compare.after(account));
      if (!comparison.ok) return comparison.failure;
      if (comparison.data === 'signed-in') return null;
    }
    if (refusal?.kind === 'limited') return refusal;
    attempts.count();
    onCreated(account);
    return null;
  }

  async function create({ email, password }: AccountValues) {
    if (attempts.left === 0 || !captcha.pass()) return;
    setBusy(true);
    setFailure(null);
    const problem = await checkPassword(password, [email]);
    if (problem) {
      setBusy(false);
      return onWeak(problem);
    }
    const refusal = await signUp({ email, password });
    setBusy(false);
    if (refusal) setFailure(refusal);
  }

  return {
    create,
    network,
    attempts,
    /** Checks the password before the form is submitted, to save waiting time then. */
    lookUp: ({ email, password }: AccountValues) => void checkPassword(password, [email]),
    busy,
    failure,
    clearFailure: () => setFailure(null),
  };
}
