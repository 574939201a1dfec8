import { useState } from 'react';
import { RESET_RESEND_SECONDS } from '@ninefold/contracts';
import * as v from 'valibot';
import { failureMessage } from '../auth/auth-failure';
import { EmailSchema } from '../auth/email-address';
import { useAuthCall } from '../auth/use-auth-call';
import type { Captcha } from '../auth/use-captcha';
import { useCountdown } from '../auth/use-countdown';
import { useNetworkWait } from '../auth/use-network-wait';
import { copy } from './copy';

export const ResetSchema = v.object({ email: EmailSchema });
export type ResetValues = v.InferOutput<typeof ResetSchema>;

/** The target of the link in a recovery email. */
const redirectTo = () => `${window.location.origin}/update-password`;

/** Requests a recovery email. The response is the same for an address without an account. */
export function useResetEmail(captcha: Captcha) {
  const callAuth = useAuthCall();
  const pause = useCountdown();
  const network = useNetworkWait(captcha);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  return {
    sentTo,
    failure,
    busy,
    network,
    /** Seconds until another email can be requested; 0 when it can. */
    secondsLeft: Math.ceil(pause.secondsLeft),
    /** To be called when the address changes, because what is shown concerns the previous one. */
    forget() {
      setFailure(null);
      setSentTo(null);
      pause.start(0);
    },
    async send({ email }: ResetValues) {
      if (!captcha.pass()) return;
      setBusy(true);
      setFailure(null);
      const outcome = await network.send((options) =>
        callAuth((auth) => auth.resetPasswordForEmail(email, { redirectTo: redirectTo(), ...options })),
      );
      setBusy(false);
      setSentTo(outcome.ok ? email : null);
      if (outcome.ok) return pause.start(RESET_RESEND_SECONDS);
      if (outcome.failure.kind === 'limited') pause.start(outcome.failure.retrySeconds);
      setFailure(failureMessage(outcome.failure, copy.reset.failed));
    },
  };
}
