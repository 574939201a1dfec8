/** Texts of a plan that was paid and opens. */
export const copy = {
  verifying: 'Verifying Your Payment',
  verifyingNow: 'Verifying your payment...',
  notVerified: 'Payment Verification Failed',
  noSession: 'No session ID found. Please try signing up again.',
  checking: 'Payment Successful',
  checkingNow: 'Activating your plan...',
  active: 'Welcome',
  activeNow: (plan: string) => `${plan} is active`,
  activeLead: 'We take you to your dashboard in a moment.',
  dashboard: 'Go to the dashboard',
  pending: 'Payment Pending',
  pendingNow: 'Your payment is not confirmed yet',
  pendingLead:
    'A bank can take some days, and you do not need to pay again. Your plan opens by itself when the money arrives, and you can close this page.',
  failed: 'Activation Failed',
  failedNow: 'Your payment arrived, but your plan is not open yet',
  failedLead: 'You do not need to pay again. Please try again, or contact support with your receipt.',
  check: 'Check again',
  plans: 'See the plans',
} as const;
