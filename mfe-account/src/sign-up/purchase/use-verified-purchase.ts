import { useEffect, useState } from 'react';
import { usePlatform } from '@ninefold/platform';
import { clearCheckout, storeCheckout, storedPurchaseId } from '../../checkout/stored-checkout';
import { verifyCheckout, type VerifiedCheckout } from '../../activation/request-verification';
import type { Purchase } from '../machine/states';

/** The verified state of a purchase; `verifying` until the service responds, and after each retry. */
export function useVerifiedPurchase({ sessionId, tier }: Purchase) {
  const { payments } = usePlatform();
  const [round, setRound] = useState(0);
  const [response, setResponse] = useState<{ round: number; checkout: VerifiedCheckout }>();

  useEffect(() => {
    let isLeft = false;
    const request = { session_id: sessionId, expected_tier: tier, purchase_id: storedPurchaseId() };
    void verifyCheckout(payments, request).then((checkout) => {
      if (isLeft) return;
      if (checkout.status === 'paid') storeCheckout({ sessionId, tier });
      if (checkout.status === 'unknown') clearCheckout();
      setResponse({ round, checkout });
    });
    return () => {
      isLeft = true;
    };
  }, [payments, sessionId, tier, round]);

  const checkout = response?.round === round ? response.checkout : ({ status: 'verifying' } as const);
  return { checkout, retry: () => setRound(round + 1) };
}
