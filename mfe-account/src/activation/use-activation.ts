import { useEffect, useState } from 'react';
import { ACTIVATION_DELAY_MS, ACTIVATION_POLL_MS } from '@ninefold/contracts';
import { usePlatform, type Platform } from '@ninefold/platform';
import { copy as checkoutCopy } from '../checkout/copy';
import { useLeaveWhen } from './use-leave-when';
import { verifyCheckout, type PaidCheckout, type ReturnedCheckout } from './request-verification';
import { copy } from './copy';

/**
 * - `verifying`: the service is verifying the payment
 * - `not-verified`: it is not paid, or its state is unknown
 * - `returned`: it is sent back
 * - `checking`: it is paid, and the plan is being activated
 * - `active`, `pending`: the profile has the plan, or not yet
 * - `failed`: it is paid, but the profile could not be read
 */
export type Activation =
  | { readonly status: 'verifying' }
  /** `paid` is missing while the payment was still pending when it was verified. */
  | {
      readonly status: 'checking' | 'active' | 'pending' | 'failed';
      readonly paid?: PaidCheckout | undefined;
    }
  /** `code` is the service's error code. `isUnpaid`: the payment was not made, or failed. */
  | {
      readonly status: 'not-verified';
      readonly message: string;
      readonly code?: string | undefined;
      readonly isUnpaid?: true;
    }
  | ReturnedCheckout;

/** The state of the payment. After `read`, the profile decides. */
type Known =
  | Extract<Activation, { status: 'verifying' | 'not-verified' | 'returned' }>
  | { readonly status: 'checking' | 'failed'; readonly paid: PaidCheckout }
  | { readonly status: 'read'; readonly paid?: PaidCheckout };

/** Activates a paid plan. The profile determines the result, so the webhook and this page end the same way. */
export function useActivation(sessionId: string | undefined) {
  const platform = usePlatform();
  const { payments, refreshProfile } = platform;
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<Known>({ status: 'verifying' });
  const activation = sessionId ? shown(known, platform) : withoutSession(platform);

  useEffect(() => {
    if (!sessionId) return;
    let isLeft = false;
    let delay: number | undefined;
    const readProfile = (paid: PaidCheckout) =>
      refreshProfile().then(
        () => !isLeft && setKnown({ status: 'read', paid }),
        () => !isLeft && setKnown({ status: 'failed', paid }),
      );
    void verifyCheckout(payments, { session_id: sessionId }).then((checkout) => {
      if (isLeft) return;
      switch (checkout.status) {
        case 'paid':
          setKnown({ status: 'checking', paid: checkout });
          delay = window.setTimeout(() => void readProfile(checkout), ACTIVATION_DELAY_MS);
          break;
        case 'pending':
          setKnown({ status: 'read' });
          break;
        case 'unpaid':
          setKnown({ status: 'not-verified', message: checkout.message, isUnpaid: true });
          break;
        case 'unknown':
          setKnown({ status: 'not-verified', message: checkoutCopy.verification.unknownSession });
          break;
        case 'failed':
          setKnown({ status: 'not-verified', message: checkout.message, code: checkout.code });
          break;
        case 'returned':
          setKnown(checkout);
      }
    });
    return () => {
      isLeft = true;
      window.clearTimeout(delay);
    };
  }, [payments, refreshProfile, sessionId, round]);

  useProfileUntilOpen(activation.status === 'pending', refreshProfile);
  const { isStaying, stay } = useLeaveWhen(activation.status === 'active');

  return {
    activation,
    isStaying,
    /** Stops the redirect, so that the person continues manually. */
    stay,
    retry() {
      setKnown({ status: 'verifying' });
      setRound(round + 1);
    },
  };
}

/** A member may open the return page again, when this browser has forgotten the checkout. */
const withoutSession = ({ entitlements }: Platform): Activation =>
  entitlements.isSubscribed ? { status: 'active' } : { status: 'not-verified', message: copy.noSession };

function shown(known: Known, { auth, entitlements }: Platform): Activation {
  if (known.status !== 'read') return known;
  const { paid } = known;
  if (entitlements.isSubscribed) return { status: 'active', paid };
  return { status: auth.status === 'in' && auth.profile.isFallback ? 'failed' : 'pending', paid };
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
