/** Texts about checkout and verification that several features share. */
export const copy = {
  creating: 'Creating checkout...',
  unreachable:
    'Unable to connect to payment services. Please check your internet connection or disable ad blockers.',
  unavailable:
    'Payment system is temporarily unavailable. Nothing was charged. Please try again in a few minutes.',
  setUpFailed: 'Failed to set up payment. Please try again.',
  initiateFailed: 'Failed to initiate payment. Please try again.',
  noUrl: 'No checkout URL received',
  invalidPlan: 'Invalid subscription plan selected. Please choose another plan.',
  invalidTier: 'Invalid subscription tier selected',
  notSignedIn: 'User authentication required. Please refresh and try again.',
  checkoutFailed: (reason: string) => `Failed to create checkout: ${reason}`,
  noReason: 'Failed to create checkout session',
  pending: 'Payment Pending',
  httpError: (status: number) => `HTTP error! status: ${status}`,

  verification: {
    unreachable: 'Unable to connect to verification service. Please check your internet connection.',
    notPaid: 'Payment verification failed - session invalid or not paid',
    nothingCharged:
      'Nothing was charged, because you left the checkout before paying or the payment failed. You can choose a plan again.',
    allFailed: 'All verification endpoints failed',
    sessionFailed: 'Session verification failed',
    unexpected: 'Failed to verify payment. Please contact support.',
    unknownSession: 'Payment verification failed. Please try again.',
  },

  receipt: {
    download: 'Download receipt',
    downloading: 'Preparing...',
    done: 'Your receipt is in your downloads.',
    failed: 'Failed to download receipt. Please contact support.',
  },

  portal: {
    open: 'Manage subscription',
    opening: 'Opening...',
    lead: 'Change your card, view your invoices or cancel on our payment provider’s page. After canceling, you keep the plan until the end of the period that you have paid for.',
    failed: 'The page for your subscription could not be opened. Please try again.',
  },
} as const;
