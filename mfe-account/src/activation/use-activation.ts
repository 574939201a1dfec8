import { useEffect, useState } from 'react';
import { ACTIVATION_DELAY_MS, ACTIVATION_POLL_MS } from '@ninefold/contracts';
import { usePlatform, type Platform } from '@ninefold/platform';
import { copy as checkoutCopy } from '../checkout/copy';
import { useLeaveWhen } from './use-leave-when';
import { verifyCheckout } from './verify-checkout';
import { copy } from './copy';

/**
 * - `verifying`: the service is verifying the payment
 * - `not-verified`: it is not paid, or its state is unknown
 * - `checking`: it is paid, and the plan is being activated
 * - `active`, `pending`: the profile has the plan, or not yet
 * - `failed`: it is paid, but the profile could not be read
 */
export type Activation =
  | { readonly is: 'verifying' | 'checking' | 'active' | 'pending' | 'failed' }
  | { readonly is: 'not-verified'; readonly message: string };

/** The state of the payment. After `read`, the profile decides. */
type Known =
  { readonly is: 'verifying' | 'checking' | 'failed' | 'read' } | Extract<Activation, { is: 'not-verified' }>;

/** Activates a paid plan. The profile determines the result, so the webhook and this page end the same way. */
export function useActivation(sessionId: string | undefined) {
  const platform = usePlatform();
  const { payments, refreshProfile } = platform;
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<Known>({ is: 'verifying' });
  const activation = sessionId ? shown(known, platform) : NO_SESSION;

  useEffect(() => {
    if (!sessionId) return;
    let isLeft = false;
    let delay: number | undefined;
    const readProfile = () =>
      refreshProfile().then(
        () => !isLeft && setKnown({ is: 'read' }),
        () => !isLeft && setKnown({ is: 'failed' }),
      );
    void verifyCheckout(payments, { session_id: sessionId }).then((checkout) => {
      if (isLeft) return;
      switch (checkout.is) {
        case 'paid':
          setKnown({ is: 'checking' });
          delay = window.setTimeout(() => void readProfile(), ACTIVATION_DELAY_MS);
          break;
        case 'pending':
          setKnown({ is: 'read' });
          break;
        case 'unpaid':
          setKnown({ is: 'not-verified', message: checkout.message });
          break;
        case 'unknown':
          setKnown({ is: 'not-verified', message: checkoutCopy.verification.unknownSession });
          break;
        case 'failed':
          setKnown({ is: 'not-verified', message: checkout.message });
      }
    });
    return () => {
      isLeft = true;
      window.clearTimeout(delay);
    };
  }, [payments, refreshProfile, sessionId, round]);

  useProfileUntilOpen(activation.is === 'pending', refreshProfile);
  const { isStaying, stay } = useLeaveWhen(activation.is === 'active');

  return {
    activation,
    isStaying,
    /** Stops the redirect, so that the person continues manually. */
    stay,
    retry() {
      setKnown({ is: 'verifying' });
      setRound(round + 1);
    },
  };
}

const NO_SESSION: Activation = { is: 'not-verified', message: copy.noSession };

function shown(known: Known, { auth, entitlements }: Platform): Activation {
  if (known.is === 'not-verified') return known;
  if (known.is !== 'read') return { is: known.is };
  if (entitlements.isSubscribed) return { is: 'active' };
  return { is: auth.status === 'in' && auth.profile.isFallback ? 'failed' : 'pending' };
}

/** The webhook may arrive after the person, so the profile is polled until it has the plan. */
function useProfileUntilOpen(isPending: boolean, refreshProfile: Platform['refreshProfile']): void {
  const { reportError } = usePlatform();
  useEffect(() => {
    if (!isPending) return;
    const poll = setInterval(() => {
      refreshProfile().catch((error: unknown) => reportError(error, 'account: read profile again'));
    }, ACTIVATION_POLL_MS);
    return () => clearInterval(poll);
  }, [isPending, refreshProfile, reportError]);
}
