import { useEffect, useState } from 'react';
import { ACTIVATION_REDIRECT_MS } from '@ninefold/contracts';
import { useNavigate } from '@ninefold/platform';
import { clearCheckout } from '../checkout/stored-checkout';

const isBusy = () =>
  document.hidden || document.activeElement?.matches('a:focus-visible, button:focus-visible') === true;

/** @returns whether nobody looks at the page, or somebody is at one of its controls by keyboard */
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

/** Leads to the dashboard a moment after the plan is active, unless the person stays or is busy on the page. */
export function useLeaveWhen(isActive: boolean) {
  const navigate = useNavigate();
  const [isStaying, setStaying] = useState(false);
  const isBusy = useBusy();

  useEffect(() => {
    if (!isActive || isStaying || isBusy) return;
    const leave = setTimeout(() => void navigate('/dashboard', { replace: true }), ACTIVATION_REDIRECT_MS);
    return () => clearTimeout(leave);
  }, [isActive, isStaying, isBusy, navigate]);

  // Not before the page is left: after a reload it shows the same.
  useEffect(() => (isActive ? clearCheckout : undefined), [isActive]);

  return { isStaying, stay: () => setStaying(true) };
}
