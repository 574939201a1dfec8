import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { AuthFailure } from '../auth/auth-failure';
import { removeConfirmationMark } from '../auth/email-address';
import { useAuthCall } from '../auth/use-auth-call';
import { copy } from './copy';

export const SignInSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, copy.emailRequired)),
  password: z.string().check(z.minLength(1, copy.passwordRequired)),
});
export type SignInValues = z.infer<typeof SignInSchema>;

export interface SignIn {
  readonly failure: AuthFailure | null;
  /** Stays true after a success: the shell sees the session and changes the page. */
  readonly busy: boolean;
  /** Until the server takes calls again; 0 without a limit. */
  readonly minutesLocked: number;
  submit(values: SignInValues): Promise<void>;
  clearFailure(): void;
}

/** One sign-in, with its failure and the time that the server's rate limiter asks for. */
export function useSignIn(): SignIn {
  const callAuth = useAuthCall();
  const lock = useCountdown();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [busy, setBusy] = useState(false);

  return {
    failure,
    busy,
    minutesLocked: Math.ceil(lock.secondsLeft / 60),
    clearFailure: () => setFailure(null),
    async submit(values) {
      setBusy(true);
      setFailure(null);
      const outcome = await callAuth((auth) => auth.signInWithPassword(values));
      if (outcome.ok) return;
      // The link that was opened in this browser belonged to another account.
      if (outcome.failure.kind === 'unconfirmed') removeConfirmationMark();
      if (outcome.failure.kind === 'limited') lock.start(outcome.failure.retrySeconds);
      setBusy(false);
      setFailure(outcome.failure);
    },
  };
}

/** Counts down for the eye alone: the server is what refuses. */
function useCountdown() {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const counting = now < until;

  useEffect(() => {
    if (!counting) return;
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, [counting]);

  return {
    secondsLeft: counting ? (until - now) / 1_000 : 0,
    start(seconds: number) {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1_000);
    },
  };
}
