import { useEffect, useState } from 'react';
import { ACTIVATION_REDIRECT_MS } from '@ninefold/contracts';
import { useNavigate } from '@ninefold/platform';
import { clearCheckout } from '../checkout/stored-checkout';

const isBusy = () =>
  document.hidden || document.activeElement?.matches('a:focus-visible, button:focus-visible') === true;

/** @returns whether the page is hidden, or one of its controls has keyboard focus */
function useBusy(): boolean {
  const [busy, setBusy] = useState(isBusy);
  useEffect(() => {
    const look = () => setBusy(isBusy());
    const events = ['visibilitychange', 'focusin', 'focusout'];
    for (const event of events) document.addEventListener(event, look);
    return () => {
      for (const event of events) document.removeEventListener(event, look);
    };
  }, []);
  return busy;
}

/**
 * Redirects to the dashboard a moment after the plan is active, unless the person chooses to stay or is busy on the
 * page.
 */
export function useLeaveWhen(isActive: boolean) {
  const navigate = useNavigate();
  const [isStaying, setStaying] = useState(false);
  const isBusy = useBusy();

  useEffect(() => {
    if (!isActive || isStaying || isBusy) return;
    const leave = setTimeout(() => void navigate('/dashboard', { replace: true }), ACTIVATION_REDIRECT_MS);
    return () => clearTimeout(leave);
  }, [isActive, isStaying, isBusy, navigate]);

  // Only when leaving the page, so that a reload shows the same.
  useEffect(() => (isActive ? clearCheckout : undefined), [isActive]);

  return { isStaying, stay: () => setStaying(true) };
}
