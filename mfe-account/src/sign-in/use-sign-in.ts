import { useState } from 'react';
import * as v from 'valibot';
import type { AuthFailure } from '../auth/auth-failure';
import { clearConfirmationFlag } from '../auth/email-address';
import { useAuthCall } from '../auth/use-auth-call';
import type { Captcha } from '../auth/use-captcha';
import { useCountdown } from '../auth/use-countdown';
import { copy } from './copy';

export const SignInSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1, copy.emailRequired)),
  password: v.pipe(v.string(), v.minLength(1, copy.passwordRequired)),
});
export type SignInValues = v.InferOutput<typeof SignInSchema>;

export interface SignIn {
  readonly failure: AuthFailure | null;
  /** Stays true after a success, because the shell sees the session and changes the page. */
  readonly busy: boolean;
  /** Minutes until the server accepts calls again; 0 without a limit. */
  readonly minutesLocked: number;
  submit(values: SignInValues): Promise<void>;
  clearFailure(): void;
  /** For another account, which may not be locked: the server decides. */
  unlock(): void;
}

/** Signs in, and tracks failures and the waiting time of the server's rate limiter. */
export function useSignIn(captcha: Captcha): SignIn {
  const callAuth = useAuthCall();
  const lock = useCountdown();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [busy, setBusy] = useState(false);

  return {
    failure,
    busy,
    minutesLocked: Math.ceil(lock.secondsLeft / 60),
    clearFailure: () => setFailure(null),
    unlock: () => lock.start(0),
    async submit(values) {
      if (!captcha.pass()) return;
      setBusy(true);
      setFailure(null);
      const outcome = await callAuth((auth) =>
        auth.signInWithPassword({ ...values, options: captcha.options }),
      );
      captcha.renew();
      if (outcome.ok) return;
      // The link opened in this browser belonged to another account.
      if (outcome.failure.kind === 'unconfirmed') clearConfirmationFlag();
      if (outcome.failure.kind === 'limited') lock.start(outcome.failure.retrySeconds);
      setBusy(false);
      setFailure(outcome.failure);
    },
  };
}
