import { useEffect } from 'react';
import { Alert } from '@ninefold/ui';
import { clearCheckout } from '../checkout/stored-checkout';
import { Support } from '../layout/Support';
import { copy as words } from './copy';
import type { ReturnedCheckout } from './request-verification';

export const returnedTitle = ({ isCharged }: ReturnedCheckout): string =>
  isCharged ? words.returned : words.notActivated;

/** Says that a payment was sent back, how much, and why. */
export function ReturnedNotice({ checkout }: { checkout: ReturnedCheckout }) {
  const { message, isCharged, isMailed } = checkout;
  // The purchase is over. Only when leaving the page, so that a reload shows the same.
  useEffect(() => clearCheckout, []);
  return (
    <Alert tone="warning" title={moneyOf(checkout)}>
      <p>{message}</p>
      {isCharged && <p>{isMailed ? `${words.returnedWhen} ${words.returnedMail}` : words.returnedWhen}</p>}
      <Support />
    </Alert>
  );
}

function moneyOf({ amount, isCharged }: ReturnedCheckout): string {
  if (!isCharged) return words.notCharged;
  return amount === null ? words.returnedNow : words.returnedAmount(amount);
}
