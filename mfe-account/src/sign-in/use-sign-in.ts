import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { useDevice } from '@ninefold/web/storage';
import type { AuthFailure } from '../auth/auth-failure';
import { typedEmail } from '../auth/email-address';
import { forgetLocks, storedLock, storeLock } from '../auth/stored-lock';
import { useAuthCall } from '../auth/use-auth-call';
import type { Captcha } from '../auth/use-captcha';
import { useCountdown } from '../auth/use-countdown';
import { useNetworkWait, type NetworkWait } from '../auth/use-network-wait';
import { copy } from './copy';

export const SignInSchema = v.object({
  email: v.pipe(v.string(), v.transform(typedEmail), v.minLength(1, copy.emailRequired)),
  password: v.pipe(v.string(), v.minLength(1, copy.passwordRequired)),
});
export type SignInValues = v.InferOutput<typeof SignInSchema>;

export interface SignIn {
  readonly failure: AuthFailure | null;
  /** Stays true after a success, because the shell sees the session and changes the page. */
  readonly busy: boolean;
  readonly network: NetworkWait;
  /** Minutes until the account can be used again; 0 without a lock. */
  readonly minutesLocked: number;
  submit(values: SignInValues): Promise<void>;
  clearFailure(): void;
  /** Shows the lock of an address, if this browser has stored one, and no other. */
  showLock(email: string): void;
  /** For an account that has a new password: the server decides. */
  unlock(): void;
}

/** Signs in, and tracks failures and the lock of the account. */
export function useSignIn(captcha: Captcha, onLocked: (email: string) => void): SignIn {
  const { store, now } = useDevice();
  const callAuth = useAuthCall();
  const network = useNetworkWait(captcha);
  const { secondsLeft, start } = useCountdown();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [busy, setBusy] = useState(false);

  const showLock = useCallback(
    (email: string) => start(storedLock(store, typedEmail(email), now()) / 1_000),
    [start, store, now],
  );

  return {
    failure,
    busy,
    network,
    minutesLocked: Math.ceil(secondsLeft / 60),
    clearFailure: () => setFailure(null),
    showLock,
    unlock() {
      forgetLocks(store);
      start(0);
    },
    async submit(values) {
      if (!captcha.pass()) return;
      setBusy(true);
      setFailure(null);
      const outcome = await network.send((options) =>
        callAuth((auth) => auth.signInWithPassword({ ...values, options })),
      );
      if (outcome.ok) return;
      if (outcome.failure.kind === 'limited') {
        const { retrySeconds } = outcome.failure;
        start(retrySeconds);
        storeLock(store, values.email, now() + retrySeconds * 1_000);
        onLocked(values.email);
      }
      setBusy(false);
      setFailure(outcome.failure);
    },
  };
}
